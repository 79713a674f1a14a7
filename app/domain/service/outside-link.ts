import type { PerpVenue } from '../protocol/venues'
import type { OutsidePage } from './outside-pages'

/** Application of a perps venue. */
export interface PerpApp {
  /** Name of the venue, in texts and on buttons. */
  readonly name: string
  /** An https origin without a trailing slash. */
  readonly origin: string
  /** Query parameter of our referrer code. `undefined`: the venue does not pay for visitors. */
  readonly referralParameter: string | undefined
  /** Query parameter that selects a wallet. `undefined`: the application has no page for a trader. */
  readonly traderParameter: string | undefined
}

/** The operator's referral terms, and the applications of the perps venues. */
export interface OutsideTerms {
  /** Our referrer code at venues that pay for visitors. */
  readonly referrerCode: string
  /** Fee of a referred swap, basis points. */
  readonly referrerFeeBps: number
  readonly perpApps: Readonly<Record<PerpVenue, PerpApp>>
}

/**
 * Target of an external link. Its strings, except `href`, are untrusted, because they come from the chain or a URL.
 */
export type OutsideTarget =
  | { readonly kind: 'swap'; readonly sellMint: string; readonly buyMint: string }
  | { readonly kind: 'perps'; readonly venue: PerpVenue; readonly market?: string }
  | { readonly kind: 'perps-trader'; readonly venue: PerpVenue; readonly authority: string }
  | { readonly kind: 'kamino'; readonly sellMint?: string; readonly buyMint?: string }
  | { readonly kind: 'account' | 'token'; readonly address: string }
  | { readonly kind: 'transaction'; readonly signature: string }
  | { readonly kind: 'page'; readonly href: OutsidePage }

/** URL of an external link and its `rel` attribute. */
export interface OutsideLink {
  readonly href: string
  /** The `rel` attribute; `sponsored` if we may be paid for the visit. */
  readonly rel: 'noopener noreferrer' | 'noopener noreferrer sponsored'
}

const swapOrigin = 'https://jup.ag'
const kaminoOrigin = 'https://kamino.com'
const explorerOrigin = 'https://solscan.io'

/**
 * Builds an external link from fixed hosts, encoded path segments, the referrer code and the fee. All
 * external links must be built here. `undefined`: an identifier is invalid, so there is nothing to link to.
 */
export function outsideLink(terms: OutsideTerms, target: OutsideTarget): OutsideLink | undefined {
  switch (target.kind) {
    case 'swap': {
      const pair = pairSegment(target.sellMint, target.buyMint)
      return pair === undefined ? undefined : paid(address(swapOrigin, ['swap', pair]), swapReferral(terms))
    }
    case 'kamino': {
      const pair = pairSegment(target.sellMint, target.buyMint)
      const path = pair === undefined ? ['swap'] : ['swap', pair]
      return paid(address(kaminoOrigin, path), swapReferral(terms))
    }
    case 'perps': {
      const market = target.market !== undefined && isMarketName(target.market) ? [target.market] : []
      const path = market.length === 0 ? [] : ['trade', ...market]
      return perpPage(terms, target.venue, path)
    }
    case 'perps-trader': {
      const { traderParameter } = terms.perpApps[target.venue]
      if (traderParameter === undefined || !isAddress(target.authority)) return undefined
      return perpPage(terms, target.venue, [], { [traderParameter]: target.authority })
    }
    case 'account':
    case 'token':
      return isAddress(target.address) ? explorer([target.kind, target.address]) : undefined
    case 'transaction':
      return isSignature(target.signature) ? explorer(['tx', target.signature]) : undefined
    case 'page':
      return { href: target.href, rel: 'noopener noreferrer' }
  }
}

/**
 * Checks only whether a string has the shape of an identifier. That is safe for a path segment and cheap
 * enough for a browser.
 */
function isAddress(text: string): boolean {
  return /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)
}

function isSignature(text: string): boolean {
  return /^[1-9A-HJ-NP-Za-km-z]{64,88}$/.test(text)
}

/** Returns whether a string is a market name in the venue's notation: `SOL-PERP`, `1MBONK-PERP`. */
function isMarketName(text: string): boolean {
  return /^[A-Za-z0-9]{1,24}-PERP$/.test(text)
}

function pairSegment(sellMint: string | undefined, buyMint: string | undefined): string | undefined {
  if (sellMint === undefined || buyMint === undefined) return undefined
  return isAddress(sellMint) && isAddress(buyMint) && sellMint !== buyMint
    ? `${sellMint}-${buyMint}`
    : undefined
}

function address(origin: string, segments: readonly string[]): URL {
  return new URL(`/${segments.map(encodeURIComponent).join('/')}`, origin)
}

/** Builds a link to a page of a perps venue, with our referrer code if the venue has a parameter for it. */
function perpPage(
  { perpApps, referrerCode }: OutsideTerms,
  venue: PerpVenue,
  path: readonly string[],
  requested: Readonly<Record<string, string>> = {},
): OutsideLink {
  const { origin, referralParameter } = perpApps[venue]
  const link = paid(address(origin, path), {
    ...requested,
    ...(referralParameter !== undefined && { [referralParameter]: referrerCode }),
  })
  return referralParameter === undefined ? { ...link, rel: 'noopener noreferrer' } : link
}

function swapReferral({ referrerCode, referrerFeeBps }: OutsideTerms): Readonly<Record<string, string>> {
  return { referrer: referrerCode, feeBps: `${referrerFeeBps}` }
}

function paid(url: URL, referral: Readonly<Record<string, string>>): OutsideLink {
  for (const [name, value] of Object.entries(referral)) url.searchParams.set(name, value)
  return { href: url.href, rel: 'noopener noreferrer sponsored' }
}

function explorer(segments: readonly string[]): OutsideLink {
  return { href: address(explorerOrigin, segments).href, rel: 'noopener noreferrer' }
}
