import { makeWeeks } from '~/store/ingest/lease/weeks'
import { migrate, readMigrations } from '~/store/postgres/migrate'
import type { Pool } from '~/store/postgres/pool'

/** Last migration of the version that could store only one perps venue. */
const lastOfOneVenue = 28

/** Time of the newest row, unix seconds. */
export const newestAt = 1_795_000_000
const weekSeconds = 7 * 86_400
const markets = 70

/** All tables that have a venue since then. */
export const venueTables = [
  'perp_fill',
  'perp_funding',
  'perp_market',
  'perp_market_hour',
  'perp_order',
  'perp_order_action',
  'perp_owner',
  'perp_position',
  'perp_position_record',
  'perp_price_minute',
  'perp_user',
  'spot_balance',
  'spot_market',
] as const

/** Rows of each table for $1 perp fills. A row's numbers follow from its own number `n`. */
const rowsSql: readonly string[] = [
  `insert into perp_market select n, 'market ' || n, 'M' || n || '-PERP', 'M' || n, 1, 0, 0, 0, 'oracle ' || n, 1000000 + n, 1, 1, 5, -5, 0, 0, 0, 1, 1, 1, 1, 3600,
    1, 1, 9, ${newestAt}, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, n, ${newestAt} from generate_series(0, ${markets - 1}) n`,
  `insert into spot_market (market_index, key, name, mint, decimals, status, pool_id, oracle_price_raw, deposit_balance_raw, borrow_balance_raw,
      cumulative_deposit_interest_raw, cumulative_borrow_interest_raw, slot, updated_at)
    select n, 'pool ' || n, 'S' || n, 'mint ' || n, 6, 1, 0, 1000000, 1, 1, 10000000000, 10000000000, n, 1 from generate_series(0, 40) n`,
  `insert into perp_user select 'user ' || n, 'wallet ' || n / 2, n % 2, 'name', 0, 1, 1, n, 1, 1, 5, false, n, 1 from generate_series(1, $1::int / 100) n`,
  `insert into perp_owner select 'user ' || n, 'wallet ' || n / 2 from generate_series(1, $1::int / 100) n`,
  `insert into perp_position select 'user ' || 1 + n / 3, 3 * (n % 3) + n % 3, n * 1000, 1, 1, 1, 1, 1, 0, 0, n from generate_series(0, $1::int / 50) n`,
  `insert into perp_order select 'user ' || 1 + n / 3, n, n % ${markets}, 'perp', 1, 'long', 1, 1, 0, 0, 0, 0, 0, 0, n, null, false, false, false, n
    from generate_series(1, $1::int / 50) n`,
  `insert into spot_balance select 'user ' || 1 + n / 3, n % 40, 'deposit', n, 0, n from generate_series(1, $1::int / 50) n on conflict do nothing`,
  `insert into perp_fill (signature, instruction_path, event_index, market_index, market_type, fill_record_id, base_raw, quote_raw, taker, taker_order_id,
      taker_direction, taker_fee_quote_raw, maker, maker_order_id, maker_direction, maker_fee_quote_raw, oracle_price_raw, explanation, slot, at)
    select md5(n::text) || md5('x' || n) || lpad(n::text, 24, 's'), 'log', 3, n % ${markets}, 'perp', n, 1000000000, 1000000::int8 * (n % 5000), 'user ' || n % 9000, n,
      'long', 1, 'user ' || n % 7000, n, 'short', -1, 1000000 + n % 977, 8, n, ${newestAt} - n::int8 * ${4 * weekSeconds} / $1 from generate_series(1, $1::int) n`,
  `insert into perp_order_action (signature, instruction_path, event_index, action, market_index, market_type, user_key, order_id, oracle_price_raw, slot, at)
    select signature, 'log', 2, 'place', market_index, 'perp', taker, taker_order_id, 1, slot, at from perp_fill where fill_record_id % 2 = 0`,
  `insert into perp_position_record select case side when 0 then taker else maker end, market_index, fill_record_id, side = 1, 1, 1000000000 * (fill_record_id % 5000), 1,
      oracle_price_raw, slot, at from perp_fill cross join generate_series(0, 1) side on conflict do nothing`,
  `insert into perp_market_hour select market_index, at - at % 3600, sum(quote_raw), count(*) from perp_fill group by 1, 2`,
  `insert into perp_price_minute select n % ${markets}, ${newestAt} - ${newestAt} % 60 - 60 * (n / ${markets}), n from generate_series(1, 2 * $1::int) n`,
  `insert into perp_funding select n % ${markets}, n / ${markets}, 1, 1, 1, 1, 1, 'funding ' || n, n, ${newestAt} - 3600 * (n / ${markets}) from generate_series(1, $1::int / 5) n`,
]

/** Replaces the schema by that of the version before, and fills it with a number of perp fills and all that follows from them. */
export async function createOldPerps(pool: Pool, fills: number): Promise<void> {
  await pool.query('drop schema public cascade; create schema public')
  const all = await readMigrations()
  await migrate(
    pool,
    all.filter(({ version }) => version <= lastOfOneVenue),
  )
  await makeWeeks(pool, { from: newestAt - 5 * weekSeconds, now: newestAt })
  for (const sql of rowsSql) await pool.query(sql, sql.includes('$1') ? [fills] : [])
  await pool.query('analyze')
}

/** Columns that later versions have added to these tables. */
const laterColumns =
  "array['venue', 'volume_base_raw', 'open', 'open_at', 'open_id', 'close', 'close_at', 'close_id', 'high', 'low']"

/** Returns the number of rows of each table, and a sum over the columns that it had before it had a venue. */
export async function digestPerps(pool: Pool): Promise<Readonly<Record<string, string>>> {
  const digests: Record<string, string> = {}
  for (const table of venueTables) {
    const { rows } = await pool.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended((to_jsonb(t) - ${laterColumns})::text, 0)), 0) as digest from ${table} t`,
    )
    digests[table] = rows[0]?.digest ?? ''
  }
  return digests
}

/** The newest trades of all markets and of one, and the newest positions, as the version before reads them. */
export const oldReads: readonly string[] = [
  `select f.signature, m.base_symbol from perp_fill f left join perp_market m on m.market_index = f.market_index
    where f.market_type = 'perp' order by f.at desc, f.slot desc, f.event_index desc limit 20`,
  `select f.signature from perp_fill f where f.market_type = 'perp' and f.market_index = 3 order by f.at desc, f.slot desc, f.event_index desc limit 20`,
  `select p.base_raw, m.name from perp_position p left join perp_market m on m.market_index = p.market_index where p.market_index = 4 limit 20`,
]
