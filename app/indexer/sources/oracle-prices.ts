import { type Address, trustedAddress } from '~/domain/ids'
import { mints } from '~/domain/mints'
import { type PerpMarketState, priceScale } from '~/domain/perp'
import type { UnixSeconds } from '~/domain/time'
import type { AccountWrite, PriceWrite } from '~/store/batch'

interface PricedMint {
  readonly mint: Address
  /** Tokens that the market's price is for: 1M and 1K markets quote a million and a thousand. */
  readonly tokens: number
}

function one(mint: string): PricedMint {
  return { mint: trustedAddress(mint), tokens: 1 }
}

/**
 * Markets whose underlying is beyond doubt a mint of Solana, by the name on chain. A wrapped token counts as its original.
 * Mint addresses: those of the known-mint table of the tokens' issuers.
 */
const mintsOfMarket: Readonly<Record<string, readonly PricedMint[]>> = {
  'SOL-PERP': [{ mint: mints.wSOL, tokens: 1 }],
  'BTC-PERP': [
    one('3NZ9JMVBmGAqocybic2c7LQCJScmgsAZ6vQqTDzcqmJh'), // Wormhole WBTC
    one('cbbtcf3aa214zXHbiAZQwf4122FBYbraNdFqgw4iMij'), // cbBTC
  ],
  'ETH-PERP': [one('7vfCXTUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs')],
  'JUP-PERP': [one('JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN')],
  'JTO-PERP': [one('jtojtomepa8beP8AuQc6eXt5FriJwfFMwQx2v2f9mCL')],
  'WIF-PERP': [one('EKpQGSJtjMFqKZ9KQanSqYXRcF8fBopzLHYxdM65zcjm')],
  'PYTH-PERP': [one('HZ1JovNiVvGrGNiiYvEozEVgZ58xaU3RKwX8eACQBCt3')],
  'DRIFT-PERP': [one('DriFtupJYLTosbwoN8koMbEYSx54aFAVLddWsbksjwg7')],
  'PENGU-PERP': [one('2zMMhcVQEXDtdE6vsFS7S7D5oUodfJHE8vd1gnBouauv')],
  'FARTCOIN-PERP': [one('9BB6NFEcjBCtnNLFko2FqVQBq8HHM13kCyYcdQbgpump')],
  'TRUMP-PERP': [one('6p6xgHyF7AeE6TZkSmFsko444wqoP15icUSqi2jfGiPN')],
  'POPCAT-PERP': [one('7GCihgDB8fe6KNjn2MYtkzZcRjQy3t9GHdC8uHYmW2hr')],
  'PUMP-PERP': [one('pumpCmXqMfrsAkQ5r49WcJnRayYRqmXz6ae8H7H9Dfn')],
  '1KPUMP-PERP': [{ ...one('pumpCmXqMfrsAkQ5r49WcJnRayYRqmXz6ae8H7H9Dfn'), tokens: 1_000 }],
  '1MBONK-PERP': [{ ...one('DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'), tokens: 1_000_000 }],
}

/** MarketStatus Active (Drift); in any other state nobody promises that the oracle is looked at. */
const activeStatus = 1
/** A market at work updates its funding every hour. One that has not done so for two is asleep, and so is the price in its account. */
const longestSilenceSeconds = 2 * 3600

/** The prices that a perp market account tells: one for each mint that its oracle surely prices, none for a market that is not at work. */
export function oraclePricesOf({ state, at }: AccountWrite): readonly PriceWrite[] {
  if (state.kind !== 'perp-market' || !isAtWork(state, at)) return []
  const marketPriceUsd = Number(state.oraclePriceRaw) / Number(priceScale)
  const priced = mintsOfMarket[state.name] ?? []
  return priced.map(({ mint, tokens }) => ({
    mint,
    priceUsd: marketPriceUsd / tokens,
    at,
    source: 'drift-oracle',
  }))
}

function isAtWork(market: PerpMarketState, at: UnixSeconds): boolean {
  return (
    market.status === activeStatus &&
    market.oraclePriceRaw > 0n &&
    at - market.lastFundingAt <= longestSilenceSeconds
  )
}
