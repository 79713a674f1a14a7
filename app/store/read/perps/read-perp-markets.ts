import { type Address, trustedAddress } from '~/domain/base/ids'
import type { UnixSeconds } from '~/domain/base/time'
import type { DayAgoPrices } from '~/domain/price/day-change'
import type { PerpVenue } from '~/domain/protocol/venues'
import type { Pool } from '~/store/postgres/pool'
import { createStatement, readRows } from '~/store/postgres/statement'
import { type DayAgoRow, dayAgoColumns, dayAgoJoins, dayAgoPrices } from '../day-ago-sql'

/**
 * The stored fields of a perp market that the view of a market needs. Raw numbers have the scales of
 * `PerpMarketState`.
 */
export interface StoredPerpMarket {
  readonly venue: PerpVenue
  readonly key: Address
  readonly marketIndex: number
  readonly name: string
  readonly baseSymbol: string
  readonly status: number
  readonly oraclePriceRaw: bigint
  /**
   * Time at which the program last read the oracle price, and whether the program accepted that price.
   * `undefined` if an older version of Sextant stored the market.
   */
  readonly oracleAt: UnixSeconds | undefined
  readonly oracleIsValid: boolean | undefined
  readonly oracleTwapPriceRaw: bigint
  readonly longBaseRaw: bigint
  readonly shortBaseRaw: bigint
  readonly lastFundingRateRaw: bigint
  readonly lastFundingOracleTwapPriceRaw: bigint
  readonly last24hAvgFundingRateRaw: bigint
  readonly lastFundingAt: number
  readonly fundingPeriodSeconds: number
  readonly volume24hQuoteRaw: bigint
  readonly lastTradeAt: number
  /** Oracle prices around the 24 h mark, in the scale of `oraclePriceRaw`. */
  readonly dayAgoPrices: DayAgoPrices
  readonly slot: number
}

const all = createStatement(`
  select m.venue, m.market_index, m.key, m.name, m.base_symbol, m.status, m.oracle_price_raw, m.oracle_at, m.oracle_is_valid, m.oracle_twap_price_raw, m.long_base_raw,
    m.short_base_raw, m.last_funding_rate_raw, m.last_funding_oracle_twap_price_raw,
    m.last_24h_avg_funding_rate_raw, m.last_funding_at, m.funding_period, m.volume_24h_quote_raw,
    m.last_trade_at, m.slot,
    ${dayAgoColumns}
  from perp_market m ${dayAgoJoins({
    table: 'perp_price_minute',
    belongs: 'p.venue = m.venue and p.market_index = m.market_index',
    at: 'minute_at',
    price: 'oracle_price_raw',
    measuredAt: '$1::bigint',
  })}
  where m.venue = any($2) order by array_position($2::text[], m.venue), m.market_index`)

/**
 * Reads every perp market of the given venues, in the order of `venues`, then by index. `now` is in unix seconds.
 */
export async function readPerpMarkets(
  pool: Pool,
  venues: readonly PerpVenue[],
  now: number,
): Promise<StoredPerpMarket[]> {
  return (await readRows<MarketRow>(pool, all, [now, venues])).map(fromRow)
}

interface MarketRow extends DayAgoRow {
  venue: PerpVenue
  market_index: number
  key: string
  name: string
  base_symbol: string
  status: number
  oracle_price_raw: string
  oracle_at: number | null
  oracle_is_valid: boolean | null
  oracle_twap_price_raw: string
  long_base_raw: string
  short_base_raw: string
  last_funding_rate_raw: string
  last_funding_oracle_twap_price_raw: string
  last_24h_avg_funding_rate_raw: string
  last_funding_at: number
  funding_period: number
  volume_24h_quote_raw: string
  last_trade_at: number
  slot: number
}

function fromRow(row: MarketRow): StoredPerpMarket {
  return {
    venue: row.venue,
    key: trustedAddress(row.key),
    marketIndex: row.market_index,
    name: row.name,
    baseSymbol: row.base_symbol,
    status: row.status,
    oraclePriceRaw: BigInt(row.oracle_price_raw),
    oracleAt: row.oracle_at ?? undefined,
    oracleIsValid: row.oracle_is_valid ?? undefined,
    oracleTwapPriceRaw: BigInt(row.oracle_twap_price_raw),
    longBaseRaw: BigInt(row.long_base_raw),
    shortBaseRaw: BigInt(row.short_base_raw),
    lastFundingRateRaw: BigInt(row.last_funding_rate_raw),
    lastFundingOracleTwapPriceRaw: BigInt(row.last_funding_oracle_twap_price_raw),
    last24hAvgFundingRateRaw: BigInt(row.last_24h_avg_funding_rate_raw),
    lastFundingAt: row.last_funding_at,
    fundingPeriodSeconds: row.funding_period,
    volume24hQuoteRaw: BigInt(row.volume_24h_quote_raw),
    lastTradeAt: row.last_trade_at,
    dayAgoPrices: dayAgoPrices(row),
    slot: row.slot,
  }
}
