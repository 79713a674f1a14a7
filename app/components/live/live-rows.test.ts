import { expect, test } from 'vitest'
import {
  prependRows,
  type RowRules,
  release,
  replaceRows,
  startRows,
  takeChanged,
  takePage,
  waitingCount,
} from './live-rows'

interface Order {
  readonly key: string
  readonly slot: number
  readonly progress: number
}

const order = (key: string, slot: number, progress = 0): Order => ({ key, slot, progress })
const keyOf = (row: Order) => row.key
const rules: RowRules<Order> = { keyOf, merge: replaceRows(keyOf) }
const feed: RowRules<Order> = { keyOf, merge: prependRows(keyOf, (row, than) => row.slot > than.slot, 3) }

const start = startRows('view', [order('a', 1), order('b', 1), order('c', 1)])
const keys = (rows: readonly Order[]) => rows.map(keyOf).join('')

test('a changed row is replaced where it stands, and flashes', () => {
  const state = takeChanged(start, [order('b', 2, 50)], rules, false, 0)
  expect(state.shown).toEqual([order('a', 1), order('b', 2, 50), order('c', 1)])
  expect([...state.flashes.keys()]).toEqual(['b'])
})

test('untouched rows stay the same objects, so that they are not drawn again', () => {
  const state = takeChanged(start, [order('b', 2)], rules, false, 0)
  expect(state.shown[0]).toBe(start.shown[0])
})

test('an older version of a row is not taken', () => {
  const state = takeChanged(start, [order('b', 0, 99)], rules, false, 0)
  expect(state.shown).toEqual(start.shown)
  expect(state.flashes.size).toBe(0)
})

test('a row that is not in the list is not taken in by the stream', () => {
  expect(keys(takeChanged(start, [order('z', 9)], rules, false, 0).shown)).toBe('abc')
})

test('a row flashes at most once a second', () => {
  const first = takeChanged(start, [order('b', 2)], rules, false, 0)
  const soon = takeChanged(first, [order('b', 3)], rules, false, 999)
  const later = takeChanged(soon, [order('b', 4)], rules, false, 1000)
  expect(first.flashes.get('b')?.beat).toBe(1)
  expect(soon.flashes.get('b')?.beat).toBe(1)
  expect(later.flashes.get('b')?.beat).toBe(2)
})

test('a new page is shown at once and its new rows flash', () => {
  const state = takePage(start, [order('n', 5), order('a', 1), order('b', 1)], rules, false, 0)
  expect(keys(state.shown)).toBe('nab')
  expect([...state.flashes.keys()]).toEqual(['n'])
  expect(waitingCount(state, rules)).toBe(0)
})

test('an answer that is older than the stream does not turn rows back', () => {
  const ahead = takeChanged(start, [order('b', 7, 70)], rules, false, 0)
  const state = takePage(ahead, [order('a', 1), order('b', 6, 60), order('c', 1)], rules, false, 0)
  expect(state.shown[1]).toEqual(order('b', 7, 70))
})

test('while held, rows keep their places, their contents change, and new rows are counted', () => {
  const state = takePage(start, [order('n', 5), order('c', 4, 40), order('a', 1)], rules, true, 0)
  expect(state.shown).toEqual([order('a', 1), order('b', 1), order('c', 4, 40)])
  expect(waitingCount(state, rules)).toBe(1)
})

test('released, the newest list is shown', () => {
  const held = takePage(start, [order('n', 5), order('c', 4), order('a', 1)], rules, true, 0)
  const state = release(held, rules, 2000)
  expect(keys(state.shown)).toBe('nca')
  expect(waitingCount(state, rules)).toBe(0)
})

test('changes reach held rows and waiting rows alike', () => {
  const held = takePage(start, [order('n', 5), order('a', 1), order('b', 1)], rules, true, 0)
  const state = takeChanged(held, [order('a', 8, 80), order('n', 9, 90)], rules, true, 0)
  expect(state.shown[0]).toEqual(order('a', 8, 80))
  expect(release(state, rules, 0).shown[0]).toEqual(order('n', 9, 90))
})

test('releasing what is not held changes nothing', () => {
  expect(release(start, rules, 0)).toBe(start)
})

test('a feed puts new rows on top, newest first, and drops the oldest', () => {
  const state = takeChanged(start, [order('y', 3), order('z', 4), order('a', 1)], feed, false, 0)
  expect(keys(state.shown)).toBe('zya')
})

test('a held feed keeps its lines and counts what came', () => {
  const state = takeChanged(start, [order('y', 3), order('z', 4)], feed, true, 0)
  expect(keys(state.shown)).toBe('abc')
  expect(waitingCount(state, feed)).toBe(2)
})

test('a feed line that the stream brought before the answer knew it stays on top', () => {
  const ahead = takeChanged(start, [order('z', 4)], feed, false, 0)
  const state = takePage(ahead, [order('y', 3), order('a', 1), order('b', 1)], feed, false, 0)
  expect(keys(state.shown)).toBe('zya')
})
