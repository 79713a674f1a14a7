import { expect, test } from 'vitest'
import type { PolledResult } from '~/contracts/state/panel'
import { loadsWhilePaused, panelFor } from './panel-start'
import { takePolled } from './polled-result'

const meta = { source: 'live', dataTime: 90, dataSlot: 1, notice: null } as const
const response = (data: string | null): PolledResult<string> => ({ data, meta, answeredAt: 100 })

test('waits one interval if the page has a response for the path', () => {
  const state = panelFor(undefined, '/a', response('a'), true)
  expect(state).toMatchObject({ polled: { data: 'a' }, isDue: false })
  const next = panelFor(state, '/b', response('b'), true)
  expect(next).toMatchObject({ path: '/b', polled: { data: 'b' }, isDue: false })
})

test('requests immediately if the page has no response, or one without data', () => {
  expect(panelFor(undefined, '/a', undefined, true).isDue).toBe(true)
  expect(panelFor(undefined, '/a', response(null), true).isDue).toBe(true)
  const before = panelFor(undefined, '/a', response('a'), true)
  expect(panelFor(before, '/b', response(null), true)).toMatchObject({
    polled: { data: null },
    isDue: true,
  })
})

test('requests immediately if the response of the page is for another path', () => {
  const utc = response('UTC week')
  expect(panelFor(undefined, '/week?start=local', utc, false)).toMatchObject({
    polled: { data: 'UTC week' },
    isDue: true,
  })
  const before = panelFor(undefined, '/day', response('day'), true)
  expect(panelFor(before, '/week?start=local', utc, false)).toMatchObject({
    polled: { data: 'UTC week' },
    isDue: true,
  })
})

test('requests immediately if the visitor returns to a path without a new load of the page', () => {
  const loaded = response('a')
  const other = panelFor(panelFor(undefined, '/a', loaded, true), '/b', undefined, true)
  expect(panelFor(other, '/a', loaded, true)).toMatchObject({ polled: { data: 'a' }, isDue: true })
})

test('starts again with the data of the page only if the panel has none', () => {
  const shown = panelFor(undefined, '/a', response('a'), true)
  expect(panelFor(shown, '/a', response('b'), true)).toBe(shown)
  const empty = panelFor(undefined, '/a', response(null), true)
  expect(panelFor(empty, '/a', response(null), true)).toBe(empty)
  expect(panelFor(empty, '/a', response('b'), true)).toMatchObject({
    polled: { data: 'b' },
    isDue: false,
  })
  expect(panelFor(empty, '/a', response('b'), false).isDue).toBe(true)
})

test('a paused panel requests what the visitor has just chosen, once, and nothing while it is not wanted', () => {
  const before = panelFor(undefined, '/a', response('a'), true)
  expect(loadsWhilePaused(before, true)).toBe(false)
  const chosen = panelFor(before, '/b', undefined, true)
  expect(loadsWhilePaused(chosen, true)).toBe(true)
  expect(loadsWhilePaused(chosen, false)).toBe(false)
  const { isDue: _, ...loaded } = { ...chosen, polled: takePolled(chosen.polled, response('b'), 0) }
  expect(loadsWhilePaused(loaded, true)).toBe(false)
})
