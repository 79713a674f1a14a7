import type { Queries } from '~/queries/queries.server'
import type { ChangeFeed } from './change-feed.server'
import { keysOf } from './changed-keys'
import { type RowTopic, rowsData } from './topic-rows.server'

/**
 * Rows that changed after a revision. If `resync` is true, the client must reload the list, because too many
 * rows changed or the changes are no longer remembered.
 */
export interface ChangedRows {
  readonly rows: readonly unknown[]
  readonly resync: boolean
  /** Newest revision whose changes are included in the rows. */
  readonly revision: bigint
}

/** Provides the changes of the live stream to clients that poll. */
export interface ChangeReader {
  /** Newest revision that this process has read. */
  readonly revision: bigint
  since(topic: RowTopic, revision: bigint): Promise<ChangedRows>
}

/**
 * Creates a reader that returns the same rows that a stream would receive after reconnecting at a revision.
 */
export function createChangeReader({ feed, queries }: { feed: ChangeFeed; queries: Queries }): ChangeReader {
  return {
    get revision() {
      return feed.newestRevision
    },
    async since(topic, seen) {
      const revision = feed.newestRevision
      const missed = feed.changesAfter(seen)
      const keys = missed === undefined ? 'too many' : keysOf(missed, topic)
      if (keys !== 'too many' && keys.size === 0) return { rows: [], resync: false, revision }
      const { rows, resync } = await rowsData(queries, topic, keys)
      return { rows, resync, revision }
    },
  }
}
