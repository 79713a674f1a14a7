import type { KaminoQueries } from './kamino/kamino-queries.server'
import type { InsightQueries } from './orders/insight-queries.server'
import type { OrderQueries } from './orders/order-queries.server'
import type { VolumeQueries } from './orders/volume-queries.server'
import type { LiquidationQueries } from './perps/liquidations.server'
import type { PerpQueries } from './perps/perp-queries.server'
import type { SeriesQueries } from './series/series-queries.server'
import type { StateQueries } from './state/state-queries.server'
import type { TokenQueries } from './tokens/token-queries.server'
import type { TraderQueries } from './traders/trader-queries.server'

/**
 * All queries of the pages, the API and the stream. Results are cached until their data changes, and all
 * callers get the same objects, so callers must not modify them. While the store is down, a query returns its
 * last good result. It throws `SourceUnavailableError` if no result is cached. A query by key also throws it if
 * nothing has the key while the chain state is loading for the first time.
 */
export interface Queries
  extends OrderQueries,
    VolumeQueries,
    KaminoQueries,
    InsightQueries,
    TokenQueries,
    TraderQueries,
    PerpQueries,
    SeriesQueries,
    LiquidationQueries,
    StateQueries {}
