import type { UnixSeconds } from '~/domain/base/time'
import { leastRetentionDays } from '~/domain/service/least-retention'
import type { Batch } from '../batch/batch'

const secondsPerDay = 86_400

/**
 * Returns the time before which events are deleted, unix seconds. `historyAt` is the time of the newest
 * event, as returned by `readHistoryTimes`.
 */
export function oldestKept(retentionDays: number, historyAt: UnixSeconds): UnixSeconds {
  return historyAt - Math.max(retentionDays, leastRetentionDays) * secondsPerDay
}

/**
 * Returns a batch without the executions that are too old to be stored. The weekly partition of such
 * executions may have been dropped. Writing them again would count them twice in sums that are retained
 * longer. Openings and endings stay in the batch, because orders need them.
 */
export function withoutOldFills(batch: Batch, oldestAt: UnixSeconds): Batch {
  const events = batch.events.filter(
    ({ type, at }) => (type !== 'order-filled' && type !== 'perp-filled') || at === null || at >= oldestAt,
  )
  return events.length === batch.events.length ? batch : { ...batch, events }
}
