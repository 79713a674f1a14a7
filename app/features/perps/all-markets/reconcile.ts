import { sameQuery } from '~/shared/page-data/reconcile'
import { parseFeedQuery } from '../feed/feed-query'
import { tradesOf } from '../feed/reconcile'
import { venueInUrl } from '../venue/venue-url'
import type { AllTradesProps } from './all-trades'

/** Keeps the last trades only if they belong to the view in the URL. */
export function reconcileAllTrades(last: AllTradesProps, params: URLSearchParams): AllTradesProps {
  const query = parseFeedQuery(params)
  const choice = venueInUrl(params) ?? last.choice
  const isSame = choice === last.choice && sameQuery(tradesOf(last.query), tradesOf(query))
  return { ...last, choice, query, trades: isSame ? last.trades : { ...last.trades, page: null } }
}
