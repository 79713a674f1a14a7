import type { RequestHeaders } from '../request-signs.server'

/**
 * Whether a request that changes data comes from our own page or from a program that is not a browser. First
 * the browser's `Sec-Fetch-Site` header is checked, then its `Origin` header is compared with the configured
 * origin. Programs send neither header, but they do not have a visitor's cookie.
 */
export function isFromOwnPage(headers: RequestHeaders, publicUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  return origin === null || origin === new URL(publicUrl).origin
}
