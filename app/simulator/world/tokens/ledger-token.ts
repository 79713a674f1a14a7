import type { LedgerToken } from '../../ledger'
import type { PriceBook } from '../prices/price-book'
import type { WorldSeconds } from '../world-time'
import type { WorldToken } from './token'

const daySeconds = 86_400

/** Returns the current facts about a token for the Token and Price APIs. */
export function toLedgerToken(token: WorldToken, book: PriceBook, now: () => WorldSeconds): LedgerToken {
  const priceAt = (at: WorldSeconds) => (token.pricePublished ? book.priceUsd(token.asset, at) : undefined)
  return {
    mint: token.mint,
    name: token.name,
    symbol: token.symbol,
    decimals: token.decimals,
    tokenProgram: token.tokenProgram,
    verified: token.verified,
    tags: token.tags,
    supplyRaw: token.supplyRaw,
    priceUsd: () => priceAt(now()),
    priceChange24hPercent() {
      const [price, before] = [priceAt(now()), priceAt(now() - daySeconds)]
      return price === undefined || before === undefined ? undefined : (price / before - 1) * 100
    },
    liquidityUsd: token.liquidityUsd,
    hasLogo: token.hasLogo,
    holderCount: token.holderCount,
  }
}
