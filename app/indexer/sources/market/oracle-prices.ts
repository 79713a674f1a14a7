import type { UnixSeconds } from '~/domain/base/time'
import { type PerpMarketState, priceScale } from '~/domain/perp/perp'
import { mintsOfMarket } from '~/domain/perp/perp-market-mints'
import { priceFreshSeconds } from '~/domain/price/price'
import { perpFactsOf } from '~/domain/protocol/perp-venue'
import type { AccountWrite, PriceWrite } from '~/store/batch/batch'

/**
 * Maximum age of the price in a market's account, seconds. An active market updates its funding every hour,
 * so an older price is outdated.
 */
const longestSilenceSeconds = 2 * 3600

/**
 * Returns the prices of a perp market account, one for each mint whose token is certainly the market's
 * underlying. Prices are per unscaled unit, because none of these mints is scaled. Their time is the last
 * oracle update, because a trade or a new user rewrites the account without a new oracle price. Empty for an
 * inactive market, and for a price that is too old or that the program considers invalid.
 */
export function oraclePricesOf({ state, at }: AccountWrite): readonly PriceWrite[] {
  if (state.kind !== 'perp-market' || !isAtWork(state, at)) return []
  const marketPriceUsd = Number(state.oraclePriceRaw) / Number(priceScale)
  return mintsOfMarket(state.name).map(({ mint, tokens }) => ({
    mint,
    priceUsd: marketPriceUsd / tokens,
    at: Math.min(at, state.oracleAt),
    source: perpFactsOf(state.protocol).oracleSource,
  }))
}

/**
 * Whether the price can be used. The program updates the oracle price reliably only while the market is
 * active.
 */
function isAtWork(market: PerpMarketState, at: UnixSeconds): boolean {
  const { active } = perpFactsOf(market.protocol).statuses
  return (
    active.includes(market.status) &&
    market.oraclePriceRaw > 0n &&
    market.oracleIsValid &&
    at - market.oracleAt <= priceFreshSeconds &&
    at - market.lastFundingAt <= longestSilenceSeconds
  )
}
