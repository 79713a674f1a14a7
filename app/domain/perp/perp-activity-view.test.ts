import { expect, test } from 'vitest'
import { parsePositionRecordKey, positionRecordId, positionRecordKey } from './perp-activity-view'

const record = { venue: 'velocity', marketIndex: 3, fillRecordId: 77n, isMaker: true } as const

test('the key of a position record contains its venue, the id does not', () => {
  expect(positionRecordKey(record)).toBe('velocity:3:77:m')
  expect(positionRecordId(record)).toBe('3:77:m')
  expect(parsePositionRecordKey('velocity:3:77:m')).toEqual(record)
})

test('a string of another form is no key of a position record', () => {
  for (const text of ['3:77:m', 'nowhere:3:77:m', 'velocity:3:77:x', 'velocity:3:77:m:1', ''])
    expect([text, parsePositionRecordKey(text)]).toEqual([text, undefined])
})
