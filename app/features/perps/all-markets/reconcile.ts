import { sameQuery } from '~/shared/page-data/reconcile'
import { type FeedQuery, parseFeedQuery } from '../feed/feed-query'
import { venueInUrl } from '../venue/venue-url'
import type { AllTradesProps } from './all-trades'

/** Keeps the last trades only if they belong to the view in the URL. */
export function reconcileAllTrades(last: AllTradesProps, params: URLSearchParams): AllTradesProps {
  const query = parseFeedQuery(params)
  const shownBy = ({ side, minUsd, tradesPage }: FeedQuery) => ({ side, minUsd, tradesPage })
  const choice = venueInUrl(params) ?? last.choice
  const isSame = choice === last.choice && sameQuery(shownBy(last.query), shownBy(query))
  return { ...last, choice, query, trades: isSame ? last.trades : { ...last.trades, page: null } }
}
