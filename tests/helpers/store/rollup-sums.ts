import { mints } from '~/domain/token/mints'
import type { Client, Pool } from '~/store/postgres/pool'
import { rollups } from '~/store/rollups/kept'

/**
 * Each rollup as a query on the raw rows. Amounts are whole multiples of 2^-20 USD. Candles use price
 * samples. Candles of SOL also use the oracle price in every record of market 0, even if that price did not
 * become a sample.
 */
const recomputed: Readonly<Record<(typeof rollups)[keyof typeof rollups]['name'], string>> = {
  token_volume_minute: tokenVolume('minute_at', 60),
  token_volume_hour: tokenVolume('hour_at', 3_600),
  trader_volume_hour: `select venue, maker as trader, at / 3600 * 3600 as hour_at, sum(quanta) / 1048576 as volume_usd, count(*)::int as fills
    from counted where maker is not null group by 1, 2, 3`,
  order_volume_hour: `select venue, order_key, at / 3600 * 3600 as hour_at, sum(quanta) / 1048576 as volume_usd, count(*)::int as fills
    from counted where venue = 'kamino' group by 1, 2, 3`,
  perp_market_minute: perpMarket('minute_at', 60),
  perp_market_hour: perpMarket('hour_at', 3_600),
  candle_minute: candles(60),
  candle_hour: candles(3_600),
}

/** SQL condition for the rows to sum: only rows since a time, unix seconds. */
const countedSince = (since: number) => `with counting as (select ${since}::bigint as since), counted as (
  select *, coalesce(round(usd * 1048576), 0) as quanta,
    case protocol when 'jupiter-dca' then 'dca' when 'kamino-limit' then 'kamino' else 'jupiter' end as venue from fill where at >= ${since}
), told as (
  select mint, at, price_usd from price_sample where source not in ('drift-record', 'velocity-record') and at >= ${since}
  union all select '${mints.wSOL}', at, oracle_price_raw::float8 / 1e6 from perp_fill where market_index = 0 and oracle_price_raw > 0 and at >= ${since}
  union all select '${mints.wSOL}', at, oracle_price_raw::float8 / 1e6 from perp_order_action
    where market_index = 0 and oracle_price_raw > 0 and at >= ${since} and action in ('place', 'trigger'))`

function tokenVolume(time: string, seconds: number): string {
  return `select mint, venue, at / ${seconds} * ${seconds} as ${time}, sum(bought) / 1048576 as bought_usd, sum(sold) / 1048576 as sold_usd,
      count(*) filter (where is_bought and usd is null)::int as bought_unpriced,
      count(*) filter (where not is_bought and usd is null)::int as sold_unpriced
    from counted cross join lateral (values (output_mint, true, quanta, 0::float8), (input_mint, false, 0, quanta)) leg(mint, is_bought, bought, sold)
    where mint is not null group by 1, 2, 3 having sum(bought) <> 0 or sum(sold) <> 0 or bool_or(usd is null)`
}

/** Executions of one second are ordered by their number, and those without an amount have no price. */
function perpMarket(time: string, seconds: number): string {
  const first = (value: string, order: string) =>
    `(array_agg(${value} order by ${order}) filter (where price is not null))[1]`
  const opening = 'at, fill_record_id, price'
  const closing = 'at desc, fill_record_id desc, price desc'
  return `select venue, market_index, at / ${seconds} * ${seconds} as ${time}, sum(quote_raw) as volume_quote_raw, sum(base_raw) as volume_base_raw,
      count(*)::int as fills, ${first('price', opening)} as open, max(price) as high, min(price) as low, ${first('price', closing)} as close,
      ${first('at', opening)} as open_at, ${first('fill_record_id', opening)} as open_id,
      ${first('at', closing)} as close_at, ${first('fill_record_id', closing)} as close_id
    from perp_fill cross join lateral (select (quote_raw * 1000)::float8 / nullif(base_raw, 0)::float8) p(price)
    where market_type = 'perp' and at >= (select since from counting) group by 1, 2, 3`
}

function candles(seconds: number): string {
  return `select mint, at, p.open, p.high, p.low, p.close, p.open_at, p.close_at, coalesce(f.volume_usd, 0) as volume_usd, coalesce(f.unpriced, 0) as unpriced
    from (select distinct mint, at / ${seconds} * ${seconds} as at, first_value(price_usd) over opening as open,
        max(price_usd) over bucket as high, min(price_usd) over bucket as low, first_value(price_usd) over closing as close,
        min(at) over bucket as open_at, max(at) over bucket as close_at
      from told window bucket as (partition by mint, at / ${seconds}), opening as (bucket order by at, price_usd),
        closing as (bucket order by at desc, price_usd desc)) p
    full join (select mint, at / ${seconds} * ${seconds} as at, sum(quanta) / 1048576 as volume_usd,
        count(*) filter (where usd is null)::int as unpriced
      from counted cross join lateral (values (output_mint), (input_mint)) leg(mint)
      where mint is not null group by 1, 2 having sum(quanta) <> 0 or bool_or(usd is null)) f using (mint, at)`
}

/**
 * Reads all rows of every rollup as sorted strings. Returns both the stored rows and the rows computed from
 * the raw data.
 */
export async function readRollups(pool: Pool) {
  const kept: Record<string, string[]> = {}
  const summed: Record<string, string[]> = {}
  for (const [table, query] of Object.entries(recomputed)) {
    kept[table] = await rowsOf(pool, `select * from ${table}`)
    summed[table] = await rowsOf(pool, query)
  }
  return { kept, summed }
}

/**
 * Rebuilds every rollup from the raw rows, within the retention period of the rollup. The rows are added in
 * the order of time, as live writes would have done. `now` is in unix seconds.
 */
export async function rebuildRollups(client: Client, now: number): Promise<void> {
  for (const { name, time, bucketSeconds, keepSeconds } of Object.values(rollups)) {
    const oldest = now - keepSeconds
    await client.query(`truncate ${name}`)
    const query = `${countedSince(oldest - (oldest % bucketSeconds))} select * from (${recomputed[name]}) r`
    const { fields } = await client.query(`${query} limit 0`)
    const columns = fields.map((field) => field.name).join(', ')
    await client.query(`insert into ${name} (${columns}) ${query} order by ${time}`)
  }
}

async function rowsOf(pool: Pool, query: string): Promise<string[]> {
  const { rows } = await pool.query<{ row: string }>(
    `${countedSince(0)} select to_jsonb(r)::text as row from (${query}) r order by 1`,
  )
  return rows.map(({ row }) => row)
}
