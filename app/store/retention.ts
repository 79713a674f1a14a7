import { leastRetentionDays } from '~/domain/retention'
import type { UnixSeconds } from '~/domain/time'
import type { Batch } from './batch'

const secondsPerDay = 86_400

/** Events older than this are deleted, unix seconds. `historyAt` is the time of the newest one, see `readHistoryTimes`. */
export function oldestKept(retentionDays: number, historyAt: UnixSeconds): UnixSeconds {
  return historyAt - Math.max(retentionDays, leastRetentionDays) * secondsPerDay
}

/**
 * A batch without the executions that are older than what is kept. Their week may have been dropped: written again they would count a second time in sums that
 * are kept longer than they are. Openings and endings stay, since they tell when an order began and how it ended.
 */
export function withoutOldFills(batch: Batch, oldestAt: UnixSeconds): Batch {
  const events = batch.events.filter(
    ({ type, at }) => (type !== 'order-filled' && type !== 'perp-filled') || at === null || at >= oldestAt,
  )
  return events.length === batch.events.length ? batch : { ...batch, events }
}
