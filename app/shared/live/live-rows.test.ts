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

test('replaces a changed row in place and flashes it', () => {
  const state = takeChanged(start, [order('b', 2, 50)], rules, false, 0)
  expect(state.shown).toEqual([order('a', 1), order('b', 2, 50), order('c', 1)])
  expect([...state.flashes.keys()]).toEqual(['b'])
})

test('keeps unchanged rows as the same objects, so that they do not render again', () => {
  const state = takeChanged(start, [order('b', 2)], rules, false, 0)
  expect(state.shown[0]).toBe(start.shown[0])
})

test('ignores an older version of a row', () => {
  const state = takeChanged(start, [order('b', 0, 99)], rules, false, 0)
  expect(state.shown).toEqual(start.shown)
  expect(state.flashes.size).toBe(0)
})

test('ignores streamed rows that are not in the list', () => {
  expect(keys(takeChanged(start, [order('z', 9)], rules, false, 0).shown)).toBe('abc')
})

test('flashes a row at most once a second', () => {
  const first = takeChanged(start, [order('b', 2)], rules, false, 0)
  const soon = takeChanged(first, [order('b', 3)], rules, false, 999)
  const later = takeChanged(soon, [order('b', 4)], rules, false, 1000)
  expect(first.flashes.get('b')?.count).toBe(1)
  expect(soon.flashes.get('b')?.count).toBe(1)
  expect(later.flashes.get('b')?.count).toBe(2)
})

test('shows a new page immediately and flashes its new rows', () => {
  const state = takePage(start, [order('n', 5), order('a', 1), order('b', 1)], rules, false, 0)
  expect(keys(state.shown)).toBe('nab')
  expect([...state.flashes.keys()]).toEqual(['n'])
  expect(waitingCount(state, rules)).toBe(0)
})

test('keeps newer rows from the stream when an older response arrives', () => {
  const ahead = takeChanged(start, [order('b', 7, 70)], rules, false, 0)
  const state = takePage(ahead, [order('a', 1), order('b', 6, 60), order('c', 1)], rules, false, 0)
  expect(state.shown[1]).toEqual(order('b', 7, 70))
})

test('keeps held rows in place, updates their contents and counts new rows', () => {
  const state = takePage(start, [order('n', 5), order('c', 4, 40), order('a', 1)], rules, true, 0)
  expect(state.shown).toEqual([order('a', 1), order('b', 1), order('c', 4, 40)])
  expect(waitingCount(state, rules)).toBe(1)
})

test('shows the latest list on release', () => {
  const held = takePage(start, [order('n', 5), order('c', 4), order('a', 1)], rules, true, 0)
  const state = release(held, rules, 2000)
  expect(keys(state.shown)).toBe('nca')
  expect(waitingCount(state, rules)).toBe(0)
})

test('applies changes to held and waiting rows', () => {
  const held = takePage(start, [order('n', 5), order('a', 1), order('b', 1)], rules, true, 0)
  const state = takeChanged(held, [order('a', 8, 80), order('n', 9, 90)], rules, true, 0)
  expect(state.shown[0]).toEqual(order('a', 8, 80))
  expect(release(state, rules, 0).shown[0]).toEqual(order('n', 9, 90))
})

test('changes nothing when it releases rows that are not held', () => {
  expect(release(start, rules, 0)).toBe(start)
})

test('puts new rows of a feed on top, newest first, and drops the oldest', () => {
  const state = takeChanged(start, [order('y', 3), order('z', 4), order('a', 1)], feed, false, 0)
  expect(keys(state.shown)).toBe('zya')
})

test('keeps the lines of a held feed and counts new ones', () => {
  const state = takeChanged(start, [order('y', 3), order('z', 4)], feed, true, 0)
  expect(keys(state.shown)).toBe('abc')
  expect(waitingCount(state, feed)).toBe(2)
})

test('keeps a streamed line on top when the response does not contain it yet', () => {
  const ahead = takeChanged(start, [order('z', 4)], feed, false, 0)
  const state = takePage(ahead, [order('y', 3), order('a', 1), order('b', 1)], feed, false, 0)
  expect(keys(state.shown)).toBe('zya')
})
