import { createHash } from 'node:crypto'

/** Headers of every answer that a browser might show (security.md B9). */
export function siteHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups', // web wallets open pop-ups
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

/**
 * The policy of a page whose inline scripts have these hashes (security.md B7). The only stranger it may know is a configured
 * advertisement, which is framed, and asked beforehand whether it answers.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[], adSlotUrl?: string): string {
  const adOrigin = adSlotUrl === undefined ? undefined : new URL(adSlotUrl).origin
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'", // progress bars and heat cells
    "img-src 'self' data:",
    ["connect-src 'self'", ...(adOrigin === undefined ? [] : [adOrigin])].join(' '),
    `frame-src ${adOrigin ?? "'none'"}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * The inline scripts that our renderer has marked with its nonce: their hashes, and the page without the marks.
 * Only marked scripts are hashed, so that markup which somebody managed to slip in stays dead.
 */
export function hashMarkedScripts(
  html: string,
  nonce: string,
): { readonly html: string; readonly hashes: string[] } {
  const mark = ` nonce="${nonce}"`
  const hashes: string[] = []
  let position = html.indexOf('<script')
  while (position !== -1) {
    const tagEnd = html.indexOf('>', position)
    const end = html.indexOf('</script>', tagEnd)
    if (tagEnd === -1 || end === -1) break
    const tag = html.slice(position, tagEnd)
    if (tag.includes(mark) && !/\ssrc=/.test(tag)) {
      hashes.push(
        createHash('sha256')
          .update(html.slice(tagEnd + 1, end))
          .digest('base64'),
      )
    }
    position = html.indexOf('<script', end)
  }
  return { html: html.replaceAll(mark, ''), hashes: [...new Set(hashes)] }
}
