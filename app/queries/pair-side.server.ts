import { knownDecimals } from '~/domain/amount'
import { logoUrl } from '~/domain/logo'
import type { PairSide } from '~/domain/order-view'
import { freshPrice } from '~/domain/price'
import type { UnixSeconds } from '~/domain/time'
import { displayText, textLimits } from '~/domain/token-text'
import type { TokenFacts } from '~/store/read-token-facts'

/** A token's stored facts in the form that people may see. */
export function toPairSide(facts: TokenFacts, now: UnixSeconds): PairSide {
  return {
    mint: facts.mint,
    symbol: displayText(facts.symbol, textLimits.symbol),
    name: displayText(facts.name, textLimits.name),
    logoUrl: logoUrl(facts.logoUrl),
    verified: facts.verified,
    decimals: knownDecimals(facts.decimals),
    priceUsd: freshPrice(facts.priceUsd, facts.priceAt, now),
  }
}
