import type { MetaDescriptor } from '@remix-run/react'
import { type MetaArguments, type PageFacts, pageMeta, siteOf } from '~/shared/page/root-data'
import { type PreviewKind, previewPath, previewSize } from './preview-kinds'

interface DeepFacts extends PageFacts {
  readonly description: string
  /** Item that the preview image of the page shows. */
  readonly preview: { readonly kind: PreviewKind; readonly id: string }
  /** Parent pages of the page, top level first. Omit them for a page that search engines should not list. */
  readonly above?: readonly { readonly title: string; readonly path: string }[]
}

/**
 * Returns the metadata of a page about one item: title, social preview, and breadcrumbs for search engines.
 */
export function deepMeta(args: MetaArguments, facts: DeepFacts): MetaDescriptor[] {
  const page = pageMeta(args, facts)
  const site = siteOf(args.matches)
  if (site === undefined) return page
  const { title, description, preview, above = [] } = facts
  const { publicUrl, productName } = site
  const url = publicUrl + args.location.pathname
  const properties = {
    'og:type': 'website',
    'og:site_name': productName,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': publicUrl + previewPath(preview.kind, preview.id),
    'og:image:type': 'image/png',
    'og:image:width': String(previewSize.width),
    'og:image:height': String(previewSize.height),
    'og:image:alt': description,
  }
  return [
    ...page,
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(above.length === 0
      ? []
      : [{ 'script:ld+json': breadcrumbs(publicUrl, [...above, { title, path: args.location.pathname }]) }]),
  ]
}

/**
 * Returns the breadcrumbs of a page as structured data (schema.org). The renderer escapes characters that
 * could end the script element.
 */
function breadcrumbs(publicUrl: string, pages: readonly { readonly title: string; readonly path: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: publicUrl + path,
    })),
  }
}
