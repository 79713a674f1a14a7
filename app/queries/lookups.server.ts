import type { IdentityView } from '~/domain/order/identity-view'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import type { DataTopic, StreamTopic } from '~/domain/protocol/protocol'
import { spotTopics } from '~/domain/protocol/spot-venue'
import type { PerpVenue } from '~/domain/protocol/venues'
import { allVenues, limitVenues } from '~/domain/service/panel-view'
import { SourceLoadingError } from './cache/source-unavailable.server'
import type { Queries } from './queries.server'
import type { HeartbeatReader } from './state/heartbeats.server'
import { isLoading } from './state/panel.server'

/** Fed by every perps venue. */
const perps: readonly StreamTopic[] = ['perps.trades']

/** Returns the topics from which the totals of venues are summed up. */
function marketsOf(venues: readonly PerpVenue[]): readonly DataTopic[] {
  return venues.map((venue) => perpVenueFacts[venue].changeTopics.markets)
}

type Lookup =
  | 'getPerpMarket'
  | 'getPerpFunding'
  | 'listPerpTrades'
  | 'listLiquidations'
  | 'listMarketPerpPositions'
  | 'listMarketSpotBalances'
  | 'listPerpOrders'
  | 'getPerpOrder'
  | 'getPerpOrderFills'
  | 'getPerpAccount'
  | 'getToken'
  | 'getLatestCandles'
  | 'getChartBars'
  | 'getOrderFills'
  | 'listOrderEvents'
  | 'resolveIdentity'
  | 'getTraderTotals'
  | 'getTraderCounts'
  | 'getPerpStats'
  | 'listDcaPressure'
  | 'getDcaForecast'
  | 'getLimitDepth'
  | 'getDcaOrder'
  | 'getLimitOrder'

/**
 * Returns the queries that look something up by its key, or sum up what belongs to it. A key that is not found is unknown,
 * and a sum is complete, only after the sources have read the current state of the chain once. Before that, the queries
 * throw `SourceLoadingError`, so that pages and API don't report something as missing that has not been loaded yet.
 */
export function createLookups(queries: Pick<Queries, Lookup>, heartbeats: Pick<HeartbeatReader, 'read'>) {
  const orLoading =
    <Args extends readonly unknown[], Found>(
      topics: readonly StreamTopic[],
      query: (...args: Args) => Promise<Found>,
      isMissing: (found: Found) => boolean = (found) => found === undefined,
    ) =>
    async (...args: Args): Promise<Found> => {
      const found = await query(...args)
      if (isMissing(found) && isLoading(topics, await heartbeats.read()))
        throw new SourceLoadingError('The key is not found, but the chain state is still loading.')
      return found
    }
  const onceLoaded =
    <Args extends readonly unknown[], Found>(
      topics: readonly DataTopic[] | ((...args: NoInfer<Args>) => readonly DataTopic[]),
      query: (...args: Args) => Promise<Found>,
    ) =>
    async (...args: Args): Promise<Found> => {
      const sources = typeof topics === 'function' ? topics(...args) : topics
      if (isLoading(sources, await heartbeats.read()))
        throw new SourceLoadingError('Totals are incomplete while the chain state is still loading.')
      return query(...args)
    }
  return {
    getPerpMarket: orLoading(perps, queries.getPerpMarket),
    getPerpFunding: orLoading(perps, queries.getPerpFunding),
    listPerpTrades: orLoading(perps, queries.listPerpTrades),
    listLiquidations: orLoading(perps, queries.listLiquidations),
    listMarketPerpPositions: orLoading(perps, queries.listMarketPerpPositions),
    listMarketSpotBalances: orLoading(perps, queries.listMarketSpotBalances),
    listPerpOrders: orLoading(perps, queries.listPerpOrders),
    getPerpOrder: orLoading(perps, queries.getPerpOrder),
    getPerpOrderFills: orLoading(perps, queries.getPerpOrderFills),
    getPerpAccount: orLoading(perps, queries.getPerpAccount),
    getToken: orLoading(spotTopics, queries.getToken),
    getLatestCandles: orLoading(spotTopics, queries.getLatestCandles),
    getChartBars: orLoading(spotTopics, queries.getChartBars),
    getOrderFills: orLoading(spotTopics, queries.getOrderFills),
    listOrderEvents: orLoading(['dca'], queries.listOrderEvents),
    getDcaOrder: orLoading(['dca'], queries.getDcaOrder),
    getLimitOrder: orLoading(spotTopics, queries.getLimitOrder),
    resolveIdentity: orLoading(allVenues, queries.resolveIdentity, isNotYetKnown),
    getTraderTotals: onceLoaded(allVenues, queries.getTraderTotals),
    getTraderCounts: onceLoaded(allVenues, queries.getTraderCounts),
    getPerpStats: onceLoaded(marketsOf, queries.getPerpStats),
    listDcaPressure: onceLoaded(['dca'], queries.listDcaPressure),
    getDcaForecast: onceLoaded(['dca'], queries.getDcaForecast),
    getLimitDepth: onceLoaded(limitVenues, queries.getLimitDepth),
  } satisfies Pick<Queries, Lookup>
}

/** Whether an id is a valid address on which the store has no data. */
function isNotYetKnown({ key, known }: IdentityView): boolean {
  return key !== undefined && !known
}
