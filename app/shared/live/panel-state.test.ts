import { expect, test } from 'vitest'
import { replaceRows } from './live-rows'
import { caughtUp, renderNext, rendersSame, startPanel } from './panel-state'

interface Row {
  readonly key: string
  readonly slot: number
  readonly name: string
}

const keyOf = (row: Row) => row.key
const rules = {
  keyOf,
  merge: replaceRows(keyOf),
  looksSame: (one: Row, other: Row) => one.name === other.name,
}
const row = (key: string, slot: number, name = key): Row => ({ key, slot, name })
const answer = (rows: readonly Row[] | null, notice: string | null = null) => ({
  page:
    rows === null
      ? null
      : {
          content: [...rows],
          page: 1,
          size: 10,
          totalElements: rows.length,
          totalPages: 1,
          totalIsExact: true,
        },
  meta: { source: 'simulated', dataTime: 100, dataSlot: 1, notice } as const,
  answeredAt: 100,
})
const held = false
const nowMs = 100_000

const first = { answer: answer([row('a', 1), row('b', 1)]), view: 'one' }
const start = startPanel(first)

test('changes nothing for the same response to the same view', () => {
  expect(caughtUp(start, { ...first, held }, rules, nowMs)).toBe(start)
})

test('keeps rows and age when a response failed, and takes its notice', () => {
  const failed = caughtUp(start, { answer: answer(null, 'late'), view: 'one', held }, rules, nowMs)
  expect(failed.rows).toBe(start.rows)
  expect(failed.refreshedAt).toBe(100)
  expect(failed.meta.notice).toBe('late')
})

test('starts another view with its rows', () => {
  const other = caughtUp(start, { answer: answer([row('c', 1)]), view: 'two', held: true }, rules, nowMs)
  expect(other.rows.shown.map(keyOf)).toEqual(['c'])
})

test('shows waiting rows when the hold ends', () => {
  const news = answer([row('c', 2), row('a', 1), row('b', 1)])
  const waiting = caughtUp(start, { answer: news, view: 'one', held: true }, rules, nowMs)
  expect(waiting.rows.shown.map(keyOf)).toEqual(['a', 'b'])
  const released = caughtUp(waiting, { answer: news, view: 'one', held }, rules, nowMs)
  expect(released.rows.shown.map(keyOf)).toEqual(['c', 'a', 'b'])
})

test('renders for a changed row, name, page or notice, but not for numbers and times', () => {
  const withRows = (...shown: readonly Row[]) => ({ ...start, rows: { ...start.rows, shown, latest: shown } })
  expect(rendersSame(start, { ...withRows(row('a', 5), row('b', 1)), refreshedAt: 200 }, rules)).toBe(true)
  expect(rendersSame(start, withRows(row('a', 5, 'other'), row('b', 1)), rules)).toBe(false)
  expect(rendersSame(start, withRows(row('b', 1), row('a', 1)), rules)).toBe(false)
  expect(rendersSame(start, withRows(row('a', 1)), rules)).toBe(false)
  expect(rendersSame(start, { ...start, meta: { ...start.meta, notice: 'late' } }, rules)).toBe(false)
})

test('keeps the rendered object of a row that looks the same, even if the row moves', () => {
  const rendered = { rows: start.rows.shown }
  const shown = [row('c', 2), row('a', 2), row('b', 2, 'other')]
  const next = renderNext(rendered, { ...start, rows: { ...start.rows, shown } }, rules)
  expect(next.rows[0]).toBe(shown[0])
  expect(next.rows[1]).toBe(rendered.rows[0])
  expect(next.rows[2]).toBe(shown[2])
})

test('renders every version if rows look the same only when they are identical', () => {
  const strict = { ...rules, looksSame: Object.is }
  const shown = [row('a', 1), row('b', 2)]
  const next = { ...start, rows: { ...start.rows, shown } }
  expect(rendersSame(start, next, strict)).toBe(false)
  expect(renderNext({ rows: start.rows.shown }, next, strict).rows).toEqual(shown)
})
