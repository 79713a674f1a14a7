import { type Address, trustedAddress } from './ids'
import { mints } from './mints'

/** A mint that a perp market's oracle prices. */
export interface PricedMint {
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
const pricedMints: Readonly<Record<string, readonly PricedMint[]>> = {
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

/** The mints that a perp market's oracle surely prices, by the market's name on chain; none for a market whose underlying is in doubt. */
export function mintsOfMarket(name: string): readonly PricedMint[] {
  return pricedMints[name] ?? []
}

const withMarket = new Set(Object.values(pricedMints).flatMap((priced) => priced.map(({ mint }) => mint)))

/** Whether a perp market prices the mint: then executions need not. */
export function hasPerpMarket(mint: Address): boolean {
  return withMarket.has(mint)
}
