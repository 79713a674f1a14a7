import { guidePath, guides } from '~/components/api-docs/guides'
import { feedNames, feedPath } from '~/components/feeds/feed-paths'
import { listedPages } from '~/components/shell/pages'
import type { LoaderArguments } from '~/context/page-loader.server'
import { pageContextOf } from '~/context.server'
import { escapeXml } from '~/lib/escape-xml'

/** Returns the pages that search engines should index. */
export function loader({ context }: LoaderArguments) {
  const { publicUrl } = pageContextOf(context).site
  const urls = [...listedPages, ...guides.map(guidePath), ...feedNames.map((name) => feedPath(name))].map(
    (path) => `<url><loc>${escapeXml(publicUrl + path)}</loc></url>`,
  )
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
