import { tagOf } from '~/api/response/etag.server'
import type { LoaderArguments } from '~/context/page-loader.server'
import { pageContextOf } from '~/context.server'
import { readStatus } from './read-status.server'
import { statusBadge } from './status-badge'

/** Returns the service status as an image that other sites can show. */
export async function loader({ context }: LoaderArguments) {
  const page = pageContextOf(context)
  const { data } = await readStatus(page)
  const badge = statusBadge(page.site.productName, data)
  return new Response(badge, {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'public, max-age=60',
      ETag: tagOf(badge),
    },
  })
}
