import type { UnixSeconds } from '~/domain/time'

/** One piece of news. Texts may be anything that an issuer wrote. */
export interface FeedEntry {
  /** A path that stays the same as long as the entry is about the same thing. */
  readonly id: string
  readonly title: string
  readonly text: string
  /** The page that tells more. */
  readonly path: string
  readonly publishedAt: UnixSeconds
  /** Later than `publishedAt` where there is more to say of it. */
  readonly updatedAt: UnixSeconds
}

/** News of one kind, the newest first. */
export interface Feed {
  readonly title: string
  /** Its address without its form. */
  readonly path: string
  /** What was asked for beyond that, such as `?min=50000`; empty where nothing was. */
  readonly search: string
  /** The page that shows the same. */
  readonly page: string
  readonly entries: readonly FeedEntry[]
  /** Of its newest entry; of a feed without entries when it was looked at, to the hour. */
  readonly updatedAt: UnixSeconds
}

/** Whose feed it is. */
export interface FeedSite {
  readonly productName: string
  /** Origin without a trailing slash. */
  readonly publicUrl: string
}
