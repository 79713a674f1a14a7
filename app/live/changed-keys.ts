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

/** Adds later keys to pending ones. */
export function mergeKeys(pending: PendingKeys | undefined, keys: PendingKeys): PendingKeys {
  if (pending === 'too many' || keys === 'too many') return 'too many'
  return new Set([...(pending ?? []), ...keys])
}
