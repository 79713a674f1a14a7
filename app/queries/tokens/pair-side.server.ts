import { knownDecimals } from '~/domain/base/amount'
import type { Address } from '~/domain/base/ids'
import type { UnixSeconds } from '~/domain/base/time'
import { displayedPrice, uiMultiplierAt } from '~/domain/base/ui-scale'
import type { PairSide } from '~/domain/order/order-view'
import { freshPrice } from '~/domain/price/price'
import { logoPath, logoUrl } from '~/domain/token/logo'
import { displayText, textLimits } from '~/domain/token/token-text'
import { isPublicHost } from '~/lib/fetch/public-address'
import type { TokenFacts } from '~/store/read/read-token-facts'

/** Converts a token's stored data to the public format. `publicUrl` is the origin of this site. */
export function toPairSide(facts: TokenFacts, now: UnixSeconds, publicUrl: string): PairSide {
  const uiScale = facts.uiScale ?? undefined
  const uiMultiplier = uiMultiplierAt(uiScale, now)
  const unscaledPriceUsd = freshPrice(facts.priceUsd, facts.priceAt, now)
  return {
    mint: facts.mint,
    symbol: displayText(facts.symbol, textLimits.symbol),
    name: displayText(facts.name, textLimits.name),
    logoUrl: reachableLogoUrl(facts.mint, logoUrl(facts.logoUrl), publicUrl),
    verified: facts.verified,
    decimals: knownDecimals(facts.decimals),
    uiMultiplier,
    uiScale,
    priceUsd: unscaledPriceUsd === undefined ? undefined : displayedPrice(unscaledPriceUsd, uiMultiplier),
  }
}

/**
 * Returns a logo URL that clients can reach. Clients cannot reach a private URL, such as one in the simulated
 * cluster, and a private URL reveals details of our network. The URL of our image proxy replaces such a URL.
 */
function reachableLogoUrl(mint: Address, address: string | undefined, publicUrl: string): string | undefined {
  if (address === undefined || isPublicHost(new URL(address).hostname)) return address
  return `${publicUrl}${logoPath(mint)}`
}
