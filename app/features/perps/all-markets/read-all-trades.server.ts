import type { PageContext } from '~/context.server'
import type { Address } from '~/domain/base/ids'
import { parseFeedQuery } from '../feed/feed-query'
import { readPositions, readTrader, readTrades } from '../feed/read-market-feed.server'
import type { RequestedVenues } from '../venue/read-venue.server'
import type { AllTradesProps } from './all-trades'

/** Reads the trades in all markets, of all traders or of one. */
export async function readAllTrades(
  context: PageContext,
  requested: RequestedVenues,
  user: Address | undefined,
  params: URLSearchParams,
): Promise<AllTradesProps> {
  const query = parseFeedQuery(params)
  const [trades, trader, positions] = await Promise.all([
    readTrades(context, requested, { market: undefined, user }, query),
    user === undefined ? null : readTrader(context, user),
    user === undefined ? null : readPositions(context, requested, user),
  ])
  return { choice: requested.choice, query, trader, trades, positions }
}
