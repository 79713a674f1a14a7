import type { SearchPageWire, SearchResultWire } from '~/contracts/token'
import type { SearchScope } from '~/domain/token/search-view'

/** Number of search results per page. */
export const searchPageSize = 20

/**
 * Delay before the initial list is requested, and delay before the results for a typed text are requested,
 * milliseconds.
 */
export const openingDelayMs = 150
export const typingDelayMs = 300

/** A search request to the server. A new request replaces the previous one, which is then aborted. */
export interface SearchRequest {
  readonly kind: SearchScope
  /**
   * Search text without surrounding spaces. Empty only after the dialog opened or the kind was chosen, never
   * after typing.
   */
  readonly text: string
  readonly page: number
  /** Whether to append the results to the current rows instead of replacing those rows. */
  readonly appends: boolean
  readonly afterMs: number
}

/** Results from the server. */
export interface SearchResults {
  readonly rows: readonly SearchResultWire[]
  readonly total: number
  readonly totalIsExact: boolean
  readonly pages: number
  /** Number of results of each kind. `undefined`: unknown. They stay while another kind is loading. */
  readonly counts?: SearchPageWire['counts'] | undefined
}

export interface SearchState {
  /** Text as typed in the field. */
  readonly text: string
  readonly kind: SearchScope
  readonly page: number
  /** Current request. `undefined`: there is nothing to request, because the text is blank. */
  readonly request: SearchRequest | undefined
  readonly phase: 'blank' | 'asking' | 'answered' | 'failed'
  readonly results: SearchResults
}

export type SearchAction =
  /** The text in the field changed. */
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'chose'; readonly kind: SearchScope }
  | { readonly type: 'turned'; readonly page: number }
  /** The visitor scrolled near the end of an endless list. */
  | { readonly type: 'nearedEnd' }
  | { readonly type: 'answered'; readonly request: SearchRequest; readonly results: SearchResults }
  | { readonly type: 'failed'; readonly request: SearchRequest }

const nothing: SearchResults = { rows: [], total: 0, totalIsExact: true, pages: 0 }

/**
 * Returns the state of a search that was just opened, on the first page. `known` is the initial list of the
 * previous opening. It is shown until a new list arrives. `typed` is what the visitor typed before.
 */
export function openedSearch(kind: SearchScope, known: SearchResults = nothing, typed = ''): SearchState {
  const request = { kind, text: '', page: 1, appends: false, afterMs: openingDelayMs }
  const opened: SearchState = { text: '', kind, page: 1, request, phase: 'asking', results: known }
  return typed.trim() === '' ? opened : typedInto(opened, typed)
}

/** Returns the state after an action. Responses are ignored unless they belong to the latest request. */
export function searchState(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case 'typed':
      return typedInto(state, action.text)
    case 'chose':
      return requesting(
        { ...state, kind: action.kind, results: { ...nothing, counts: state.results.counts } },
        { page: 1, afterMs: 0 },
      )
    case 'turned':
      return requesting(state, { page: action.page, afterMs: 0 })
    case 'nearedEnd':
      if (state.phase !== 'answered' || state.page >= state.results.pages) return state
      return requesting(state, { page: state.page + 1, afterMs: 0, appends: true })
    case 'answered':
      return action.request === state.request ? answered(state, action) : state
    case 'failed':
      return action.request === state.request ? failed(state, action.request) : state
  }
}

function typedInto(state: SearchState, text: string): SearchState {
  const wanted = text.trim()
  if (wanted === '') {
    return { ...state, text, page: 1, request: undefined, phase: 'blank', results: nothing }
  }
  const isRequested = state.request?.text === wanted && state.phase !== 'failed'
  if (isRequested) return { ...state, text }
  const results = { ...state.results, rows: matching(state.results.rows, wanted) }
  return requesting({ ...state, text, results }, { page: 1, afterMs: typingDelayMs })
}

/**
 * Returns the rows that match a text. The rows of the previous text stay until the results arrive, which can
 * take seconds. A row that does not match must not stay, because the visitor could open it by Enter.
 */
function matching(rows: readonly SearchResultWire[], wanted: string): readonly SearchResultWire[] {
  const words = wanted.toLowerCase().split(/\s+/)
  return rows.filter(({ symbol, name, key, tokenMint }) => {
    const own = [symbol, name, key, tokenMint].join(' ').toLowerCase()
    return words.every((word) => own.includes(word))
  })
}

function requesting(
  state: SearchState,
  { page, afterMs, appends = false }: { page: number; afterMs: number; appends?: boolean },
): SearchState {
  const request = { kind: state.kind, text: state.text.trim(), page, appends, afterMs }
  return { ...state, page, request, phase: 'asking' }
}

function answered(
  state: SearchState,
  { request, results }: { request: SearchRequest; results: SearchResults },
): SearchState {
  const rows = request.appends ? appended(state.results.rows, results.rows) : results.rows
  return { ...state, phase: 'answered', results: { ...results, rows } }
}

/**
 * Appends rows to a list. An item that moved from one page to the next page between the requests appears
 * once.
 */
function appended(
  rows: readonly SearchResultWire[],
  further: readonly SearchResultWire[],
): readonly SearchResultWire[] {
  const known = new Set(rows.map((row) => row.key))
  return [...rows, ...further.filter((row) => !known.has(row.key))]
}

/**
 * Handles a failed request without showing a message. An endless list keeps its rows. Any other list becomes
 * empty.
 */
function failed(state: SearchState, request: SearchRequest): SearchState {
  if (request.appends) return { ...state, page: state.page - 1, phase: 'answered' }
  return { ...state, phase: 'failed', results: nothing }
}

/**
 * Returns which message an empty list shows: no results were found, or the initial list failed to load.
 * `undefined`: no message.
 */
export function emptinessOf(state: SearchState): 'noResults' | 'noTokens' | undefined {
  if (state.results.rows.length > 0) return undefined
  if (state.phase === 'answered') return 'noResults'
  return state.phase === 'failed' && state.request?.text === '' ? 'noTokens' : undefined
}
