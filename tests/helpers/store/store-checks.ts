import type { Pool } from '~/store/postgres/pool'
import { readRollups } from './rollup-sums'

/** Two consecutive position records of a trader in a market whose sizes do not match. */
export interface BrokenChain {
  readonly userKey: string
  readonly marketIndex: number
  readonly fillRecordId: string
  readonly previousSlot: number
  readonly slot: number
  readonly previousBaseRaw: string
  readonly deltaBaseRaw: string
  readonly baseRaw: string
}

const brokenSql = `
  select user_key as "userKey", market_index as "marketIndex", fill_record_id::text as "fillRecordId", previous_slot as "previousSlot", slot,
    previous_base_raw::text as "previousBaseRaw", delta_base_raw::text as "deltaBaseRaw", base_raw::text as "baseRaw"
  from (
    select *, lag(base_raw) over chain as previous_base_raw, lag(slot) over chain as previous_slot from perp_position_record
    window chain as (partition by user_key, market_index order by fill_record_id)
  ) r where base_raw - delta_base_raw <> previous_base_raw order by slot, fill_record_id`

/**
 * Returns the position records whose previous size differs from the size after the preceding record. An
 * execution that could not be parsed has no record.
 */
export async function readBrokenChains(pool: Pool): Promise<readonly BrokenChain[]> {
  return (await pool.query<BrokenChain>(brokenSql)).rows
}

/**
 * Names of the rollups that sum executions. Candles are not included, because they also depend on prices that
 * are not samples.
 */
const sums = [
  'token_volume_minute',
  'token_volume_hour',
  'trader_volume_hour',
  'order_volume_hour',
  'perp_market_hour',
] as const

/**
 * Returns the names of the rollups of executions that differ from the sums of their rows. Checks the last
 * day, because the shortest retention period of a rollup is one day. `nowAt` is in unix seconds.
 */
export async function readWrongSums(pool: Pool, nowAt: number): Promise<readonly string[]> {
  const { kept, summed } = await readRollups(pool)
  const isKept = (row: string): boolean => {
    const { minute_at, hour_at } = JSON.parse(row) as { minute_at?: number; hour_at?: number }
    return Number(minute_at ?? hour_at) >= nowAt - 86_400
  }
  const lately = (rows: readonly string[] = []) => JSON.stringify(rows.filter(isKept))
  return sums.filter((table) => lately(kept[table]) !== lately(summed[table]))
}
