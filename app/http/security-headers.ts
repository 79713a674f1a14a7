import { createHash } from 'node:crypto'
import { clusterNodes, type WalletCluster } from '~/domain/wallet-cluster'

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

const framing = 'x-frame-options'
const sharing = 'cross-origin-resource-policy'

/**
 * Headers of one answer: its own, and those of every answer. Only two of these give way: that which forbids frames to a policy that allows them to
 * every site, and that which keeps other sites from showing it to one of its own.
 */
export function withSiteHeaders(
  own: Readonly<Record<string, string | string[]>>,
  site: Readonly<Record<string, string>>,
): Readonly<Record<string, string | string[]>> {
  const all: Record<string, string | string[]> = { ...own, ...site }
  const shared = own[sharing]
  if (shared !== undefined) all[sharing] = shared
  if (String(own['content-security-policy']).endsWith('frame-ancestors *')) delete all[framing]
  return all
}

/** What a page may do beyond what every page may. */
export interface PagePolicy {
  /** Hashes of its inline scripts and stylesheets. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Configured advertisements, which are framed, and asked beforehand whether they answer. */
  readonly adUrls: readonly string[]
  /** The network of the wallets. */
  readonly cluster: WalletCluster
  /** Its browser reaches wallet apps, which listen on a port of the phone (M72). */
  readonly walletApps: boolean
}

/** The policy of a page (security.md B7). */
export function contentSecurityPolicy({ scripts, styles, adUrls, cluster, walletApps }: PagePolicy): string {
  const adOrigins = [...new Set(adUrls.map((url) => new URL(url).origin))]
  const reached = [...clusterNodes(cluster), ...adOrigins, ...(walletApps ? ['ws://localhost:*'] : [])]
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(sha256)].join(' '),
    ["style-src 'self'", ...styles.map(sha256)].join(' '),
    "style-src-attr 'unsafe-inline'", // progress bars and heat cells
    "img-src 'self' data:",
    ["connect-src 'self'", ...reached].join(' '),
    // Of our own pages only embeds can be framed.
    ["frame-src 'self'", ...adOrigins].join(' '),
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function sha256(hash: string): string {
  return `'sha256-${hash}'`
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
