/** A guide that accompanies the API reference. */
export interface GuideEntry {
  /**
   * Part of the URL that identifies the guide. The guide is at `/api/docs/{slug}`, and as Markdown at
   * `/api/docs/{slug}.md`.
   */
  readonly slug: string
  readonly title: string
  readonly line: string
}

/** All guides in the order in which they should be read. */
export const guides: readonly GuideEntry[] = [
  { slug: 'quick-start', title: 'Quick start', line: 'First response within a minute' },
  { slug: 'clients', title: 'Clients', line: 'TypeScript and Python, hosted by this server' },
  { slug: 'authentication', title: 'Authentication and keys', line: 'Optional API keys and what they add' },
  { slug: 'paging', title: 'Paging and formats', line: 'Pages, cursors, changes; JSON, CSV, NDJSON' },
  { slug: 'streaming', title: 'Streaming', line: 'Live changes without gaps' },
  { slug: 'errors', title: 'Rate limits and errors', line: 'Remaining requests, and error codes' },
  { slug: 'units', title: 'Units and time', line: 'Units of each number' },
  { slug: 'names', title: 'Names of fields', line: 'What each field is called in each endpoint' },
  { slug: 'embeds', title: 'Embeds', line: 'A token or market on your own page' },
  { slug: 'feeds', title: 'Feeds', line: 'Large orders, new listings and incidents for feed readers' },
  { slug: 'changelog', title: 'Changelog', line: 'API changes' },
]

/** Titles of the API reference and of the list of guides. */
export const docsTitles = { reference: 'All endpoints', guides: 'Guides' } as const

/** Path of the API reference. */
export const referencePath = '/api/docs'

/** Returns the path of the page about an endpoint, by its `operationId`. */
export function endpointPath({ id }: { readonly id: string }): string {
  return `${referencePath}/endpoints/${id}`
}

/** Returns the path of a guide. */
export function guidePath({ slug }: Pick<GuideEntry, 'slug'>): string {
  return `${referencePath}/${slug}`
}
