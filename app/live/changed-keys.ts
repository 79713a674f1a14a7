import { changeTopicsOf } from '~/domain/protocol/perp-venue'
import type { StreamTopic } from '~/domain/protocol/protocol'
import type { StoredChange } from '~/store/read/read-changes'
import type { RowTopic } from './topic-rows.server'

/** Keys of a topic's changed rows, or 'too many' if a subscriber must read the whole list again. */
export type PendingKeys = Set<string> | 'too many'

/** Whether the frames of a topic contain rows. */
export function isRowTopic(topic: StreamTopic): topic is RowTopic {
  return topic !== 'prices'
}

/** Returns the keys of a topic's changed rows, or 'too many' if a change in the log has no keys. */
export function keysOf(changes: readonly StoredChange[], topic: RowTopic): PendingKeys {
  const keys = new Set<string>()
  const sources = new Set(changeTopicsOf(topic))
  for (const change of changes) {
    if (!sources.has(change.topic)) continue
    if (change.keys.length === 0) return 'too many'
    for (const key of change.keys) keys.add(key)
  }
  return keys
}

/** Changed keys of a topic, and the revision of the oldest change that no frame contains yet. */
export interface Pending {
  readonly keys: PendingKeys
  readonly from: bigint
}

/** Adds later changes of a topic to pending ones. Either may be missing, because a topic need not have pending or later ones. */
export function mergePending(pending: Pending, later: Pending | undefined): Pending
export function mergePending(pending: Pending | undefined, later: Pending): Pending
export function mergePending(pending: Pending | undefined, later: Pending | undefined): Pending | undefined {
  if (pending === undefined || later === undefined) return pending ?? later
  const isTooMuch = pending.keys === 'too many' || later.keys === 'too many'
  return { from: pending.from, keys: isTooMuch ? 'too many' : new Set([...pending.keys, ...later.keys]) }
}
