import { operationIds } from '~/api/openapi/operations.server'
import type { LoaderArguments } from '~/context/page-loader.server'
import { pageContextOf } from '~/context.server'
import { dumpsPath } from '~/contracts/dump'
import { escapeXml } from '~/lib/text/escape-xml'
import { feedNames, feedPath } from '~/shared/paths/feed-paths'
import { endpointPath, guidePath, guides } from '~/shared/paths/guides'
import { listedPages } from '~/shared/paths/pages'

/** Returns the pages that search engines should index. */
export function loader({ context }: LoaderArguments) {
  const { site, dumps } = pageContextOf(context)
  const { publicUrl } = site
  const optional = dumps.folder === undefined ? [] : [dumpsPath]
  const urls = [
    ...listedPages,
    ...optional,
    ...guides.map(guidePath),
    ...operationIds.map((id) => endpointPath({ id })),
    ...feedNames.map((name) => feedPath(name)),
  ].map((path) => `<url><loc>${escapeXml(publicUrl + path)}</loc></url>`)
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
