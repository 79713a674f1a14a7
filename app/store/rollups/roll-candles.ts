import type { UnixSeconds } from '~/domain/base/time'
import { type Column, columnArrays, columnNames, unnestColumns } from '../postgres/columns'
import type { Client } from '../postgres/pool'
import type { SampleWindow } from '../pricing/sample-windows'
import { bucketOf, type Rollup, rollups } from './kept'

/** A price sample that has just been stored. */
export interface StoredSample {
  readonly mint: string
  readonly at: UnixSeconds
  /** Price in USD per unscaled unit. */
  readonly price_usd: number
}

/** Open, high, low and close price of a mint in one time bucket. */
interface Candle {
  readonly mint: string
  /** Start of the time bucket, unix seconds. */
  readonly at: UnixSeconds
  opened: StoredSample
  closed: StoredSample
  /** Price in USD per unscaled unit. */
  high: number
  low: number
}

const columns: readonly Column<Candle>[] = [
  { name: 'mint', type: 'plain', of: (candle) => candle.mint },
  { name: 'at', type: 'int8', of: (candle) => candle.at },
  { name: 'open', type: 'float8', of: (candle) => candle.opened.price_usd },
  { name: 'high', type: 'float8', of: (candle) => candle.high },
  { name: 'low', type: 'float8', of: (candle) => candle.low },
  { name: 'close', type: 'float8', of: (candle) => candle.closed.price_usd },
  { name: 'open_at', type: 'int8', of: (candle) => candle.opened.at },
  { name: 'close_at', type: 'int8', of: (candle) => candle.closed.at },
]

/**
 * Adds price samples to their candles. Each sample must be added only once. The order in which samples are
 * added does not matter. `nowAt` is in unix seconds.
 */
export async function rollCandles(
  client: Client,
  samples: readonly StoredSample[],
  nowAt: UnixSeconds,
): Promise<void> {
  const { candleMinute, candleHour } = rollups
  await widenCandles(
    client,
    candleMinute,
    samples.filter(({ at }) => at >= nowAt - candleMinute.keepSeconds),
  )
  await widenCandles(client, candleHour, samples)
}

/**
 * Rebuilds candles after samples were removed. A candle is rebuilt only if its open, high, low or close was a
 * removed sample. `samplesIn` reads the remaining samples of these candles.
 */
export async function reshapeCandles(
  client: Client,
  outdated: readonly StoredSample[],
  samplesIn: (buckets: readonly SampleWindow[]) => Promise<readonly StoredSample[]>,
): Promise<void> {
  for (const rollup of [rollups.candleMinute, rollups.candleHour]) {
    const { rows } = await client.query<{ mint: string; at: UnixSeconds }>({
      name: `empty-${rollup.name}`,
      text: `update ${rollup.name} c set open = null, high = null, low = null, close = null, open_at = null, close_at = null
        from unnest($1::text[], $2::int8[], $3::float8[]) g(mint, at, price_usd)
        where c.mint = g.mint and c.at = ${bucketOf(rollup, 'g.at')} and g.price_usd in (c.open, c.high, c.low, c.close)
        returning c.mint, c.at`,
      values: [
        outdated.map(({ mint }) => mint),
        outdated.map(({ at }) => at),
        outdated.map((sample) => sample.price_usd),
      ],
    })
    if (rows.length === 0) continue
    const buckets = rows.map(({ mint, at }) => ({ mint, from: at, until: at + rollup.bucketSeconds - 1 }))
    await widenCandles(client, rollup, await samplesIn(buckets))
  }
}

/** Candles are written in the order of their keys, so that two writers never deadlock. */
async function widenCandles(client: Client, rollup: Rollup, samples: readonly StoredSample[]): Promise<void> {
  const candles = candlesOf(samples, rollup.bucketSeconds)
  if (candles.length === 0) return
  await client.query({
    name: `widen-${rollup.name}`,
    text: `insert into ${rollup.name} as c (${columnNames(columns)}) select * from ${unnestColumns(columns)} order by mint, at
      on conflict (mint, at) do update set
      open = case when (c.open_at, c.open) < (excluded.open_at, excluded.open) then c.open else excluded.open end,
      close = case when (c.close_at, c.close) > (excluded.close_at, excluded.close) then c.close else excluded.close end,
      high = greatest(c.high, excluded.high), low = least(c.low, excluded.low),
      open_at = least(c.open_at, excluded.open_at), close_at = greatest(c.close_at, excluded.close_at)`,
    values: columnArrays(columns, candles),
  })
}

function candlesOf(samples: readonly StoredSample[], bucketSeconds: number): readonly Candle[] {
  const candles = new Map<string, Candle>()
  for (const sample of samples) {
    const { mint, price_usd: price } = sample
    const at = sample.at - (sample.at % bucketSeconds)
    const key = `${mint} ${at}`
    const known = candles.get(key)
    if (known === undefined) {
      candles.set(key, { mint, at, opened: sample, closed: sample, high: price, low: price })
      continue
    }
    if (isBefore(sample, known.opened)) known.opened = sample
    if (isBefore(known.closed, sample)) known.closed = sample
    known.high = Math.max(known.high, price)
    known.low = Math.min(known.low, price)
  }
  return [...candles.values()]
}

/**
 * Compares prices by time, and prices of the same second by amount. If two sources have a sample in the same
 * second, the lower price opens and the higher price closes the candle, regardless of the order of arrival.
 */
function isBefore(one: StoredSample, other: StoredSample): boolean {
  return one.at < other.at || (one.at === other.at && one.price_usd < other.price_usd)
}
