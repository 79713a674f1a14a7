import type { Pool } from '~/store/pool'

/** Orders of each kind: DCA, Jupiter limit. */
export const ordersPerKind = 500_000

/** A mint of the filled store; the lower its number, the more it is traded. */
export function mintOf(ordinal: number): string {
  return `So${String(ordinal).padStart(3, '0').replaceAll('0', 'A').padStart(41, '1')}`
}

/** The same in SQL. Base58 has no 0; the beginning makes it 32 bytes. */
const mintSql = (ordinal: string) =>
  `'So' || lpad(translate(lpad((${ordinal})::text, 3, '0'), '0', 'A'), 41, '1')`

const makers = 20_000

/** What orders have in common: 600 tokens of which few are traded much, sizes log-normal, one in twenty active, one in fifty unpriced, a month of openings. */
const draw = `select n, md5(n::text) as key, md5((n % ${makers})::text) as maker,
  ${mintSql('floor(599 * power(random(), 4))')} as input, ${mintSql('floor(599 * power(random(), 4))')} as output,
  case when n % 50 <> 0 then exp(6 + 2 * sqrt(-2 * ln(random() + 1e-9)) * cos(6.2832 * random())) end as usd,
  $2::bigint - (2678400 * random())::bigint as opened, n % 20 = 0 as active
  from generate_series(1, $1::int) n`

const fillTokens = `insert into token (mint, decimals, supply_raw, name, symbol, verified, price_usd, price_at, market_cap_usd, updated_at)
  select ${mintSql('n')}, 6, 1000000000, 'Token ' || n, 'T' || n, n < 100, 1 + n, $1, 1000 * n, $1 from generate_series(0, 599) n`

const fillDca = `insert into dca_order (key, user_key, input_mint, output_mint, idx, next_cycle_at, in_deposited_raw, in_withdrawn_raw,
    out_withdrawn_raw, in_used_raw, out_received_raw, in_amount_per_cycle_raw, cycle_frequency, next_cycle_amount_left_raw, min_out_amount_raw,
    max_out_amount_raw, keeper_in_balance_before_borrow_raw, dca_out_balance_before_swap_raw, created_at, bump, buy, amount_usd, amount_usd_at,
    active, status, slot, updated_at)
  select key, maker, input, output, n, opened + 3600, 1000000000, 0, 0, (n % 1000) * 1000000, 0, 10000000, 3600, 0, 0, 0, 0, 0, opened, 255, true,
    usd, opened, active, case when active then 'open' else 'completed' end, 100, opened from (${draw}) drawn`

const fillLimit = `insert into limit_order (key, protocol, maker, input_mint, output_mint, initial_input_raw, expected_output_raw,
    remaining_input_raw, first_remaining_raw, filled_output_raw, created_at, expires_at, buy, amount_usd, amount_usd_at, active, status, slot, updated_at)
  select key, 'jupiter-limit', maker, input, output, 1000000000, 2000000000, (n % 1000) * 1000000, 1000000000, 0,
    case when n % 100 <> 0 then opened end, case when n % 3 = 0 then opened + 2700000 end, true, usd, opened, active,
    case when active then 'open' else 'cancelled' end, 100, opened from (${draw}) drawn`

const count = `update order_count set total = t.total, active = t.active from (
  select 'dca' as venue, count(*) as total, count(*) filter (where active) as active from dca_order
  union all select 'jupiter', count(*), count(*) filter (where active) from limit_order) t where t.venue = order_count.venue`

/** Fills an empty database with a million orders. The server makes them itself, since only reading is measured. */
export async function fillStore(pool: Pool, now: number): Promise<void> {
  await pool.query(fillTokens, [now])
  await pool.query(fillDca, [ordersPerKind, now])
  await pool.query(fillLimit, [ordersPerKind, now])
  await pool.query(count)
  await pool.query('vacuum (analyze)')
}
