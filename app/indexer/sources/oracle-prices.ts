import { type PerpMarketState, priceScale } from '~/domain/perp'
import { mintsOfMarket } from '~/domain/perp-market-mints'
import { driftStatuses } from '~/domain/perp-venue'
import { priceFreshSeconds } from '~/domain/price'
import type { UnixSeconds } from '~/domain/time'
import type { AccountWrite, PriceWrite } from '~/store/batch'

/** A market at work updates its funding every hour. One that has not done so for two is asleep, and so is the price in its account. */
const longestSilenceSeconds = 2 * 3600

/**
 * The prices that a perp market account tells, per unscaled unit (no mint of a market is scaled), dated by when it took them from its oracle: one for each mint that this surely prices. None for a market that is not at
 * work, and none that the program did not believe or that counts no more: a trade or a new user tells the account anew, but not what its oracle says.
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

/** In any state but the active one nobody promises that the oracle is looked at. */
function isAtWork(market: PerpMarketState, at: UnixSeconds): boolean {
  return (
    driftStatuses.active.includes(market.status) &&
    market.oraclePriceRaw > 0n &&
    market.oracleIsValid &&
    at - market.oracleAt <= priceFreshSeconds &&
    at - market.lastFundingAt <= longestSilenceSeconds
  )
}
