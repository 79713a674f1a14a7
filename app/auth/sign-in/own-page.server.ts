import type { RequestHeaders } from '../request-signs.server'

/**
 * Whether a request that changes something may come from where it does: our own page, or no page at all. The browser's own word counts first, then the
 * origin that it names, compared with the configured one (security.md B2). Programs send neither and carry no visitor's cookie.
 */
export function isFromOwnPage(headers: RequestHeaders, publicUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  return origin === null || origin === new URL(publicUrl).origin
}
