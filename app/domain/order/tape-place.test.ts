import { expect, test } from 'vitest'
import { type TapePlaced, tapePageOf, tapePlaceOf } from './tape-place'

const row = (at: number, signature = 's'): TapePlaced => ({
  at,
  slot: at,
  eventIndex: 0,
  signature,
  instructionPath: '1',
})
const timesOf = (rows: readonly TapePlaced[]) => rows.map(({ at }) => at)

test('a full page ends where a search stopped, even if another search found older rows', () => {
  const page = tapePageOf({ found: [row(9), row(8), row(3), row(2)], stop: tapePlaceOf(row(7)) }, 3)
  expect(timesOf(page.rows)).toEqual([9, 8])
  expect(page.end).toEqual(tapePlaceOf(row(7)))
})

test('a page without a stop ends at its last row, and a short one has no end', () => {
  const all = { found: [row(1), row(3), row(2)], stop: undefined }
  expect(tapePageOf(all, 2)).toEqual({ rows: [row(3), row(2)], end: tapePlaceOf(row(2)) })
  expect(tapePageOf(all, 5).end).toBeUndefined()
})

test('the row at which the search stopped is part of the page', () => {
  expect(timesOf(tapePageOf({ found: [row(5)], stop: tapePlaceOf(row(5)) }, 9).rows)).toEqual([5])
})

test('compares keys by bytes, so capitals come first', () => {
  const { rows } = tapePageOf({ found: [row(1, 'a'), row(1, 'B'), row(1, 'c')], stop: undefined }, 9)
  expect(rows.map(({ signature }) => signature)).toEqual(['B', 'a', 'c'])
})
