/** A guide that accompanies the reference. */
export interface GuideEntry {
  /** The guide is at `/api/docs/{slug}`, and as Markdown at `/api/docs/{slug}.md`. */
  readonly slug: string
  readonly title: string
  readonly line: string
}

/** All guides in reading order. */
export const guides: readonly GuideEntry[] = [
  { slug: 'quick-start', title: 'Quick start', line: 'A first answer within a minute' },
  { slug: 'clients', title: 'Clients', line: 'For TypeScript and Python, from this server' },
  { slug: 'authentication', title: 'Authentication and keys', line: 'Nobody needs a key; what one brings' },
  { slug: 'paging', title: 'Paging and formats', line: 'Pages, cursors, changes; JSON, CSV, NDJSON' },
  { slug: 'streaming', title: 'Streaming', line: 'What changes, as it happens, without gaps' },
  { slug: 'errors', title: 'Rate limits and errors', line: 'What is left, and what went wrong' },
  { slug: 'units', title: 'Units and time', line: 'What each number counts' },
  { slug: 'names', title: 'Names of fields', line: 'One thing, and what each endpoint calls it' },
  { slug: 'embeds', title: 'Embeds', line: 'A token or a market on your own page' },
  { slug: 'feeds', title: 'Feeds', line: 'Large orders, newcomers and incidents for readers of news' },
  { slug: 'changelog', title: 'Changelog', line: 'What has changed in the API' },
]

/** Path of the reference. */
export const referencePath = '/api/docs'

/** Returns the path of a guide. */
export function guidePath({ slug }: Pick<GuideEntry, 'slug'>): string {
  return `${referencePath}/${slug}`
}
