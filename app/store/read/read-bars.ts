import type { Address } from '~/domain/base/ids'
import type { PerpMarketId } from '~/domain/perp/perp'
import { computeBaseAmount, computeQuoteUsd } from '~/domain/perp/perp-math'
import { type BarInterval, barIntervals, type KnownBar } from '~/domain/price/bar-range'
import type { CandleWindow } from '~/domain/price/candle'
import type { Pool } from '../postgres/pool'
import { createStatement, readRows, type Statement } from '../postgres/statement'
import { knownUsd } from '../pricing/known-usd'
import { type Rollup, rollups, samples } from '../rollups/kept'

/** The rollups of one subject, by minute and by hour. Bars are computed from the longest buckets that fit. */
interface Buckets {
  readonly minute: Rollup
  readonly hour: Rollup
}

const tokenBuckets: Buckets = { minute: rollups.candleMinute, hour: rollups.candleHour }
const marketBuckets: Buckets = { minute: rollups.perpMarketMinute, hour: rollups.perpMarketHour }
const interestBuckets: Buckets = { minute: samples.perpInterestMinute, hour: samples.perpInterestHour }

/** Creates the statement of each interval. */
function byInterval<Found>(
  { minute, hour }: Buckets,
  create: (rollup: Rollup, intervalSeconds: number) => Found,
): Readonly<Record<BarInterval, Found>> {
  const of = (interval: BarInterval) => {
    const seconds = barIntervals[interval]
    return create(seconds < hour.bucketSeconds ? minute : hour, seconds)
  }
  return {
    '1m': of('1m'),
    '5m': of('5m'),
    '15m': of('15m'),
    '1h': of('1h'),
    '4h': of('4h'),
    '1d': of('1d'),
  }
}

/** Retention of the buckets that the bars of each interval are computed from, seconds. */
export const tokenBarSeconds = byInterval(tokenBuckets, ({ keepSeconds }) => keepSeconds)
export const marketBarSeconds = byInterval(marketBuckets, ({ keepSeconds }) => keepSeconds)
export const interestSeconds = byInterval(interestBuckets, ({ keepSeconds }) => keepSeconds)

/** SQL of the prices of a bar, from the buckets in it. A bucket may have no price. */
function prices(time: string): string {
  const first = (name: string, order: string) =>
    `(array_agg(${name} order by ${order}) filter (where open is not null))[1] as ${name}`
  return `${first('open', time)}, max(high) as high, min(low) as low, ${first('close', `${time} desc`)}`
}

const tokenBars = byInterval(tokenBuckets, ({ name, time, bucketSeconds }, seconds) =>
  createStatement(
    seconds === bucketSeconds
      ? `select ${time} as at, open, high, low, close, ${knownUsd('volume_usd', 'unpriced')} as volume_usd
          from ${name} where mint = $1 and ${time} >= $2 and ${time} < $3 order by 1`
      : `select ${time} - ${time} % ${seconds} as at, ${prices(time)}, ${knownUsd('sum(volume_usd)', 'sum(unpriced)')} as volume_usd
          from ${name} where mint = $1 and ${time} >= $2 and ${time} < $3 group by 1 order by 1`,
  ),
)

const ofMarket = (time: string) => `venue = $1 and market_index = $4 and ${time} >= $2 and ${time} < $3`

const marketBars = byInterval(marketBuckets, ({ name, time, bucketSeconds }, seconds) =>
  createStatement(
    seconds === bucketSeconds
      ? `select ${time} as at, open, high, low, close, volume_quote_raw::text, volume_base_raw::text, fills
          from ${name} where ${ofMarket(time)} order by 1`
      : `select ${time} - ${time} % ${seconds} as at, ${prices(time)}, sum(volume_quote_raw)::text as volume_quote_raw,
            case when count(*) = count(volume_base_raw) then sum(volume_base_raw)::text end as volume_base_raw, sum(fills)::int as fills
          from ${name} where ${ofMarket(time)} group by 1 order by 1`,
  ),
)

interface BarRow {
  at: number
  open: number | null
  high: number | null
  low: number | null
  close: number | null
}

function pricesOf({ open, high, low, close }: BarRow): KnownBar['prices'] {
  return open === null || high === null || low === null || close === null
    ? undefined
    : { open, high, low, close }
}

/** Reads the non-empty bars of a mint, oldest first. The prices are in USD per unscaled unit. */
export async function readTokenBars(
  pool: Pool,
  mint: Address,
  interval: BarInterval,
  { from, to }: CandleWindow,
): Promise<KnownBar[]> {
  type Row = BarRow & { volume_usd: number | null }
  const rows = await readRows<Row>(pool, tokenBars[interval], [mint, from, to])
  return rows.map((row) => ({
    openAt: row.at,
    prices: pricesOf(row),
    volumeUsd: row.volume_usd ?? undefined,
  }))
}

/** Reads the bars of a perp market that have executions, oldest first. */
export async function readMarketBars(
  pool: Pool,
  { venue, marketIndex }: PerpMarketId,
  interval: BarInterval,
  { from, to }: CandleWindow,
): Promise<KnownBar[]> {
  type Row = BarRow & { volume_quote_raw: string; volume_base_raw: string | null; fills: number }
  const rows = await readRows<Row>(pool, marketBars[interval], [venue, from, to, marketIndex])
  return rows.map((row) => ({
    openAt: row.at,
    prices: pricesOf(row),
    volumeUsd: computeQuoteUsd(BigInt(row.volume_quote_raw)),
    volumeBase: row.volume_base_raw === null ? undefined : computeBaseAmount(BigInt(row.volume_base_raw)),
    fills: row.fills,
  }))
}

/** A close price, and the start of the stored bucket that has it. */
interface LastClose {
  readonly close: number
  readonly at: number
}

/** Minutes are retained for a few days only, so earlier prices come from hours. */
function closeBefore(subject: string, { minute, hour }: Buckets): Statement {
  const last = ({ name, time }: Rollup, before: string) =>
    `(select close, ${time} as at from ${name} where ${subject} and ${time} < ${before} and close is not null order by ${time} desc limit 1)`
  return createStatement(
    `select close, at from (${last(minute, '$2::bigint')} union all ${last(hour, '$2::bigint - $2::bigint % 3600')}) b order by at desc limit 1`,
  )
}

const tokenCloseBefore = closeBefore('mint = $1', tokenBuckets)
const marketCloseBefore = closeBefore('venue = $1 and market_index = $3', marketBuckets)

/** Reads the last price of a mint before a time that is the start of a bar. */
export async function readTokenCloseBefore(
  pool: Pool,
  mint: Address,
  at: number,
): Promise<LastClose | undefined> {
  return (await readRows<{ close: number; at: number }>(pool, tokenCloseBefore, [mint, at]))[0]
}

/** Reads the last price of a perp market before a time that is the start of a bar. */
export async function readMarketCloseBefore(
  pool: Pool,
  { venue, marketIndex }: PerpMarketId,
  at: number,
): Promise<LastClose | undefined> {
  const values = [venue, at, marketIndex]
  return (await readRows<{ close: number; at: number }>(pool, marketCloseBefore, values))[0]
}

const interestOf = byInterval(interestBuckets, ({ name, time }, seconds) =>
  createStatement(
    `select distinct on (1) ${time} - ${time} % ${seconds} as at, long_base_raw::text, short_base_raw::text, oracle_price_raw::text
      from ${name} where ${ofMarket(time)} order by 1, ${time} desc`,
  ),
)

/** Open interest of a market at the end of a bar. Base amounts are scaled by 1e9, prices by 1e6. */
export interface StoredInterest {
  readonly at: number
  readonly longBaseRaw: bigint
  readonly shortBaseRaw: bigint
  readonly oraclePriceRaw: bigint
}

/** Reads the last account state of a perp market in each bar. Bars without a state are left out. */
export async function readInterest(
  pool: Pool,
  { venue, marketIndex }: PerpMarketId,
  interval: BarInterval,
  { from, to }: CandleWindow,
): Promise<StoredInterest[]> {
  type Row = { at: number; long_base_raw: string; short_base_raw: string; oracle_price_raw: string }
  const rows = await readRows<Row>(pool, interestOf[interval], [venue, from, to, marketIndex])
  return rows.map((row) => ({
    at: row.at,
    longBaseRaw: BigInt(row.long_base_raw),
    shortBaseRaw: BigInt(row.short_base_raw),
    oraclePriceRaw: BigInt(row.oracle_price_raw),
  }))
}

const firstInterest = byInterval(interestBuckets, ({ name, time }) =>
  createStatement(`select min(${time}) as at from ${name} where venue = $1 and market_index = $2`),
)

/** Reads the start of the first bucket with an account state of a market. `undefined`: there is none. */
export async function readFirstInterest(
  pool: Pool,
  { venue, marketIndex }: PerpMarketId,
  interval: BarInterval,
): Promise<number | undefined> {
  const rows = await readRows<{ at: number | null }>(pool, firstInterest[interval], [venue, marketIndex])
  return rows[0]?.at ?? undefined
}

const fundingsIn = createStatement(`
  select funding_rate_raw::text, oracle_twap_price_raw::text, at from perp_funding
  where ${ofMarket('at')} order by at, record_id`)

/** A funding update: quote per base unit (scaled by 1e9), and the oracle TWAP (scaled by 1e6) of its computation. */
export interface FundingUpdate {
  readonly at: number
  readonly fundingRateRaw: bigint
  readonly oracleTwapPriceRaw: bigint
}

/** Reads the funding updates of a market in a window, oldest first. */
export async function readFundingsIn(
  pool: Pool,
  { venue, marketIndex }: PerpMarketId,
  { from, to }: CandleWindow,
): Promise<FundingUpdate[]> {
  type Row = { funding_rate_raw: string; oracle_twap_price_raw: string; at: number }
  const rows = await readRows<Row>(pool, fundingsIn, [venue, from, to, marketIndex])
  return rows.map((row) => ({
    at: row.at,
    fundingRateRaw: BigInt(row.funding_rate_raw),
    oracleTwapPriceRaw: BigInt(row.oracle_twap_price_raw),
  }))
}
