import { type Dispatch, useEffect, useReducer } from 'react'
import type { SearchPageWire } from '~/contracts/token'
import type { SearchScope } from '~/domain/token/search-view'
import {
  openedSearch,
  type SearchAction,
  type SearchRequest,
  type SearchResults,
  type SearchState,
  searchPageSize,
  searchState,
} from './search-state'

/**
 * Runs a search in the browser, of one kind or of all until the visitor chooses another. Sends the current
 * request after its delay, and aborts requests that are no longer needed. `typed` is the initial text.
 */
export function useSearch(
  kind: SearchScope,
  known?: SearchResults,
  typed = '',
): readonly [SearchState, Dispatch<SearchAction>] {
  const [state, dispatch] = useReducer(searchState, undefined, () => openedSearch(kind, known, typed))
  const { request } = state
  useEffect(() => {
    if (request === undefined) return
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const results = await sendRequest(request, abort.signal)
      if (abort.signal.aborted) return
      dispatch(results === undefined ? { type: 'failed', request } : { type: 'answered', request, results })
    }, request.afterMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [request])
  return [state, dispatch]
}

/** Sends a search request and returns the results. `undefined`: the request failed. */
async function sendRequest(request: SearchRequest, signal: AbortSignal): Promise<SearchResults | undefined> {
  const { kind, text, page } = request
  const params = new URLSearchParams({ q: text, type: kind, page: `${page}`, size: `${searchPageSize}` })
  try {
    const response = await fetch(`/api/search?${params}`, { signal })
    if (!response.ok) throw new Error(`search answered ${response.status}`)
    const result: SearchPageWire = await response.json()
    return {
      rows: result.content,
      total: result.totalElements,
      totalIsExact: result.totalIsExact,
      pages: result.totalPages,
      counts: result.counts,
    }
  } catch (error) {
    // The page shows no message for a failed search, so log it.
    if (!signal.aborted) console.error(error)
    return undefined
  }
}
