import type { LoaderArguments } from '~/context/page-loader.server'
import { pageContextOf } from '~/context.server'

/** Returns `robots.txt`, which lists the paths that crawlers may read and the URL of the sitemap. */
export function loader({ context }: LoaderArguments) {
  const { publicUrl } = pageContextOf(context).site
  const lines = [
    'User-agent: *',
    'Disallow: /api/stream',
    'Disallow: /search',
    // The daily files, but not the page that lists them.
    'Disallow: /data/',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
