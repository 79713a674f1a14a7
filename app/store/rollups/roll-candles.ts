import type { UnixSeconds } from '~/domain/time'
import { type Column, columnArrays, unnestColumns } from '../columns'
import type { Client } from '../pool'
import { bucketOf, isWorthWriting, type Rollup, rollups } from './kept'

/** A price sample that has just been stored. */
export interface StoredSample {
  readonly mint: string
  /** Unix seconds. */
  readonly at: UnixSeconds
  /** USD per UI unit. */
  readonly price_usd: number
}

const columns: readonly Column<StoredSample>[] = [
  { name: 'mint', type: 'plain', of: (sample) => sample.mint },
  { name: 'sampled_at', type: 'int8', of: (sample) => sample.at },
  { name: 'price_usd', type: 'float8', of: (sample) => sample.price_usd },
]

const widen = `with sample as materialized (select * from ${unnestColumns(columns)}),
  ${widenAllCandles(`$${columns.length + 1}::int8`)} select`

/** Puts samples, each only once, into their candles. They may come in any order. `now` in unix seconds. */
export async function rollCandles(
  client: Client,
  samples: readonly StoredSample[],
  nowAt: UnixSeconds,
): Promise<void> {
  if (samples.length === 0) return
  await client.query({
    name: 'roll-candles',
    text: widen,
    values: [...columnArrays(columns, samples), nowAt],
  })
}

/** SQL: parts of a statement that put the rows of its part `sample` (mint, sampled_at, price_usd) into their candles; `now` in unix seconds. */
export function widenAllCandles(now: string): string {
  return `minutes as (${widenCandles(rollups.candleMinute, now)}), hours as (${widenCandles(rollups.candleHour, now)})`
}

/** Of several samples of one second, as two sources may tell them, the cheapest opens and the dearest closes: a rule that no order of arrival changes. */
function widenCandles(rollup: Rollup, now: string): string {
  return `insert into ${rollup.name} as c (mint, at, open, high, low, close, open_at, close_at)
    select mint, ${bucketOf(rollup, 'sampled_at')} as bucket_at, (array_agg(price_usd order by sampled_at, price_usd))[1], max(price_usd),
      min(price_usd), (array_agg(price_usd order by sampled_at desc, price_usd desc))[1], min(sampled_at), max(sampled_at)
    from sample where ${isWorthWriting(rollup, 'sampled_at', now)} group by 1, 2 order by 1, 2
    on conflict (mint, at) do update set
      open = case when (c.open_at, c.open) < (excluded.open_at, excluded.open) then c.open else excluded.open end,
      close = case when (c.close_at, c.close) > (excluded.close_at, excluded.close) then c.close else excluded.close end,
      high = greatest(c.high, excluded.high), low = least(c.low, excluded.low),
      open_at = least(c.open_at, excluded.open_at), close_at = greatest(c.close_at, excluded.close_at)`
}
