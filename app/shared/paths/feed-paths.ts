/** Names that identify the feeds. */
export const feedNames = ['whales', 'markets', 'incidents'] as const
export type FeedName = (typeof feedNames)[number]

/** Formats of a feed: Atom (RFC 4287) or JSON Feed 1.1. */
export const feedForms = ['atom', 'json'] as const
export type FeedForm = (typeof feedForms)[number]

export const feedTypes: Readonly<Record<FeedForm, string>> = {
  atom: 'application/atom+xml',
  json: 'application/feed+json',
}

/** Returns the path of a feed in a format. */
export function feedPath(name: FeedName, form: FeedForm = 'atom'): string {
  return `/feeds/${name}.${form}`
}
