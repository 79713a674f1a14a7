import type { MetaDescriptor } from '@remix-run/react'
import type { PricesWire } from '~/contracts/perp'
import type { UnixMs } from '~/domain/time'
import type { Site } from './site'

/** What the root's loader answers, for the frame and for the titles of all pages. */
export interface RootData {
  readonly site: Site
  readonly prices: PricesWire
  /** Server time of the answer. */
  readonly renderedAt: UnixMs
}

/** The part of a meta function's arguments that a page's head is made of. */
export interface MetaArguments {
  readonly matches: readonly { readonly id: string; readonly data: unknown }[]
  readonly location: { readonly pathname: string }
}

export interface PageFacts {
  readonly title: string
  readonly description?: string
  /** Not for search engines: it has no address of its own among them either. */
  readonly unlisted?: boolean
}

/** The head of a page: its title with the product's name, and its one address whatever view of it is shown. */
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

/** The installation's facts, for a head; undefined where not even they could be read. */
export function siteOf(matches: MetaArguments['matches']): Site | undefined {
  const root = matches.find(({ id }) => id === 'root')?.data
  return isRootData(root) ? root.site : undefined
}

function isRootData(data: unknown): data is RootData {
  return typeof data === 'object' && data !== null && 'site' in data
}
