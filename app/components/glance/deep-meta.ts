import type { MetaDescriptor } from '@remix-run/react'
import { type MetaArguments, type PageFacts, pageMeta, siteOf } from '../shell/root-data'
import { type PreviewKind, previewPath, previewSize } from './preview-kinds'

interface DeepFacts extends PageFacts {
  readonly description: string
  /** What the page is about, of which there is a picture. */
  readonly preview: { readonly kind: PreviewKind; readonly id: string }
  /** The pages above it, from the widest; none where search engines should not list the page. */
  readonly above?: readonly { readonly title: string; readonly path: string }[]
}

/** The head of a page that is about one thing: also what chats and social networks show of a link to it (B20), and where it stands for search engines. */
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

/** The way to a page (schema.org). The renderer escapes what could end the script. */
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
