import { sameQuery } from '~/shared/page-data/reconcile'
import { type FeedQuery, parseFeedQuery } from '../feed/feed-query'
import type { AllTradesProps } from './all-trades'

/** Keeps the last trades only if they belong to the view in the URL. */
export function reconcileAllTrades(last: AllTradesProps, params: URLSearchParams): AllTradesProps {
  const query = parseFeedQuery(params)
  const shownBy = ({ side, minUsd, tradesPage }: FeedQuery) => ({ side, minUsd, tradesPage })
  const isSame = sameQuery(shownBy(last.query), shownBy(query))
  return { ...last, query, trades: isSame ? last.trades : { ...last.trades, page: null } }
}
