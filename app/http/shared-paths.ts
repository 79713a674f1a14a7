import type { ServerResponse } from 'node:http'
import { isApiPath } from '~/api/api-paths.server'
import { preflightHeaders, readMethods, sharedHeaders } from '~/api/headers.server'
import { withoutEnd } from '~/lib/without-end'

/** What programs of other sites read beside the API: texts, feeds, clients for download, and embeds. */
const sharedPaths = [
  /^\/(?:llms\.txt|robots\.txt|sitemap\.xml|manifest\.webmanifest)$/,
  /^\/\.well-known\//,
  // Markdown beside the pages of the documentation.
  /^\/api\/docs(?:\/[\w-]+)?\.md$/,
  /^\/problems(?:\/|$)/,
  /^\/(?:embed|feeds|sdk)\//,
  /^\/status\/badge\.svg$/,
]

/** Whether scripts of every site may read what is at a path. The API is not among these paths: it says so itself. */
export function isSharedPath(path: string): boolean {
  return sharedPaths.some((shared) => shared.test(path))
}

/** Headers of what is at a shared path. */
export const readableHeaders: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sharedHeaders).map(([name, value]) => [name.toLowerCase(), value]),
)

/** Headers of a picture whose address the API or our pages publish: without them, browsers block it on other sites. */
export const sharedImageHeaders = { 'cross-origin-resource-policy': 'cross-origin' } as const

/** Headers that a path adds to those of the whole site. */
export function headersOfPath(path: string): Readonly<Record<string, string>> {
  return isSharedPath(path) ? readableHeaders : {}
}

/** Answers a CORS preflight of a shared path. */
export function sendPreflight(target: ServerResponse): void {
  target.writeHead(204, { ...readableHeaders, ...preflightHeaders, allow: readMethods }).end()
}

/** Redirects a path of the API or a shared one that has a slash at its end to the one without. Returns whether it did; pages answer both. */
export function redirectToPlainPath({ pathname, search }: URL, target: ServerResponse): boolean {
  if (!pathname.endsWith('/')) return false
  const plain = withoutEnd(pathname, '/')
  if (!isSharedPath(plain) && !isApiPath(plain)) return false
  target
    .writeHead(308, { ...readableHeaders, location: plain + search, 'cache-control': 'public, max-age=3600' })
    .end()
  return true
}
