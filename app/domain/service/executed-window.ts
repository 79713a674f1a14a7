import type { UnixSeconds } from '../base/time'
import { leastRetentionDays } from './least-retention'

const secondsPerDay = 86_400

/** Length of the window of a trader's executions, days. */
const windowDays = 30

interface KnownExecutions {
  /** Start of the indexed history of all venues. */
  readonly completeSince: UnixSeconds
  /** Time of the oldest stored perp execution. `undefined`: there is none. */
  readonly oldestStored: UnixSeconds | undefined
  readonly now: UnixSeconds
}

/**
 * Returns the start of the window in which all executions of a trader are stored, at most 30 days ago. Executions
 * older than the retention are deleted. The oldest stored one marks the retention unless it is younger than the
 * shortest possible retention; then there were no earlier executions.
 */
export function executedSince({ completeSince, oldestStored, now }: KnownExecutions): UnixSeconds {
  const isDeleted = oldestStored !== undefined && oldestStored <= now - leastRetentionDays * secondsPerDay
  return Math.max(completeSince, now - windowDays * secondsPerDay, isDeleted ? oldestStored : 0)
}
