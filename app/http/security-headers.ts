import { createHash } from 'node:crypto'
import { clusterNodes, type WalletCluster } from '~/domain/service/wallet-cluster'

/** Returns the security headers of every response that a browser might show. */
export function siteHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups', // wallets on the web open pop-ups
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
 * Combines the headers of a response with the headers of the site. The headers of the site take precedence,
 * with two exceptions. A policy that allows every site to embed the response removes `X-Frame-Options`. The
 * response's own `Cross-Origin-Resource-Policy` takes precedence over that of the site.
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

/** Permissions that a page needs in addition to the default policy. */
export interface PagePolicy {
  /** Hashes of the page's inline scripts and stylesheets. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /**
   * URLs of the configured advertisements. A page first requests such a URL to check that it is available,
   * and then shows it in a frame.
   */
  readonly adUrls: readonly string[]
  /** Solana cluster that the wallets use. */
  readonly cluster: WalletCluster
  /** Whether the browser must be able to connect to wallet apps, which listen on a port of the phone. */
  readonly walletApps: boolean
}

/** Builds the content security policy of a page. */
export function contentSecurityPolicy({ scripts, styles, adUrls, cluster, walletApps }: PagePolicy): string {
  const adOrigins = [...new Set(adUrls.map((url) => new URL(url).origin))]
  const reached = [...clusterNodes(cluster), ...adOrigins, ...(walletApps ? ['ws://localhost:*'] : [])]
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(sha256)].join(' '),
    ["style-src 'self'", ...styles.map(sha256)].join(' '),
    "style-src-attr 'unsafe-inline'", // Progress bars and heat map cells need inline styles.
    "img-src 'self' data:",
    // The page itself does not call the nodes of the cluster, but a wallet may call them from within the
    // page.
    ["connect-src 'self'", ...reached].join(' '),
    // A page may frame only our own embeddable pages and the advertisements.
    ["frame-src 'self'", ...adOrigins].join(' '),
    "font-src 'self'",
    "worker-src 'self'",
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
 * Returns the page without the renderer's nonce, and the hashes of the inline scripts that had the nonce.
 * Injected scripts do not have the nonce, so they get no hash and the browser does not run them. `html` has one
 * character per byte (Latin-1).
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
    if (tag.includes(mark) && !/[\t\n\f\r ]src=/.test(tag)) {
      hashes.push(
        createHash('sha256')
          .update(html.slice(tagEnd + 1, end), 'latin1')
          .digest('base64'),
      )
    }
    position = html.indexOf('<script', end)
  }
  return { html: html.replaceAll(mark, ''), hashes: [...new Set(hashes)] }
}
