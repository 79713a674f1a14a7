import type { IncomingMessage, ServerResponse } from 'node:http'
import { isApiPath } from '~/api/api-paths.server'
import { preflightHeaders, readMethods, sharedHeaders } from '~/api/response/headers.server'
import { trimEndChar } from '~/lib/text/trim-end-char'

/**
 * Resources outside of the API that programs of other sites read: texts, feeds, downloadable clients and
 * embeds.
 */
const sharedPaths = [
  /^\/(?:llms\.txt|robots\.txt|sitemap\.xml|manifest\.webmanifest)$/,
  /^\/\.well-known\//,
  // Markdown versions of the documentation pages.
  /^\/api\/docs(?:\/[\w-]+)?\.md$/,
  /^\/problems(?:\/|$)/,
  /^\/(?:embed|feeds|sdk)\//,
  // Daily files and their manifest, but not the page that lists them.
  /^\/data\/./,
  /^\/status\/badge\.svg$/,
]

/**
 * Whether scripts of every site may read the response at a path. Paths of the API are not included, because
 * the API sets its own headers.
 */
export function isSharedPath(path: string): boolean {
  return sharedPaths.some((shared) => shared.test(path))
}

/** Headers of the responses at shared paths. */
export const readableHeaders: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sharedHeaders).map(([name, value]) => [name.toLowerCase(), value]),
)

/**
 * Headers of a picture whose URL the API or our pages publish. Without these headers, browsers block the
 * picture on other sites.
 */
export const sharedImageHeaders = { 'cross-origin-resource-policy': 'cross-origin' } as const

/** Returns the headers that are added to the site's headers for a path. */
export function headersOfPath(path: string): Readonly<Record<string, string>> {
  return isSharedPath(path) ? readableHeaders : {}
}

/** Whether a request is a CORS preflight. It has no body. */
export function isPreflight({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'OPTIONS' &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  )
}

/** Sends the response to a CORS preflight for a shared path. */
export function sendPreflight(target: ServerResponse): void {
  target.writeHead(204, { ...readableHeaders, ...preflightHeaders, allow: readMethods }).end()
}

/**
 * Redirects a path of the API or a shared path to the same path without the slashes at its end. Returns
 * whether it sent a redirect. Pages are not redirected, because they accept paths with and without a slash at
 * the end.
 */
export function redirectToPlainPath({ pathname, search }: URL, target: ServerResponse): boolean {
  if (!pathname.endsWith('/')) return false
  const plain = trimEndChar(pathname, '/')
  if (!isSharedPath(plain) && !isApiPath(plain)) return false
  target
    .writeHead(308, { ...readableHeaders, location: plain + search, 'cache-control': 'public, max-age=3600' })
    .end()
  return true
}
