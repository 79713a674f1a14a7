import type { SearchResultWire } from '~/contracts/token'
import type { SearchKind } from '~/domain/token-view'

/** Rows of a page (M53). */
export const searchPageSize = 20

/** Time until the list of an opened search is asked for (M50), and until a typed text is (M51), ms. */
export const openingDelayMs = 150
export const typingDelayMs = 300

/** What the server is to be asked. A new question replaces the one before, which is aborted. */
export interface SearchQuestion {
  readonly kind: SearchKind
  /** Trimmed; empty only where the search was opened or a kind chosen, never where it was typed. */
  readonly text: string
  readonly page: number
  /** The rows go below those that are there. */
  readonly appends: boolean
  readonly afterMs: number
}

/** What the server has answered. */
export interface SearchResults {
  readonly rows: readonly SearchResultWire[]
  readonly total: number
  readonly totalIsExact: boolean
  readonly pages: number
}

export interface SearchState {
  /** As it stands in the field. */
  readonly text: string
  readonly kind: SearchKind
  readonly page: number
  /** Undefined = nothing to ask: the text is blank. */
  readonly question: SearchQuestion | undefined
  readonly phase: 'blank' | 'asking' | 'answered' | 'failed'
  readonly results: SearchResults
}

export type SearchAction =
  /** The field was written in. */
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'chose'; readonly kind: SearchKind }
  | { readonly type: 'turned'; readonly page: number }
  /** The end of an endless list is near. */
  | { readonly type: 'nearedEnd' }
  | { readonly type: 'answered'; readonly question: SearchQuestion; readonly results: SearchResults }
  | { readonly type: 'failed'; readonly question: SearchQuestion }

const nothing: SearchResults = { rows: [], total: 0, totalIsExact: true, pages: 0 }

/** A search that has just been opened: no text, first page. `known` is the opening list of the last time, shown until it is read anew. */
export function openedSearch(known: SearchResults = nothing): SearchState {
  const question = { kind: 'token', text: '', page: 1, appends: false, afterMs: openingDelayMs } as const
  return { text: '', kind: 'token', page: 1, question, phase: 'asking', results: known }
}

/** The search after an action. Answers to anything but the last question are ignored. */
export function searchState(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case 'typed':
      return typed(state, action.text)
    case 'chose':
      return asking({ ...state, kind: action.kind, results: nothing }, { page: 1, afterMs: 0 })
    case 'turned':
      return asking(state, { page: action.page, afterMs: 0 })
    case 'nearedEnd':
      if (state.phase !== 'answered' || state.page >= state.results.pages) return state
      return asking(state, { page: state.page + 1, afterMs: 0, appends: true })
    case 'answered':
      return action.question === state.question ? answered(state, action) : state
    case 'failed':
      return action.question === state.question ? failed(state, action.question) : state
  }
}

function typed(state: SearchState, text: string): SearchState {
  const wanted = text.trim()
  if (wanted === '') {
    return { ...state, text, page: 1, question: undefined, phase: 'blank', results: nothing }
  }
  const alreadyAsked = state.question?.text === wanted && state.phase !== 'failed'
  if (alreadyAsked) return { ...state, text }
  return asking({ ...state, text }, { page: 1, afterMs: typingDelayMs })
}

function asking(
  state: SearchState,
  { page, afterMs, appends = false }: { page: number; afterMs: number; appends?: boolean },
): SearchState {
  const question = { kind: state.kind, text: state.text.trim(), page, appends, afterMs }
  return { ...state, page, question, phase: 'asking' }
}

function answered(
  state: SearchState,
  { question, results }: { question: SearchQuestion; results: SearchResults },
): SearchState {
  const rows = question.appends ? appended(state.results.rows, results.rows) : results.rows
  return { ...state, phase: 'answered', results: { ...results, rows } }
}

/** The rows with further ones below. What has moved from one page to the next meanwhile comes once. */
function appended(
  rows: readonly SearchResultWire[],
  further: readonly SearchResultWire[],
): readonly SearchResultWire[] {
  const known = new Set(rows.map((row) => row.tokenMint))
  return [...rows, ...further.filter((row) => !known.has(row.tokenMint))]
}

/** A failure is silent: a list becomes empty, an endless one keeps what it has (M55). */
function failed(state: SearchState, question: SearchQuestion): SearchState {
  if (question.appends) return { ...state, page: state.page - 1, phase: 'answered' }
  return { ...state, phase: 'failed', results: nothing }
}

/** What stands in place of rows: that there are none, that the opening list could not be had, or nothing at all. */
export function emptinessOf(state: SearchState): 'noResults' | 'noTokens' | undefined {
  if (state.results.rows.length > 0) return undefined
  if (state.phase === 'answered') return 'noResults'
  return state.phase === 'failed' && state.question?.text === '' ? 'noTokens' : undefined
}
