import { expect, test } from 'vitest'
import type { PolledResult } from '~/contracts/state/panel'
import { keepParts } from './keep-parts'
import { keepResponse } from './kept-response'

const answer = (
  data: string | null,
  answeredAt: number,
  notice: string | null = null,
): PolledResult<string> => ({
  data,
  meta: { source: 'live', dataTime: answeredAt - 5, dataSlot: 1, notice },
  answeredAt,
})

test('keeps data and age of a panel without data at any depth, and takes its source notice', () => {
  const last = { figures: 1, board: answer('a', 100), venue: { other: answer('b', 100) } }
  const next = {
    figures: 2,
    board: answer('c', 130),
    venue: { other: answer(null, 130, 'The store is down') },
  }
  expect(keepParts(last, next)).toEqual({
    figures: 2,
    board: answer('c', 130),
    venue: { other: answer('b', 100, 'The store is down') },
  })
})

test('keeps the data of a page that is a single panel', () => {
  expect(keepParts(answer('a', 100), answer(null, 130))).toEqual(answer('a', 100))
})

test('returns a response unchanged if all its panels have data', () => {
  const next = { board: answer('b', 130), rows: [{ id: 1 }], missing: undefined }
  expect(keepParts({ board: answer('a', 100), rows: [], missing: undefined }, next)).toBe(next)
})

test('keeps nothing of a panel that the last response lacks or could not read either', () => {
  const next = { board: answer(null, 130) }
  expect(keepParts<unknown>({ other: answer('a', 100) }, next)).toBe(next)
  expect(keepParts({ board: answer(null, 100) }, next)).toBe(next)
  expect(keepParts<unknown>(undefined, next)).toBe(next)
})

test('keeps the rows of a list that is updated only by polling', () => {
  const meta = { source: 'live', dataTime: 90, dataSlot: 1, notice: null } as const
  const last = { query: 'sol', answer: { data: { content: ['row'] }, meta, answeredAt: 100 } }
  const next = { query: 'sol', answer: { data: null, meta, answeredAt: 130 } }
  expect(keepParts<unknown>(last, next)).toEqual(last)
})

test('leaves live lists and plain values as they are in the response', () => {
  const meta = { source: 'live', dataTime: 90, dataSlot: 1, notice: null } as const
  const last = {
    totals: 5 as number | null,
    list: { page: ['row'] as string[] | null, meta, answeredAt: 100 },
  }
  const next = { totals: null, list: { page: null, meta, answeredAt: 130 } }
  expect(keepParts(last, next)).toBe(next)
})

const day = { pathname: '/kamino', search: '?tokens=day' }
const week = { pathname: '/kamino', search: '?tokens=week' }

test('keeps data of a page through several responses without data', () => {
  const first = keepResponse(undefined, { board: answer('a', 100) }, day, keepParts)
  const second = keepResponse(first, { board: answer(null, 130) }, day, keepParts)
  const third = keepResponse(second, { board: answer(null, 160) }, day, keepParts)
  expect(third.result).toEqual({ board: answer('a', 100) })
})

test('keeps nothing for another view of the page', () => {
  const first = keepResponse(undefined, { board: answer('a', 100) }, day, keepParts)
  expect(keepResponse(first, { board: answer(null, 130) }, week, keepParts).result).toEqual({
    board: answer(null, 130),
  })
})

test('moves a response to another URL that did not load the page again', () => {
  const loaded = { board: answer('a', 100) }
  const moved = keepResponse(keepResponse(undefined, loaded, day, keepParts), loaded, week, keepParts)
  expect(moved).toMatchObject(week)
  expect(keepResponse(moved, { board: answer(null, 130) }, week, keepParts).result).toEqual(loaded)
})
