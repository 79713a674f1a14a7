import type { Pool } from '~/store/pool'
import { readRollups } from './rollup-sums'

/** Two neighbouring position records of one trader in one market that do not follow from each other. */
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

/** Where what an execution left of a position is not what the one before had left, and its own size. Of an execution that could not be read there is no record. */
export async function readBrokenChains(pool: Pool): Promise<readonly BrokenChain[]> {
  return (await pool.query<BrokenChain>(brokenSql)).rows
}

/** Sums of executions. Candles are left out: prices that are no samples shape them as well. */
const sums = [
  'token_volume_minute',
  'token_volume_hour',
  'trader_volume_hour',
  'order_volume_hour',
  'perp_market_hour',
] as const

/** Names of the sums of executions that are not those of their rows, as far back as all of them are kept: a day. `nowAt` in unix seconds. */
export async function readWrongSums(pool: Pool, nowAt: number): Promise<readonly string[]> {
  const { kept, summed } = await readRollups(pool)
  const isKept = (row: string): boolean => {
    const { minute_at, hour_at } = JSON.parse(row) as { minute_at?: number; hour_at?: number }
    return Number(minute_at ?? hour_at) >= nowAt - 86_400
  }
  const lately = (rows: readonly string[] = []) => JSON.stringify(rows.filter(isKept))
  return sums.filter((table) => lately(kept[table]) !== lately(summed[table]))
}
