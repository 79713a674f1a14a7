import { expect, test } from 'vitest'
import type { SearchResultWire } from '~/contracts/token'
import { emptinessOf, openedSearch, type SearchAction, type SearchState, searchState } from './search-state'

function hit(symbol: string): SearchResultWire {
  return {
    type: 'token',
    tokenMint: `mint of ${symbol}`,
    key: `mint of ${symbol}`,
    venue: null,
    name: null,
    symbol,
    logoUrl: null,
    verified: true,
    imitates: null,
    price: 1,
    dcaVolumePastDay: 0,
    marketCap: null,
  }
}

const found = (...symbols: string[]) => ({
  rows: symbols.map(hit),
  total: 45,
  totalIsExact: true,
  pages: 3,
})
const none = { rows: [], total: 0, totalIsExact: true, pages: 0 }

const after = (state: SearchState, ...actions: SearchAction[]) => actions.reduce(searchState, state)
const type = (text: string): SearchAction => ({ type: 'typed', text })

/** Returns the state after the response to the current request. */
function answer(state: SearchState, results = found('JUP')): SearchState {
  if (state.request === undefined) throw new Error('nothing was requested')
  return searchState(state, { type: 'answered', request: state.request, results })
}
function fail(state: SearchState): SearchState {
  if (state.request === undefined) throw new Error('nothing was requested')
  return searchState(state, { type: 'failed', request: state.request })
}
const symbols = (state: SearchState) => state.results.rows.map((row) => row.symbol)

test('requests the first page of the empty query 150 ms after opening', () => {
  const state = openedSearch('token')
  expect(state.request).toEqual({ kind: 'token', text: '', page: 1, appends: false, afterMs: 150 })
  expect(state.text).toBe('')
})

test('shows the previous initial list after opening and requests the list again', () => {
  const state = openedSearch('token', found('SOL'))
  expect(symbols(state)).toEqual(['SOL'])
  expect(state.phase).toBe('asking')
})

test('requests the first page of the trimmed text 300 ms after typing', () => {
  const state = after(answer(openedSearch('token')), { type: 'turned', page: 2 }, type('  jup '))
  expect(state.request).toEqual({ kind: 'token', text: 'jup', page: 1, appends: false, afterMs: 300 })
  expect(state.text).toBe('  jup ')
})

test('requests nothing for a blank text and empties the list', () => {
  const state = after(answer(openedSearch('token')), type('   '))
  expect(state.request).toBeUndefined()
  expect(symbols(state)).toEqual([])
  expect(emptinessOf(state)).toBeUndefined()
})

test('requests nothing when a space is added to the same text', () => {
  const pending = after(openedSearch('token'), type('jup'))
  expect(after(pending, type('jup ')).request).toBe(pending.request)
})

test('keeps the previous rows that match the typed text until the response arrives', () => {
  const listed = answer(openedSearch('token'), found('SOL', 'JUP', 'JTO'))
  expect(symbols(after(listed, type('J')))).toEqual(['JUP', 'JTO'])
  expect(symbols(after(listed, type('jup of mint')))).toEqual(['JUP'])
  expect(symbols(after(listed, type('zzz')))).toEqual([])
})

test('requests the text that was typed before the dialog was there, without the initial list', () => {
  const state = openedSearch('all', found('SOL', 'JUP'), 'jup ')
  expect(state).toMatchObject({ text: 'jup ', phase: 'asking', request: { text: 'jup', page: 1 } })
  expect(symbols(state)).toEqual(['JUP'])
  expect(openedSearch('all', found('SOL'), ' ').request).toMatchObject({ text: '' })
})

test('ignores the response to an older request', () => {
  const first = after(openedSearch('token'), type('j'))
  const second = after(first, type('ju'))
  if (first.request === undefined) throw new Error('nothing was requested')
  const stale: SearchAction = { type: 'answered', request: first.request, results: found('JTO') }
  expect(searchState(second, stale)).toBe(second)
  expect(symbols(answer(second, found('JUP')))).toEqual(['JUP'])
})

test('ignores a response that arrives after the text was cleared', () => {
  const pending = after(openedSearch('token'), type('j'))
  const cleared = after(pending, type(''))
  if (pending.request === undefined) throw new Error('nothing was requested')
  expect(searchState(cleared, { type: 'answered', request: pending.request, results: found('JUP') })).toBe(
    cleared,
  )
})

test('shows "No results found" only after an empty response', () => {
  const pending = after(answer(openedSearch('token'), none), type('zzz'))
  expect(emptinessOf(pending)).toBeUndefined()
  expect(emptinessOf(answer(pending, none))).toBe('noResults')
})

test('empties the list without a message when a request after typing fails', () => {
  const state = fail(after(answer(openedSearch('token')), type('j')))
  expect(symbols(state)).toEqual([])
  expect(emptinessOf(state)).toBeUndefined()
})

test('reports no tokens when the initial list fails', () => {
  expect(emptinessOf(fail(openedSearch('token')))).toBe('noTokens')
})

test('requests the results again after a failure if the same text is typed', () => {
  const state = after(fail(after(openedSearch('token'), type('jup'))), type('jup'))
  expect(state.phase).toBe('asking')
})

test('requests the first page immediately when a kind is chosen, even without a text', () => {
  const state = after(answer(openedSearch('token')), { type: 'chose', kind: 'market' })
  expect(state.request).toEqual({ kind: 'market', text: '', page: 1, appends: false, afterMs: 0 })
  expect(symbols(state)).toEqual([])
})

test('requests immediately when the page changes and keeps text and kind', () => {
  const state = after(answer(after(openedSearch('token'), type('jup'))), { type: 'turned', page: 2 })
  expect(state.request).toEqual({ kind: 'token', text: 'jup', page: 2, appends: false, afterMs: 0 })
})

test('appends one page at a time near the end of an endless list', () => {
  const one = answer(openedSearch('token'), found('SOL'))
  const two = after(one, { type: 'nearedEnd' })
  expect(two.request).toMatchObject({ page: 2, appends: true, afterMs: 0 })
  expect(after(two, { type: 'nearedEnd' })).toBe(two)
  expect(symbols(answer(two, found('JUP')))).toEqual(['SOL', 'JUP'])
})

test('shows a token once if it moved to the next page between two requests', () => {
  const two = after(answer(openedSearch('token'), found('SOL', 'JUP')), { type: 'nearedEnd' })
  expect(symbols(answer(two, found('JUP', 'JTO')))).toEqual(['SOL', 'JUP', 'JTO'])
})

test('ends an endless list at the last page', () => {
  const last = { ...answer(openedSearch('token'), found('SOL')), page: 3 }
  expect(after(last, { type: 'nearedEnd' })).toBe(last)
})

test('keeps an endless list when the next page fails, and requests that page again', () => {
  const failedOnce = fail(after(answer(openedSearch('token'), found('SOL')), { type: 'nearedEnd' }))
  expect(symbols(failedOnce)).toEqual(['SOL'])
  expect(after(failedOnce, { type: 'nearedEnd' }).request).toMatchObject({ page: 2 })
})
