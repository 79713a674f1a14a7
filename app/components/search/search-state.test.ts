import { expect, test } from 'vitest'
import type { SearchResultWire } from '~/contracts/token'
import { emptinessOf, openedSearch, type SearchAction, type SearchState, searchState } from './search-state'

function hit(symbol: string): SearchResultWire {
  return {
    type: 'token',
    tokenMint: `mint of ${symbol}`,
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

/** The state after its own question was answered. */
function answer(state: SearchState, results = found('JUP')): SearchState {
  if (state.question === undefined) throw new Error('nothing was asked')
  return searchState(state, { type: 'answered', question: state.question, results })
}
function fail(state: SearchState): SearchState {
  if (state.question === undefined) throw new Error('nothing was asked')
  return searchState(state, { type: 'failed', question: state.question })
}
const symbols = (state: SearchState) => state.results.rows.map((row) => row.symbol)

test('opening asks for the first page of the empty query after 150 ms', () => {
  const state = openedSearch()
  expect(state.question).toEqual({ kind: 'token', text: '', page: 1, appends: false, afterMs: 150 })
  expect(state.text).toBe('')
})

test('opening again shows the list of the last time and asks all the same', () => {
  const state = openedSearch(found('SOL'))
  expect(symbols(state)).toEqual(['SOL'])
  expect(state.phase).toBe('asking')
})

test('typing asks for the trimmed text after 300 ms, from the first page', () => {
  const state = after(answer(openedSearch()), { type: 'turned', page: 2 }, type('  jup '))
  expect(state.question).toEqual({ kind: 'token', text: 'jup', page: 1, appends: false, afterMs: 300 })
  expect(state.text).toBe('  jup ')
})

test('a typed text that is blank asks nothing and empties the list', () => {
  const state = after(answer(openedSearch()), type('   '))
  expect(state.question).toBeUndefined()
  expect(symbols(state)).toEqual([])
  expect(emptinessOf(state)).toBeUndefined()
})

test('a blank at the end of a text that has been asked for asks nothing new', () => {
  const asked = after(openedSearch(), type('jup'))
  expect(after(asked, type('jup ')).question).toBe(asked.question)
})

test('what is there stays until the answer comes', () => {
  expect(symbols(after(answer(openedSearch(), found('SOL')), type('j')))).toEqual(['SOL'])
})

test('an answer to an older question is ignored', () => {
  const first = after(openedSearch(), type('j'))
  const second = after(first, type('ju'))
  if (first.question === undefined) throw new Error('nothing was asked')
  const stale: SearchAction = { type: 'answered', question: first.question, results: found('JTO') }
  expect(searchState(second, stale)).toBe(second)
  expect(symbols(answer(second, found('JUP')))).toEqual(['JUP'])
})

test('an answer that comes after the text was cleared is ignored', () => {
  const asked = after(openedSearch(), type('j'))
  const cleared = after(asked, type(''))
  if (asked.question === undefined) throw new Error('nothing was asked')
  expect(searchState(cleared, { type: 'answered', question: asked.question, results: found('JUP') })).toBe(
    cleared,
  )
})

test('"No results found" stands only after an empty answer', () => {
  const asked = after(answer(openedSearch(), none), type('zzz'))
  expect(emptinessOf(asked)).toBeUndefined()
  expect(emptinessOf(answer(asked, none))).toBe('noResults')
})

test('a failure while typing empties the list and says nothing', () => {
  const state = fail(after(answer(openedSearch()), type('j')))
  expect(symbols(state)).toEqual([])
  expect(emptinessOf(state)).toBeUndefined()
})

test('a failure of the opening list says that there are no tokens', () => {
  expect(emptinessOf(fail(openedSearch()))).toBe('noTokens')
})

test('the same text is asked for again after a failure', () => {
  const state = after(fail(after(openedSearch(), type('jup'))), type('jup'))
  expect(state.phase).toBe('asking')
})

test('choosing a kind asks at once, from the first page, also without a text', () => {
  const state = after(answer(openedSearch()), { type: 'chose', kind: 'market' })
  expect(state.question).toEqual({ kind: 'market', text: '', page: 1, appends: false, afterMs: 0 })
  expect(symbols(state)).toEqual([])
})

test('turning a page asks at once and keeps text and kind', () => {
  const state = after(answer(after(openedSearch(), type('jup'))), { type: 'turned', page: 2 })
  expect(state.question).toEqual({ kind: 'token', text: 'jup', page: 2, appends: false, afterMs: 0 })
})

test('an endless list grows by the next page near its end, and by no second one meanwhile', () => {
  const one = answer(openedSearch(), found('SOL'))
  const two = after(one, { type: 'nearedEnd' })
  expect(two.question).toMatchObject({ page: 2, appends: true, afterMs: 0 })
  expect(after(two, { type: 'nearedEnd' })).toBe(two)
  expect(symbols(answer(two, found('JUP')))).toEqual(['SOL', 'JUP'])
})

test('a token that has moved to the next page meanwhile comes once', () => {
  const two = after(answer(openedSearch(), found('SOL', 'JUP')), { type: 'nearedEnd' })
  expect(symbols(answer(two, found('JUP', 'JTO')))).toEqual(['SOL', 'JUP', 'JTO'])
})

test('an endless list ends with the last page', () => {
  const last = { ...answer(openedSearch(), found('SOL')), page: 3 }
  expect(after(last, { type: 'nearedEnd' })).toBe(last)
})

test('an endless list keeps what it has when a further page fails, and may try again', () => {
  const failedOnce = fail(after(answer(openedSearch(), found('SOL')), { type: 'nearedEnd' }))
  expect(symbols(failedOnce)).toEqual(['SOL'])
  expect(after(failedOnce, { type: 'nearedEnd' }).question).toMatchObject({ page: 2 })
})
