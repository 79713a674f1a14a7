import type { UnixSeconds } from '~/domain/base/time'
import { perpVenues } from '~/domain/protocol/venues'
import type { Pool } from '../postgres/pool'
import { wholeSeconds } from '../postgres/whole-seconds'

/**
 * Times that decide which rows are deleted. They combine several clocks, so that a single wrong clock can't
 * cause rows to be deleted too early.
 */
export interface HistoryTimes {
  /** Current time by the caller's clock or by the database's clock, whichever is earlier. */
  readonly nowAt: UnixSeconds
  /**
   * Time of the newest event. If there are no events, time of the newest final block. Never later than
   * `nowAt`.
   */
  readonly historyAt: UnixSeconds
  /** Latest time that new events may have. This is later than `nowAt` if one of the clocks is behind. */
  readonly latestAt: UnixSeconds
  /** Number of seconds by which the database's clock is ahead of the caller's clock. */
  readonly databaseAheadSeconds: number
  /** Latest time that any clock or event reports. Rows with a later time are wrong. */
  readonly futureAt: UnixSeconds
}

/** SQL: the newest times of perp events. Each venue is read by itself, because the indexes begin with the venue. */
const newestPerps = perpVenues
  .flatMap((venue) => [
    `(select max(at) from perp_order_action where venue = '${venue}')`,
    `(select max(at) from perp_fill where venue = '${venue}' and market_type = 'perp')`,
  ])
  .join(', ')

const timesSql = `select ${wholeSeconds('clock_timestamp()')} as database_at,
  coalesce(
    greatest((select max(at) from fill), (select max(at) from order_event), ${newestPerps}),
    (select max(at) from cursor where source like 'finality:%')) as newest_at`

/**
 * Reads the times that decide which history is deleted. `clockAt` is the current time by the caller's clock.
 */
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
