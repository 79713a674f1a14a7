import type { UnixSeconds } from '~/domain/time'
import type { Batch } from './batch'

const secondsPerDay = 86_400

/**
 * A batch without the executions that are older than what is kept. Their week may have been dropped: written anew they would count a second time in sums that are kept
 * longer than they are. Openings and endings stay, since they tell when an order began and how it ended.
 */
export function withoutOldFills(batch: Batch, retentionDays: number | undefined, nowAt: UnixSeconds): Batch {
  if (retentionDays === undefined) return batch
  const oldest = nowAt - retentionDays * secondsPerDay
  const events = batch.events.filter(
    ({ type, at }) => (type !== 'order-filled' && type !== 'perp-filled') || at === null || at >= oldest,
  )
  return events.length === batch.events.length ? batch : { ...batch, events }
}
