import type { MarketMints } from '~/domain/perp/perp-market-mints'
import type { PerpVenue } from '~/domain/protocol/venues'
import type { DataSource } from '~/domain/service/panel-view'
import type { Revisions } from '~/domain/service/revision'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import type { Pool } from '~/store/postgres/pool'
import type { StoreWatch } from '~/store/postgres/store-watch'
import { createQueryCache, type QueryCache } from './cache/query-cache.server'
import { createKaminoQueries } from './kamino/kamino-queries.server'
import { createLookups } from './lookups.server'
import { createInsightQueries } from './orders/insight-queries.server'
import { createOrderQueries } from './orders/orders.server'
import { createVolumeQueries } from './orders/volume-queries.server'
import { createFundingGridQuery } from './perps/funding-grid.server'
import { createLiquidationQueries } from './perps/liquidations.server'
import { createPerpOrderQueries } from './perps/order-details.server'
import { createPerpAccountQueries } from './perps/perp-accounts.server'
import { createPerpActivityQueries } from './perps/perp-activity.server'
import { createPerpMarketQueries } from './perps/perp-markets.server'
import { createPerpTradeQueries } from './perps/perp-trades.server'
import { createPerpTrendQuery } from './perps/perp-trend.server'
import { createPositionRecordQueries } from './perps/position-records.server'
import { createSpotBalanceQueries } from './perps/spot-balances.server'
import type { Queries } from './queries.server'
import { createSearch } from './search/search.server'
import { createSeriesQueries } from './series/series-queries.server'
import { createHeartbeatReader } from './state/heartbeats.server'
import { createPanelQueries } from './state/panel.server'
import { createStatusQuery } from './state/status.server'
import { createTokenQueries } from './tokens/tokens.server'
import { createTraderQueries } from './traders/trader-totals.server'

/** Maximum total number of rows in all cached results. This many rows take about 40 MB. */
const cachedRows = 20_000

/** Dependencies of the queries. The queries only read from `pool`. */
interface QueryDeps {
  readonly pool: Pool
  readonly revisions: Revisions
  /** Reports whether the database behind `pool` is reachable. */
  readonly watch: StoreWatch
  readonly source: DataSource
  /** Origin of this site, without a trailing slash. */
  readonly publicUrl: string
  readonly marketMints: MarketMints
  /** Perps venue that the operator chose as the default. `undefined`: the venue that trades. */
  readonly defaultPerpVenue: PerpVenue | undefined
  readonly loopDelayMs?: (() => number) | undefined
  readonly clock: Clock
  readonly log: Log
}

/** Creates all queries. They share one cache. */
export function createQueries(deps: QueryDeps): Queries {
  const cache: QueryCache = createQueryCache({
    ...deps,
    maxWeight: cachedRows,
    heartbeats: () => heartbeats.read(),
  })
  const heartbeats = createHeartbeatReader({ ...deps, cache })
  const parts = { ...deps, cache, heartbeats }
  const tokens = createTokenQueries(parts)
  const markets = createPerpMarketQueries(parts)
  const orders = createOrderQueries(parts)
  const accounts = createPerpAccountQueries(parts)
  const insight = createInsightQueries(parts)
  const perpOrders = createPerpOrderQueries(parts)
  const state = createPanelQueries(parts)
  const queries: Queries = {
    ...orders,
    ...createVolumeQueries(parts),
    ...createKaminoQueries(parts),
    ...insight,
    ...markets,
    ...createPerpTradeQueries(parts),
    ...createLiquidationQueries(parts),
    ...createPerpActivityQueries(parts),
    ...createPerpTrendQuery(parts),
    ...createFundingGridQuery(parts),
    ...accounts,
    ...perpOrders,
    ...createSpotBalanceQueries(parts),
    ...createPositionRecordQueries(parts),
    ...createSeriesQueries(parts),
    ...tokens,
    search: createSearch({ tokens, perps: { ...markets, ...perpOrders }, orders: insight }),
    ...state,
    ...createTraderQueries({ ...parts, state, orders, accounts }),
    getStatus: createStatusQuery(parts),
    countCache: () => cache.counts(),
  }
  return { ...queries, ...createLookups(queries, heartbeats) }
}
