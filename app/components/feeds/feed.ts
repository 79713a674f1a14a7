import type { UnixSeconds } from '~/domain/time'

/** An entry of a feed. Token issuers choose parts of its texts, so they can contain anything. */
export interface FeedEntry {
  /** Path that identifies the entry. It must stay the same for the same item. */
  readonly id: string
  readonly title: string
  readonly text: string
  /** Page with more details. */
  readonly path: string
  readonly publishedAt: UnixSeconds
  /** Time of the last update. Later than `publishedAt` if the entry was updated. */
  readonly updatedAt: UnixSeconds
}

/** A feed with its entries, newest first. */
export interface Feed {
  readonly title: string
  /** Path without the format's ending. */
  readonly path: string
  /** Query string of the request, such as `?min=50000`. Empty if there was none. */
  readonly search: string
  /** Page with the same content. */
  readonly page: string
  readonly entries: readonly FeedEntry[]
  /** Time of the latest entry. For an empty feed, the time of the request rounded down to the hour. */
  readonly updatedAt: UnixSeconds
}

/** Site that publishes the feed. */
export interface FeedSite {
  readonly productName: string
  /** Origin without a trailing slash. */
  readonly publicUrl: string
}
