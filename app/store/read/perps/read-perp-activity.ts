import type { UnixSeconds } from '~/domain/base/time'
import { type PerpMarketId, perpMarketKey } from '~/domain/perp/perp'
import type { PerpVenue } from '~/domain/protocol/venues'
import { isListedMarket } from '~/store/batch/table-protocols'
import type { Pool } from '~/store/postgres/pool'
import { createStatement, readRows } from '~/store/postgres/statement'
import { firstFullHour } from '../first-full-hour'

/** Number of open positions in one market, and number of wallets with an open position in that market. */
export interface MarketHolders extends PerpMarketId {
  readonly positions: number
  readonly traders: number
  /** Size of all positions, in base units scaled by 1e9. The sizes of long and short positions are added. */
  readonly baseRaw: bigint
}

/** Holders of the markets of some venues. */
export interface PerpHolders {
  /** One entry per market with an open position. */
  readonly markets: readonly MarketHolders[]
  /** Number of wallets with an open position in any listed market. */
  readonly traders: number
}

/**
 * The row without a market has the number of wallets in listed markets. Each wallet is grouped before it is counted,
 * because `count(distinct …)` would sort all positions.
 */
const holdersOf = createStatement(`
  with held as materialized (
    select p.venue, p.market_index, u.authority, count(*) as positions, sum(abs(p.base_raw)) as base_raw
    from perp_position p join perp_user u on u.key = p.user_key where p.base_raw <> 0 and p.venue = any($1)
    group by p.venue, p.market_index, u.authority)
  select venue, market_index, sum(positions)::int as positions, count(*)::int as traders, sum(base_raw)::text as base_raw
  from held group by venue, market_index
  union all
  select null, null, 0, count(*)::int, '0' from (
    select h.authority from held h join perp_market m on m.venue = h.venue and m.market_index = h.market_index
    where ${isListedMarket('m')} group by h.authority) listed`)

/** Reads the number of positions and holders of each market of the given venues, and the number of all holders. */
export async function readPerpHolders(pool: Pool, venues: readonly PerpVenue[]): Promise<PerpHolders> {
  const rows = await readRows<{
    venue: PerpVenue | null
    market_index: number | null
    positions: number
    traders: number
    base_raw: string
  }>(pool, holdersOf, [venues])
  const markets: MarketHolders[] = []
  let listedTraders = 0
  for (const { venue, market_index: marketIndex, positions, traders, base_raw } of rows) {
    if (venue === null || marketIndex === null) listedTraders = traders
    else markets.push({ venue, marketIndex, positions, traders, baseRaw: BigInt(base_raw) })
  }
  return { markets, traders: listedTraders }
}

/** Volume executed in one market. Quote amounts are scaled by 1e6. */
export interface MarketVolume extends PerpMarketId {
  readonly volumeQuoteRaw: bigint
  readonly fills: number
}

/**
 * SQL: volume of whole hours from the rollup, and volume of the partial hour at the start from the
 * executions.
 */
const volumesSince = createStatement(`
  select venue, market_index, sum(volume_quote_raw)::text as volume_quote_raw, sum(fills)::int as fills from (
    select venue, market_index, volume_quote_raw, fills from perp_market_hour where hour_at >= $2 and venue = any($3)
    union all
    select venue, market_index, quote_raw, 1 from perp_fill where market_type = 'perp' and venue = any($3) and at >= $1 and at < $2
  ) executed group by venue, market_index`)

/**
 * Reads the volume executed in each market of the given venues since a time. Markets without executions are
 * left out.
 */
export async function readMarketVolumes(
  pool: Pool,
  venues: readonly PerpVenue[],
  since: UnixSeconds,
): Promise<MarketVolume[]> {
  const rows = await readRows<{
    venue: PerpVenue
    market_index: number
    volume_quote_raw: string
    fills: number
  }>(pool, volumesSince, [since, firstFullHour(since), venues])
  return rows.map((row) => ({
    venue: row.venue,
    marketIndex: row.market_index,
    volumeQuoteRaw: BigInt(row.volume_quote_raw),
    fills: row.fills,
  }))
}

/**
 * A funding update of a market: the quote amount per base unit (scaled by 1e9), and the oracle TWAP (scaled
 * by 1e6) that was used to compute it.
 */
export interface StoredFunding {
  readonly fundingRateRaw: bigint
  readonly oracleTwapPriceRaw: bigint
  readonly at: UnixSeconds
}

const fundingsSince = createStatement(`
  select funding_rate_raw, oracle_twap_price_raw, at from perp_funding where venue = $3 and market_index = $1 and at > $2 order by at, record_id`)

/** Reads the funding updates of a market after a time, oldest first. */
export async function readFundings(
  pool: Pool,
  { venue, marketIndex }: PerpMarketId,
  since: UnixSeconds,
): Promise<StoredFunding[]> {
  const rows = await readRows<{ funding_rate_raw: string; oracle_twap_price_raw: string; at: number }>(
    pool,
    fundingsSince,
    [marketIndex, since, venue],
  )
  return rows.map((row) => ({
    fundingRateRaw: BigInt(row.funding_rate_raw),
    oracleTwapPriceRaw: BigInt(row.oracle_twap_price_raw),
    at: row.at,
  }))
}

const allFundingsSince = createStatement(`
  select m.venue, m.market_index, f.funding_rate_raw, f.oracle_twap_price_raw, f.at from perp_market m cross join lateral (
    select funding_rate_raw, oracle_twap_price_raw, at, record_id from perp_funding where venue = m.venue and market_index = m.market_index and at >= $1) f
  where m.venue = any($2) order by m.venue, m.market_index, f.at, f.record_id`)

/**
 * Reads the funding updates of every market of the given venues from a time on, oldest first, by
 * `perpMarketKey`.
 */
export async function readAllFundings(
  pool: Pool,
  venues: readonly PerpVenue[],
  since: UnixSeconds,
): Promise<ReadonlyMap<string, readonly StoredFunding[]>> {
  const rows = await readRows<{
    venue: PerpVenue
    market_index: number
    funding_rate_raw: string
    oracle_twap_price_raw: string
    at: number
  }>(pool, allFundingsSince, [since, venues])
  const byMarket = new Map<string, StoredFunding[]>()
  for (const row of rows) {
    const funding = {
      fundingRateRaw: BigInt(row.funding_rate_raw),
      oracleTwapPriceRaw: BigInt(row.oracle_twap_price_raw),
      at: row.at,
    }
    const key = perpMarketKey({ venue: row.venue, marketIndex: row.market_index })
    const known = byMarket.get(key)
    if (known === undefined) byMarket.set(key, [funding])
    else known.push(funding)
  }
  return byMarket
}
