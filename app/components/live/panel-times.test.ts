import { expect, test } from 'vitest'
import { panelAgeSeconds } from '~/domain/freshness'
import { panelTimes } from './panel-times'

test('a panel is as old as its source or its last answer, whichever is older', () => {
  expect(panelTimes({}, { dataTime: 90 }, 100)).toEqual({ refreshedAt: 100, dataAt: 90 })
  expect(panelAgeSeconds(panelTimes({}, { dataTime: 90 }, 100), 103)).toBe(13)
})

test('a panel that has never had anything to show has no age, however current its source is', () => {
  expect(panelAgeSeconds(panelTimes(null, { dataTime: 100 }, 100), 100)).toBeUndefined()
  expect(panelAgeSeconds(panelTimes([], { dataTime: null }, 100), 100)).toBeUndefined()
})
