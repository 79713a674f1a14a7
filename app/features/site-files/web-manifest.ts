import type { LoaderArguments } from '~/context/page-loader.server'
import { pageContextOf } from '~/context.server'
import { siteText } from '~/shared/text/site-text'

/** Returns the web app manifest, with the name and the icons that a device shows on its home screen. */
export function loader({ context }: LoaderArguments) {
  const { productName } = pageContextOf(context).site
  const manifest = {
    name: `${productName} ${siteText.markets}`,
    short_name: productName,
    start_url: '/',
    display: 'standalone',
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  })
}
