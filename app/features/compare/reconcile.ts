import { reconcileData, sameQuery } from '~/shared/page-data/reconcile'
import { parseCompareQuery } from './compare-query'
import type { readCompare } from './read-compare.server'

type Comparison = Awaited<ReturnType<typeof readCompare>>

/** Keeps the last comparison if it is that of the URL. Otherwise its items are unknown until they are loaded. */
export function reconcileCompare(last: Comparison, params: URLSearchParams): Comparison {
  const query = parseCompareQuery(params)
  return sameQuery(last.query, query) ? last : { query, answer: reconcileData(last.answer, false) }
}
