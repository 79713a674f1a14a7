import type { Queries } from '~/queries/queries.server'
import type { ChangeFeed } from './change-feed.server'
import { keysOf } from './create-live.server'
import { type RowTopic, rowsData } from './topic-rows.server'

/** Rows that changed since a revision; `resync` = too many, or longer ago than this process remembers: read the list anew. */
export interface ChangedRows {
  readonly rows: readonly unknown[]
  readonly resync: boolean
  /** Up to which revision that is. */
  readonly revision: bigint
}

/** What the stream tells as it happens, for those who ask now and then. */
export interface ChangeReader {
  /** Newest revision that this process has read. */
  readonly revision: bigint
  since(topic: RowTopic, revision: bigint): Promise<ChangedRows>
}

/** Answers with the rows that a stream which comes back at a revision would get. */
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
