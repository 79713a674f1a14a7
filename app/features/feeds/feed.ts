import type { UnixSeconds } from '~/domain/base/time'

/**
 * An entry of a feed. Token issuers choose parts of the entry's texts, so the texts can contain any
 * characters.
 */
export interface FeedEntry {
  /**
   * Path that identifies the entry. The path must never change, because feed readers recognize an entry by
   * its id.
   */
  readonly id: string
  readonly title: string
  readonly text: string
  /** Path of the page with more details. */
  readonly path: string
  readonly publishedAt: UnixSeconds
  /** Time of the last update of the entry. If the entry was updated, it is later than `publishedAt`. */
  readonly updatedAt: UnixSeconds
}

/** A feed with its entries, newest first. */
export interface Feed {
  readonly title: string
  /** Path of the feed without the ending for the format. */
  readonly path: string
  /** Query string of the request, such as `?min=50000`. Empty if the request had no query string. */
  readonly search: string
  /** Path of the page with the same content as the feed. */
  readonly page: string
  readonly entries: readonly FeedEntry[]
  /** Time of the latest entry. For an empty feed, the time of the request rounded down to the hour. */
  readonly updatedAt: UnixSeconds
}

/** Site that publishes the feeds. */
export interface FeedSite {
  readonly productName: string
  /** Origin of the site without a trailing slash. */
  readonly publicUrl: string
}
