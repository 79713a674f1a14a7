import type { DataSource } from '~/domain/panel-view'
import type { MarketMints } from '~/domain/perp-market-mints'
import type { Revisions } from '~/domain/revision'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import type { Pool } from '~/store/pool'
import type { StoreWatch } from '~/store/store-watch'
import { createFundingGridQuery } from './funding-grid.server'
import { createHeartbeatReader } from './heartbeats.server'
import { createInsightQueries } from './insight-queries.server'
import { createKaminoQueries } from './kamino-queries.server'
import { createOrderQueries } from './orders.server'
import { createPanelQueries } from './panel.server'
import { createPerpAccountQueries } from './perp-accounts.server'
import { createPerpActivityQueries } from './perp-activity.server'
import { createPerpMarketQueries } from './perp-markets.server'
import { createPerpOrderQueries } from './perp-order-details.server'
import { createPerpTradeQueries } from './perp-trades.server'
import { createPerpTrendQuery } from './perp-trend.server'
import { createPositionRecordQueries } from './position-records.server'
import type { Queries } from './queries.server'
import { createQueryCache, type QueryCache } from './query-cache.server'
import { createSearch } from './search.server'
import { createSpotBalanceQueries } from './spot-balances.server'
import { createStatusQuery } from './status.server'
import { createTokenQueries } from './tokens.server'
import { createVolumeQueries } from './volume-queries.server'

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
  const tokens = createTokenQueries({ ...deps, cache })
  const markets = createPerpMarketQueries({ ...deps, cache })
  return {
    ...createOrderQueries({ ...deps, cache }),
    ...createVolumeQueries({ ...deps, cache }),
    ...createKaminoQueries({ ...deps, cache }),
    ...createInsightQueries({ ...deps, cache }),
    ...markets,
    ...createPerpTradeQueries({ ...deps, cache }),
    ...createPerpActivityQueries({ ...deps, cache }),
    ...createPerpTrendQuery({ ...deps, cache }),
    ...createFundingGridQuery({ ...deps, cache }),
    ...createPerpAccountQueries({ ...deps, cache }),
    ...createPerpOrderQueries({ ...deps, cache }),
    ...createSpotBalanceQueries({ ...deps, cache }),
    ...createPositionRecordQueries({ ...deps, cache }),
    ...tokens,
    search: createSearch({ ...deps, cache, tokens, markets }),
    ...createPanelQueries({ ...deps, cache, heartbeats }),
    getStatus: createStatusQuery({ ...deps, cache }),
    countCache: () => cache.counts(),
  }
}
