import { reconcileData, sameQuery } from '~/shared/page-data/reconcile'
import type { readTokens } from './read-tokens.server'
import { parseTokenListQuery } from './token-list-query'

type Tokens = Awaited<ReturnType<typeof readTokens>>

/**
 * Keeps the last response if it belongs to the view in the URL. Otherwise the data is unknown until it is
 * loaded.
 */
export function reconcileTokens(last: Tokens, params: URLSearchParams): Tokens {
  const query = parseTokenListQuery(params)
  return sameQuery(last.query, query)
    ? last
    : { query, unverified: null, answer: reconcileData(last.answer, false) }
}
