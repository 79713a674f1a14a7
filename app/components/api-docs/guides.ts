/** A guide beside the reference. */
export interface GuideEntry {
  /** Its address is `/api/docs/{slug}`, and `/api/docs/{slug}.md` as Markdown. */
  readonly slug: string
  readonly title: string
  readonly line: string
}

/** Every guide, in the order in which they are read. */
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

/** Where the reference is. */
export const referencePath = '/api/docs'

/** Where a guide is. */
export function guidePath({ slug }: Pick<GuideEntry, 'slug'>): string {
  return `${referencePath}/${slug}`
}
