import type { MetaDescriptor } from '@remix-run/react'
import type { PricesWire } from '~/contracts/perps/perp'
import type { UnixMs } from '~/domain/base/time'
import type { Site } from './site'

/** Data that the root loader returns. The frame of every page and the titles of all pages use it. */
export interface RootData {
  readonly site: Site
  readonly prices: PricesWire
  /** Server time at which the response was created, milliseconds. */
  readonly renderedAt: UnixMs
}

/** Arguments of a meta function from which a page's metadata is built. */
export interface MetaArguments {
  readonly matches: readonly { readonly id: string; readonly data: unknown }[]
  readonly location: { readonly pathname: string }
}

/** Arguments that Remix passes to the meta function of a page with a loader. */
export interface PageMetaArguments extends MetaArguments {
  /** Response of the page's loader. `undefined`: the loader threw. */
  readonly data: unknown
  readonly params: Readonly<Record<string, string | undefined>>
  /** Why the page failed. `null` or absent: it has not failed. */
  readonly error?: unknown
}

/** Returns whether a page could not be loaded or rendered. */
export function hasFailed({ error }: Pick<PageMetaArguments, 'error'>): boolean {
  return error !== undefined && error !== null
}

export interface PageFacts {
  readonly title: string
  readonly description?: string
  /** Whether to exclude the page from search engines. An excluded page has no canonical URL. */
  readonly unlisted?: boolean
}

/**
 * Returns the metadata of a page: a title with the product's name, and a canonical URL that is the same for
 * all views of the page.
 */
export function pageMeta({ matches, location }: MetaArguments, facts: PageFacts): MetaDescriptor[] {
  const site = siteOf(matches)
  const { title, description, unlisted = false } = facts
  return [
    { title: site === undefined ? title : `${title} · ${site.productName}` },
    ...(description === undefined ? [] : [{ name: 'description', content: description }]),
    ...(unlisted ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(unlisted || site === undefined
      ? []
      : [{ tagName: 'link' as const, rel: 'canonical', href: site.publicUrl + location.pathname }]),
  ]
}

/** Returns the installation's data for the metadata of a page. `undefined`: the data could not be read. */
export function siteOf(matches: MetaArguments['matches']): Site | undefined {
  const root = matches.find(({ id }) => id === 'root')?.data
  return isRootData(root) ? root.site : undefined
}

function isRootData(data: unknown): data is RootData {
  return typeof data === 'object' && data !== null && 'site' in data
}
