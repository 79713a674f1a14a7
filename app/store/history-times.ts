import type { UnixSeconds } from '~/domain/time'
import type { Pool } from './pool'
import { wholeSeconds } from './whole-seconds'

/**
 * Times that decide which rows are deleted. A single wrong clock can't cause rows to be deleted too early.
 */
export interface HistoryTimes {
  /** The earlier of the caller's clock and the database's. */
  readonly nowAt: UnixSeconds
  /** Time of the newest event, or of the newest final block if there is no event; at most `nowAt`. */
  readonly historyAt: UnixSeconds
  /** Latest time that new events may have. Later than `nowAt` if one of the clocks is behind. */
  readonly latestAt: UnixSeconds
  /** Lead of the database's clock over the caller's, seconds. */
  readonly databaseAheadSeconds: number
  /** Latest time reported by any clock or event. Rows dated later are wrong. */
  readonly futureAt: UnixSeconds
}

const timesSql = `select ${wholeSeconds('clock_timestamp()')} as database_at,
  coalesce(
    greatest((select max(at) from fill), (select max(at) from order_event), (select max(at) from perp_order_action),
      (select max(at) from perp_fill where market_type = 'perp')),
    (select max(at) from cursor where source like 'finality:%')) as newest_at`

/** Reads the times that decide which history is deleted. `clockAt` is the time of the caller's clock. */
export async function readHistoryTimes(pool: Pool, clockAt: UnixSeconds): Promise<HistoryTimes> {
  const { rows } = await pool.query<{ database_at: number; newest_at: number | null }>(timesSql)
  const { database_at, newest_at } = rows[0] ?? { database_at: clockAt, newest_at: null }
  const nowAt = Math.min(clockAt, database_at)
  const newestAt = newest_at ?? nowAt
  return {
    nowAt,
    historyAt: Math.min(nowAt, newestAt),
    latestAt: Math.max(nowAt, Math.min(newestAt, Math.max(clockAt, database_at))),
    databaseAheadSeconds: database_at - clockAt,
    futureAt: Math.max(clockAt, database_at, newestAt),
  }
}
