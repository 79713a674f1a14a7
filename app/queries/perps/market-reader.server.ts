import { findPerpMarket, type PerpMarketView } from '~/domain/perp/perp-view'
import { type ChangeTopic, perpVenueFacts } from '~/domain/protocol/perp-venue'
import type { PerpVenue } from '~/domain/protocol/venues'
import type { Clock } from '~/lib/clock'
import type { Pool } from '~/store/postgres/pool'
import { readPerpMarkets } from '~/store/read/perps/read-perp-markets'
import type { QueryCache } from '../cache/query-cache.server'
import { SourceLoadingError } from '../cache/source-unavailable.server'
import type { HeartbeatReader } from '../state/heartbeats.server'
import { isFirstRead } from '../state/panel.server'
import { toPerpMarketView } from './perp-views.server'

/** Cache settings of all queries of a venue's markets or executions: topics of the venues, and the oldest age. */
type Freshness = { readonly topics: readonly ChangeTopic[]; readonly maxAgeMs: number }

/**
 * Returns the cache settings of all market queries. The results depend on the market accounts. They also depend on
 * the current time, because the 24-hour volume decays and the price of 24 hours ago changes.
 */
export function ofMarkets(venues: readonly PerpVenue[]): Freshness {
  return { topics: venues.map((venue) => perpVenueFacts[venue].changeTopics.markets), maxAgeMs: 5_000 }
}

export interface PerpQueryDeps {
  readonly pool: Pool
  readonly cache: QueryCache
  readonly clock: Clock
  readonly heartbeats: Pick<HeartbeatReader, 'read'>
  /** Venue that the operator chose. `undefined`: the venue that trades. */
  readonly defaultPerpVenue: PerpVenue | undefined
}

/**
 * Reads every perp market of the given venues, including unlisted markets. There are at most a few hundred markets,
 * so callers sort and filter the whole list. The markets of the first venue come first.
 */
export function readAllMarkets(
  { pool, cache, clock }: Pick<PerpQueryDeps, 'pool' | 'cache' | 'clock'>,
  venues: readonly PerpVenue[],
): Promise<readonly PerpMarketView[]> {
  return cache.get<readonly PerpMarketView[]>({
    key: `perp markets ${venues}`,
    ...ofMarkets(venues),
    weigh: (markets) => markets.length,
    load: async () => {
      const now = Math.floor(clock.nowMs() / 1000)
      return (await readPerpMarkets(pool, venues, now)).map((market) => toPerpMarketView(market, now))
    },
  })
}

/**
 * Finds a market of the given venues by its account, index, name or base symbol, or by `{venue}:` and one of these.
 * The first venue is preferred. Throws `SourceLoadingError` if the market depends on a venue whose markets are being
 * read for the first time.
 */
export async function findMarketOf(
  deps: PerpQueryDeps,
  venues: readonly PerpVenue[],
  market: string,
): Promise<PerpMarketView | undefined> {
  const [, venue, name] = /^([a-z]+):(.+)$/.exec(market) ?? []
  const markets = await readAllMarkets(deps, venues)
  if (venue !== undefined && name !== undefined) {
    return findPerpMarket(
      markets.filter((each) => each.venue === venue),
      name,
    )
  }
  const found = findPerpMarket(markets, market)
  if (found !== undefined && found.key !== market) await requirePreferred(deps, venues, found)
  return found
}

/**
 * Throws `SourceLoadingError` if a market was found by a name that may mean a market of another venue: one whose
 * markets are being read for the first time. Without this, the same name would mean another market seconds later.
 */
async function requirePreferred(
  { heartbeats, defaultPerpVenue }: PerpQueryDeps,
  venues: readonly PerpVenue[],
  { venue }: PerpMarketView,
): Promise<void> {
  if (venues.length === 1 || venue === defaultPerpVenue) return
  if (isFirstRead(ofMarkets(venues).topics, await heartbeats.read()))
    throw new SourceLoadingError('The market’s name may be that of a market that is still loading.')
}

/** Returns the filter of rows: the rows of one market, or of all markets of the given venues. */
export function scopeOf(venues: readonly PerpVenue[], market: PerpMarketView | undefined) {
  return market === undefined
    ? { venues, marketIndex: undefined }
    : { venues: [market.venue], marketIndex: market.marketIndex }
}
