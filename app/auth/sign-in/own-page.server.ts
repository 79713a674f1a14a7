import type { RequestHeaders } from '../request-signs.server'

/**
 * Whether a request that changes data comes from our own page or from no page. Checks the browser's
 * `Sec-Fetch-Site` first, then compares its `Origin` with the configured one. Programs send neither, but they
 * have no visitor's cookie.
 */
export function isFromOwnPage(headers: RequestHeaders, publicUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  return origin === null || origin === new URL(publicUrl).origin
}
