import { type Dispatch, useEffect, useReducer } from 'react'
import type { WirePage } from '~/contracts/page'
import type { SearchResultWire } from '~/contracts/token'
import {
  openedSearch,
  type SearchAction,
  type SearchQuestion,
  type SearchResults,
  type SearchState,
  searchPageSize,
  searchState,
} from './search-state'

/**
 * Runs a search in the browser: sends the question of the state after its delay, and aborts requests that are
 * no longer needed.
 */
export function useSearch(known?: SearchResults): readonly [SearchState, Dispatch<SearchAction>] {
  const [state, dispatch] = useReducer(searchState, known, openedSearch)
  const { question } = state
  useEffect(() => {
    if (question === undefined) return
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const results = await ask(question, abort.signal)
      if (abort.signal.aborted) return
      dispatch(results === undefined ? { type: 'failed', question } : { type: 'answered', question, results })
    }, question.afterMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [question])
  return [state, dispatch]
}

/** Returns the server's results. `undefined`: the request failed. */
async function ask(question: SearchQuestion, signal: AbortSignal): Promise<SearchResults | undefined> {
  const { kind, text, page } = question
  const params = new URLSearchParams({ q: text, type: kind, page: `${page}`, size: `${searchPageSize}` })
  try {
    const response = await fetch(`/api/search?${params}`, { signal })
    if (!response.ok) throw new Error(`search answered ${response.status}`)
    const answer: WirePage<SearchResultWire> = await response.json()
    return {
      rows: answer.content,
      total: answer.totalElements,
      totalIsExact: answer.totalIsExact,
      pages: answer.totalPages,
    }
  } catch (error) {
    // The page shows no message for a failed search, so log it.
    if (!signal.aborted) console.error(error)
    return undefined
  }
}
