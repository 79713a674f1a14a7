import type { Pool } from '../postgres/pool'
import { createStatement, readRows } from '../postgres/statement'
import { wholeSeconds } from '../postgres/whole-seconds'

/** Last report of the indexer about a chain source. */
export interface StoredHeartbeat {
  readonly source: string
  readonly state: string
  readonly tipSlot: number | undefined
  readonly committedSlot: number | undefined
  /** Block time of the last committed slot, unix seconds; `undefined` if unknown. */
  readonly blockTime: number | undefined
  readonly detail: string | undefined
  readonly counters: Readonly<Record<string, number>>
  /** Time at which the report was written, unix seconds. The time is from the store's clock. */
  readonly heardAt: number
  /**
   * Age of the report, seconds. The age is measured by the store's clock, because the clock of a web node may
   * be wrong.
   */
  readonly ageSeconds: number
}

const all = createStatement(`
  select source, state, tip_slot, committed_slot, block_time, detail, counters, ${wholeSeconds('at')} as heard_at,
    extract(epoch from now() - at)::float8 as age_seconds
  from heartbeat order by source`)

/** Reads the newest heartbeat of every source. */
export async function readHeartbeats(pool: Pool): Promise<StoredHeartbeat[]> {
  return (await readRows<HeartbeatRow>(pool, all, [])).map((row) => ({
    source: row.source,
    state: row.state,
    tipSlot: row.tip_slot ?? undefined,
    committedSlot: row.committed_slot ?? undefined,
    blockTime: row.block_time ?? undefined,
    detail: row.detail ?? undefined,
    counters: row.counters,
    heardAt: row.heard_at,
    ageSeconds: Math.max(0, row.age_seconds),
  }))
}

interface HeartbeatRow {
  source: string
  state: string
  tip_slot: number | null
  committed_slot: number | null
  block_time: number | null
  detail: string | null
  counters: Record<string, number>
  heard_at: number
  age_seconds: number
}
