import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { mirrorCommand } from '~/cli/mirror-command'
import { type MirrorManifest, mirrorManifest } from '~/contracts/mirror'
import { mints } from '~/domain/token/mints'
import type { Pool } from '~/store/postgres/pool'
import { createTestDatabase, type TestDatabase } from '../../helpers/store/database'

export const day = 86_400
/** First day of the world, 2023-11-10. Its two first days are closed at `nowMs`. */
export const firstDay = 19_671 * day
export const nowMs = (firstDay + 4 * day) * 1_000
export const days = ['2023-11-10', '2023-11-11'] as const

/** Opens a database as `createWorld` does, for one test. */
export async function openWorld(): Promise<TestDatabase> {
  const database = await createWorld()
  onTestFinished(() => database.drop())
  return database
}

/** Creates a database with events of all tables on two closed days and on one that is still open. */
export async function createWorld(): Promise<TestDatabase> {
  const database = await createTestDatabase()
  const { pool } = database
  await pool.query(`insert into meta (name, value) values ('genesis_hash', 'chain of the test')`)
  await pool.query(fillsSql, [firstDay, mints.wSOL, mints.USDC])
  await pool.query(orderEventsSql, [firstDay, mints.wSOL, mints.USDC])
  await pool.query(perpFillsSql, [firstDay])
  await pool.query(perpActionsSql, [firstDay])
  await pool.query(fundingsSql, [firstDay])
  await pool.query(historySql, [firstDay])
  return database
}

/** The backfill of each protocol has reached the beginning of the first day, and its events are complete until now. */
const historySql = `insert into heartbeat (source, state, counters, block_time)
  select kind || ':' || protocol, 'live', jsonb_build_object('since', $1::int8), $1 + ${4 * day}
  from unnest(array['history', 'events']) kind, unnest(array['jupiter-dca', 'jupiter-limit', 'jupiter-limit-v1', 'kamino-limit', 'drift-perps', 'velocity-perps']) protocol`

/** SQL for the values that identify event `n`. The signatures are as long as real ones. */
const identity = `md5(n::text) || md5('b' || n) || md5('c' || n), '1.' || n % 3, n % 5, 100000 + n`

/** 6,000 executions of each protocol. Some amounts are the largest of 64 bits, and some are unknown. */
const fillsSql = `insert into fill (signature, instruction_path, event_index, slot, at, protocol, order_key, maker, taker,
    input_mint, output_mint, input_raw, output_raw, remaining_raw, fee_mint, fee_raw, number_of_fills, usd)
  select ${identity}, $1 + n * 14 % ${3 * day}, protocol, md5('order' || n % 97), md5('maker' || n % 41), case when n % 4 > 0 then 'taker' end,
    case when n % 2 = 0 then $2 else $3 end, case when n % 2 = 0 then $3 else $2 end,
    case when n % 50 = 0 then null when n % 1000 = 1 then 18446744073709551615 else n * 1234567::numeric end,
    n * 7654321::numeric, n % 100000, case when n % 3 = 0 then $2 end, case when n % 3 = 0 then n % 977 end, n % 7,
    case when n % 10 > 0 then n * 0.37 end
  from generate_series(1, 24000) n, unnest(array['jupiter-dca', 'jupiter-limit', 'jupiter-limit-v1', 'kamino-limit']) with ordinality p (protocol, k)
  where n % 4 = k - 1`

const orderEventsSql = `insert into order_event (signature, instruction_path, event_index, slot, at, protocol, order_key, kind, maker,
    input_mint, output_mint, input_raw, expected_output_raw, in_amount_per_cycle_raw, cycle_frequency, expires_at)
  select ${identity}, $1 + n * 140 % ${3 * day}, protocol, md5('order' || n), kind, case when kind = 'opened' then md5('maker' || n % 41) end,
    $2, $3, n * 1000, null, n, 60, 9223372036854775807
  from generate_series(1, 2400) n, unnest(array['jupiter-dca', 'kamino-limit']) with ordinality p (protocol, k),
    unnest(array['opened', 'completed', 'cancelled', 'expired']) with ordinality q (kind, l)
  where n % 2 = k - 1 and n / 2 % 4 = l - 1`

const perpFillsSql = `insert into perp_fill (signature, instruction_path, event_index, slot, at, venue, market_index, market_type, fill_record_id,
    base_raw, quote_raw, taker, taker_order_id, taker_direction, taker_fee_quote_raw, maker, maker_order_id, maker_direction,
    maker_fee_quote_raw, oracle_price_raw, explanation)
  select ${identity}, $1 + n * 28 % ${3 * day}, case when n % 3 = 0 then 'velocity' else 'drift' end, n % 12, case when n % 40 = 0 then 'spot' else 'perp' end, n,
    n * 1000003::numeric, n * 187001::numeric, md5('taker' || n % 33), n, case when n % 2 = 0 then 'long' else 'short' end, n % 1000,
    case when n % 5 > 0 then md5('maker' || n % 21) end, n, case when n % 2 = 0 then 'short' else 'long' end, -(n % 200),
    187000000 + n, case when n % 60 = 0 then 5 else 0 end
  from generate_series(1, 12000) n`

const perpActionsSql = `insert into perp_order_action (signature, instruction_path, event_index, slot, at, venue, action, market_index, market_type,
    user_key, order_id, direction, base_raw, base_filled_raw, quote_filled_raw, price_raw, oracle_price_raw, order_type,
    oracle_price_offset_raw, max_at, reduce_only, post_only, immediate_or_cancel)
  select ${identity}, $1 + n * 28 % ${3 * day}, case when n % 3 = 0 then 'velocity' else 'drift' end,
    (array['place', 'cancel', 'trigger', 'expire'])[1 + n % 4], n % 12, 'perp', md5('user' || n % 50), n,
    case when n % 2 = 0 then 'long' else 'short' end, n * 1000, n * 10, n * 3, n * 5, 187000000, n % 5, -n, 0, n % 4 = 0, n % 3 = 0, null
  from generate_series(1, 12000) n`

/** Hourly records. Their cumulative sums have up to 38 digits and both signs. */
const fundingsSql = `insert into perp_funding (signature, slot, at, venue, market_index, record_id, funding_rate_raw, oracle_twap_price_raw,
    mark_twap_price_raw, cumulative_long_raw, cumulative_short_raw)
  select md5(n || 'f'), 100000 + n, $1 + n / 12 * 3600, case when n % 2 = 0 then 'drift' else 'velocity' end, n % 12, n, 500 - n, 187000000, 187000100 + n,
    -99999999999999999999999999999999999999 + n, n * 1000000007::numeric
  from generate_series(0, 1151) n`

/** Creates an empty folder that is removed after the test. */
export function openFolder(): string {
  const folder = createFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export function createFolder(): string {
  return mkdtempSync(join(tmpdir(), 'sextant-mirror-'))
}

/** Runs `npm run mirror` in this process and returns the lines that it prints. */
export async function runMirror(
  pool: Pool,
  mirrorDir: string,
  more: { readonly words?: readonly string[]; readonly retentionDays?: number } = {},
): Promise<readonly string[]> {
  const lines: string[] = []
  await mirrorCommand({
    pool,
    arguments: more.words ?? [],
    environment: {
      mirrorDir,
      dataSource: 'simulated',
      retentionDays: more.retentionDays,
      tableRetention: {},
    },
    print: (line) => lines.push(line),
    nowMs,
  })
  return lines
}

export function readManifest(folder: string): MirrorManifest {
  return mirrorManifest.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')))
}
