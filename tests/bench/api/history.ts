import { defaultGenesisMs, slotMs } from '~/simulator/world/world-time'
import { makeWeeks } from '~/store/ingest/lease/weeks'
import type { Client, Pool } from '~/store/postgres/pool'
import { inTransaction } from '~/store/postgres/transaction'
import { rebuildRollups } from '../../helpers/store/rollup-sums'
import { signatureSql } from '../read/filled-store'
import { rebuildPositionRecords } from './position-records'

/**
 * A range of days before now, and the number of executions per day. Half of them are spot executions, half
 * perp executions.
 */
interface Days {
  readonly from: number
  readonly until: number
  readonly perDay: number
}

const daySeconds = 86_400
const slotOf = (at: string) => `(${at} - ${defaultGenesisMs / 1_000}) * 1000 / ${slotMs}`

/**
 * SQL that draws random times, one for each execution. `$1`: current time, `$2` and `$3`: first and last day,
 * `$4`: executions per day.
 */
const drawn = `select d, n, $1::bigint - ${daySeconds} * d - floor(${daySeconds} * random())::bigint as at
  from generate_series($2::int, $3::int - 1) d, generate_series(1, $4::int) n`

/**
 * SQL that numbers orders by opening time, so that an order older than a given day can be drawn by its
 * number.
 */
const rankOrders = `create temporary table ranked_order on commit drop as
  select row_number() over (order by created_at) as rank, o.* from (
    select key, 'jupiter-dca' as protocol, user_key as maker, input_mint, output_mint, created_at from dca_order
    union all select key, protocol, maker, input_mint, output_mint, created_at from limit_order where created_at is not null) o`

/**
 * SQL that adds spot executions of orders that were already open at that time. One execution in fifty has no
 * value in USD.
 */
const fillSpot = `with day as materialized (
    select d, (select rank from ranked_order where created_at < $1::bigint - ${daySeconds} * (d + 1) order by created_at desc limit 1) as opened from generate_series($2::int, $3::int - 1) d
  ), drawn as materialized (
    select drawn.*, 1 + floor(opened * random())::bigint as rank from (${drawn}) drawn join day using (d))
  insert into fill (signature, instruction_path, event_index, protocol, order_key, maker, input_mint, output_mint, input_raw, output_raw, usd, slot, at)
  select ${signatureSql(`'s' || d || ' ' || n`)}, '0', 0, protocol, key, maker, input_mint, output_mint, 1000000, 1000000,
    case when n % 50 <> 0 then exp(6 * random()) end, ${slotOf('at')}, at from drawn join ranked_order using (rank) order by at`

/**
 * SQL that adds perp executions between existing accounts in existing markets. A few accounts and markets
 * have most of the trades. Fill ids grow with time.
 */
const fillPerp = `with account as materialized (select row_number() over (order by key) as a, key from perp_user),
  market as materialized (select row_number() over (order by venue, market_index) as m, venue, market_index, oracle_price_raw from perp_market where oracle_price_raw > 0),
  drawn as materialized (
    select drawn.*, 1 + floor((select count(*) from market) * power(random(), 3))::bigint as m,
      1 + floor((select count(*) from account) * power(random(), 2))::bigint as taker,
      1 + floor((select count(*) from account) * power(random(), 4))::bigint as maker,
      exp(10 * random()) as usd, random() < 0.5 as is_long from (${drawn}) drawn)
  insert into perp_fill (signature, instruction_path, event_index, venue, market_index, market_type, fill_record_id, base_raw, quote_raw,
    taker, taker_direction, maker, maker_direction, oracle_price_raw, explanation, slot, at)
  select ${signatureSql(`'p' || d || ' ' || n`)}, '0', 0, market.venue, market_index, 'perp', ${slotOf('at')} * 65536 + n % 65536,
    greatest(1, (usd * 1e15 / oracle_price_raw::float8)::bigint), (usd * 1e6)::bigint, t.key, case when is_long then 'long' else 'short' end,
    k.key, case when is_long then 'short' else 'long' end, oracle_price_raw, 0, ${slotOf('at')}, at
  from drawn join market using (m) join account t on t.a = taker join account k on k.a = maker where taker <> maker order by at`

/** SQL that adds an oracle price for each minute. The product retains these prices for a month. */
const fillPerpMinutes = `insert into perp_price_minute (venue, market_index, minute_at, oracle_price_raw)
  select venue, market_index, at, oracle_price_raw from perp_market cross join generate_series(
    ($1::bigint - ${daySeconds} * least($3::int, 32)) / 60 * 60, $1::bigint - ${daySeconds} * $2::int, 60) at on conflict do nothing`

/**
 * SQL that adds one funding rate per hour, with the record id that the simulated world gives to that hour. It
 * adds at least a month, because responses contain a month and must have the same length for both histories.
 */
const fillFunding = `insert into perp_funding (venue, market_index, record_id, funding_rate_raw, oracle_twap_price_raw, mark_twap_price_raw,
    cumulative_long_raw, cumulative_short_raw, signature, slot, at)
  select venue, market_index, (at - ${defaultGenesisMs / 1_000}) / 3600, last_funding_rate_raw, oracle_twap_price_raw, mark_twap_price_raw, at, at,
    ${signatureSql(`'f' || at || ' ' || market_index`)}, ${slotOf('at')}, at
  from perp_market cross join generate_series(
    ($1::bigint - ${daySeconds} * greatest($3::int, 31)) / 3600 * 3600, $1::bigint - ${daySeconds} * $2::int, 3600) at order by at on conflict do nothing`

/**
 * SQL that adds one price sample per hour for each priced token. The product stores up to twelve per hour,
 * but one is enough here: requests read only single samples, and candles are hourly.
 */
const fillSamples = `insert into price_sample (mint, at, price_usd, source)
  select mint, at, price_usd * exp(0.2 * sin(at / 777777.0 + hashtext(mint) % 7)), 'price-api'
  from token cross join generate_series(
    ($1::bigint - ${daySeconds} * $3::int) / 3600 * 3600, $1::bigint - ${daySeconds} * $2::int, 3600) at
  where price_usd is not null order by at on conflict do nothing`

/**
 * Adds the history of a range of days before now. A longer history only adds older days; the last day stays
 * unchanged. Derived tables are rebuilt from all executions. Order actions are not added, since no request
 * reads them.
 */
export async function fillDays(pool: Pool, now: number, { from, until, perDay }: Days): Promise<void> {
  await makeWeeks(pool, { from: now - until * daySeconds, now })
  await inTransaction(pool, async (client) => {
    await client.query(`set local work_mem = '512MB'`)
    await client.query(rankOrders)
    for (const column of ['rank', 'created_at'])
      await client.query(`create index on ranked_order (${column})`)
    await client.query('analyze ranked_order')
    for (const sql of [fillSpot, fillPerp]) await fillInTurns(client, sql, now, { from, until, perDay })
    for (const sql of [fillPerpMinutes, fillFunding, fillSamples]) await client.query(sql, [now, from, until])
    await client.query('analyze fill, perp_fill, price_sample')
    await rebuildRollups(client, now)
    await rebuildPositionRecords(client)
  })
  await pool.query('vacuum (analyze)')
}

const daysOfTurn = 15

/** Fills the newest days last, as in a database that has received them in order. */
async function fillInTurns(
  client: Client,
  sql: string,
  now: number,
  { from, until, perDay }: Days,
): Promise<void> {
  for (let end = until; end > from; end -= daysOfTurn)
    await client.query(sql, [now, Math.max(from, end - daysOfTurn), end, Math.round(perDay / 2)])
}
