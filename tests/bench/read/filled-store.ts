import { mints } from '~/domain/token/mints'
import type { Pool } from '~/store/postgres/pool'

/** Number of DCA orders and of limit orders. One limit order in ten is Kamino's. */
export const ordersPerKind = 500_000

/** Mints of the filled store, ordered by trading volume. */
const tradedMints: readonly string[] = [
  mints.wSOL,
  mints.USDC,
  ...Array.from({ length: 598 }, (_, n) => inventedMint(n + 2)),
]

/** Returns a made-up mint of exactly 32 bytes. Zeros are replaced, because base58 has no 0. */
function inventedMint(ordinal: number): string {
  return `So${String(ordinal).padStart(3, '0').replaceAll('0', 'A').padStart(41, '1')}`
}

export function mintOf(ordinal: number): string {
  return tradedMints[ordinal] ?? inventedMint(ordinal)
}

/** Returns SQL for a made-up account address that is derived from a string. */
export function addressSql(beginning: 'Dc' | 'Lo' | 'Ma', text: string): string {
  return `'${beginning}' || lpad(translate(md5((${text})::text), '0', 'A'), 41, '1')`
}

/** Returns SQL for a made-up signature of the usual length that is derived from a string. */
export function signatureSql(text: string): string {
  return `rpad(translate(md5(${text}), '0', 'A'), 88, '2')`
}

/** Number of days over which the orders were opened. */
export const openedDays = 150
const makers = 20_000
const monthSeconds = 31 * 86_400
const someMint = '($3::text[])[1 + floor(599 * power(random(), 4))::int]'

/**
 * SQL for whether an order buys. It buys if its output is not a quote token, or if its input ranks higher as
 * a quote token (`quoteRank`).
 */
const isBuy = `output <> '${mints.USDC}' and (output <> '${mints.wSOL}' or input = '${mints.USDC}')`

/**
 * SQL for the common properties of orders. There are 600 tokens, and few of them are traded often. Sizes are
 * log-normal. One order in twenty is active, and one in fifty is unpriced. Nine orders in ten were opened
 * within a month, the others in the months before.
 */
const draw = `select n, ${addressSql('Ma', `n % ${makers}`)} as maker, ${someMint} as input, ${someMint} as output,
  case when n % 50 <> 0 then exp(6 + 2 * sqrt(-2 * ln(random() + 1e-9)) * cos(6.2832 * random())) end as usd,
  $2::bigint - (case when n % 10 = 3 then ${monthSeconds} + ${86_400 * openedDays - monthSeconds} * random() else ${monthSeconds} * random() end)::bigint
    as opened, n % 20 = 0 as active
  from generate_series(1, $1::int) n`

const fillTokens = `insert into token (mint, decimals, supply_raw, name, symbol, verified, price_usd, price_at, market_cap_usd, updated_at)
  select mint, case n when 1 then 9 else 6 end, 1000000000, 'Token ' || n - 1, 'T' || n - 1, n <= 100, n, $1, 1000 * n, $1
  from unnest($2::text[]) with ordinality t (mint, n) on conflict do nothing`

const fillDca = `insert into dca_order (key, user_key, input_mint, output_mint, idx, next_cycle_at, in_deposited_raw, in_withdrawn_raw,
    out_withdrawn_raw, in_used_raw, out_received_raw, in_amount_per_cycle_raw, cycle_frequency, next_cycle_amount_left_raw, min_out_amount_raw,
    max_out_amount_raw, keeper_in_balance_before_borrow_raw, dca_out_balance_before_swap_raw, created_at, bump, buy, amount_usd, amount_usd_at,
    active, status, slot, updated_at)
  select ${addressSql('Dc', 'n')}, maker, input, output, n, opened + 3600, 1000000000, 0, 0, (n % 1000) * 1000000, 0, 10000000, 3600, 0, 0, 0, 0, 0,
    opened, 255, ${isBuy}, usd, opened, active, case when active then 'open' else 'completed' end, 100, opened from (${draw}) drawn`

const fillDcaEvents = `insert into order_event (signature, instruction_path, event_index, protocol, order_key, kind, maker, input_mint, output_mint,
    input_raw, slot, at)
  select ${signatureSql('kind || key')}, '0', 0, 'jupiter-dca', key, kind, user_key, input_mint, output_mint, in_deposited_raw, slot, e.at
  from dca_order cross join lateral (values ('opened', created_at), ('completed', created_at + 3600)) e (kind, at)
  where kind = 'opened' or not active on conflict do nothing`

const fillLimit = `insert into limit_order (key, protocol, maker, input_mint, output_mint, initial_input_raw, expected_output_raw,
    remaining_input_raw, first_remaining_raw, filled_output_raw, created_at, expires_at, buy, amount_usd, amount_usd_at, active, status, slot, updated_at)
  select ${addressSql('Lo', 'n')}, case when n / 20 % 10 = 0 then 'kamino-limit' else 'jupiter-limit' end, maker, input, output, 1000000000, 2000000000,
    (n % 1000) * 1000000, 1000000000, 0, case when n % 100 <> 0 then opened end, case when n % 3 = 0 then opened + 2700000 end, ${isBuy}, usd, opened, active,
    case when active then 'open' else 'cancelled' end, 100, opened from (${draw}) drawn`

const count = `update order_count set total = t.total, active = t.active from (
  select 'dca' as venue, count(*) as total, count(*) filter (where active) as active from dca_order
  union all select venue, count(*), count(*) filter (where active) from limit_order group by 1) t where t.venue = order_count.venue`

/** Adds orders to a database, a million by default. SQL generates them, because only reading is measured. */
export async function fillStore(pool: Pool, now: number, perKind = ordersPerKind): Promise<void> {
  await pool.query(fillTokens, [now, tradedMints])
  await pool.query(fillDca, [perKind, now, tradedMints])
  await pool.query(fillLimit, [perKind, now, tradedMints])
  await pool.query(fillDcaEvents)
  await pool.query(count)
  await pool.query('vacuum (analyze)')
}
