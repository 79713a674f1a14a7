import { type PerpMarketState, priceScale } from '~/domain/perp'
import { mintsOfMarket } from '~/domain/perp-market-mints'
import { driftStatuses } from '~/domain/perp-venue'
import { priceFreshSeconds } from '~/domain/price'
import type { UnixSeconds } from '~/domain/time'
import type { AccountWrite, PriceWrite } from '~/store/batch'

/**
 * Time without an update after which the price in a market's account is outdated, seconds. An active market
 * updates its funding every hour.
 */
const longestSilenceSeconds = 2 * 3600

/**
 * Returns the prices of a perp market account, one for each mint that the market certainly prices. They are
 * per unscaled unit, because no mint of a market is scaled, and dated by the last oracle update: a trade or a
 * new user rewrites the account, but not its oracle price. Empty for an inactive market, and for a price that
 * the program considers invalid or that is too old.
 */
export function oraclePricesOf({ state, at }: AccountWrite): readonly PriceWrite[] {
  if (state.kind !== 'perp-market' || !isAtWork(state, at)) return []
  const marketPriceUsd = Number(state.oraclePriceRaw) / Number(priceScale)
  return mintsOfMarket(state.name).map(({ mint, tokens }) => ({
    mint,
    priceUsd: marketPriceUsd / tokens,
    at: Math.min(at, state.oracleAt),
    source: 'drift-oracle',
  }))
}

/** Whether the price can be used. The program reliably updates the oracle price only in the active state. */
function isAtWork(market: PerpMarketState, at: UnixSeconds): boolean {
  return (
    driftStatuses.active.includes(market.status) &&
    market.oraclePriceRaw > 0n &&
    market.oracleIsValid &&
    at - market.oracleAt <= priceFreshSeconds &&
    at - market.lastFundingAt <= longestSilenceSeconds
  )
}
