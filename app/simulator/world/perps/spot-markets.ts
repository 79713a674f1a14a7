import type { Address } from '~/domain/base/ids'
import { trustedAddress } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import { noInterestRaw } from '~/domain/perp/spot-market'
import { spotMarketAddress } from '~/protocols/drift-perps/addresses'
import { namedAddress } from '../addresses'
import type { AssetId, PriceBook } from '../prices/price-book'
import type { TokenCatalog } from '../tokens/token-catalog'
import { secondsOfSlot } from '../world-time'

/**
 * Mainnet's spot markets that this world contains: index, name, mint, and how often users choose the token as
 * collateral.
 */
const spotMarketFacts = [
  [0, 'USDC', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', 60],
  [1, 'SOL', 'So11111111111111111111111111111111111111112', 22],
  [2, 'mSOL', 'mSoLzYCxHdYgdzU16g5QSh3i5K3z3KZK7ytfqcJm7So', 3],
  [3, 'wBTC', '3NZ9JMVBmGAqocybic2c7LQCJScmgsAZ6vQqTDzcqmJh', 2],
  [4, 'wETH', '7vfCXTUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs', 2],
  [5, 'USDT', 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB', 3],
  [6, 'JitoSOL', 'J1toso1uCk3RLmjorhTtrVwY9HJ7X8V9yYac6Y7kGCPn', 8],
] as const

/**
 * Indexes of the two markets that users borrow from. A user with a dollar deposit borrows SOL, all other
 * users borrow dollars.
 */
export const usdcIndex = 0
export const solIndex = 1

/** A spot market of the simulated world. */
export interface SpotMarket {
  readonly index: number
  readonly name: string
  readonly key: Address
  readonly oracle: Address
  readonly mint: Address
  readonly decimals: number
  readonly asset: AssetId
  readonly popularity: number
}

/** Returns the spot markets whose tokens exist in this world. */
export function createSpotMarkets(seed: number, tokens: TokenCatalog): readonly SpotMarket[] {
  return spotMarketFacts.flatMap(([index, name, text, popularity]) => {
    const mint = trustedAddress(text)
    const token = tokens.byMint(mint)
    if (token === undefined) return []
    const { decimals, asset } = token
    const oracle = namedAddress(seed, 'spot-oracle', index)
    return [{ index, name, key: spotMarketAddress(index), oracle, mint, decimals, asset, popularity }]
  })
}

/** Deposits and borrows of a market, as scaled balances with 9 decimals. */
export interface SpotTotals {
  readonly depositRaw: bigint
  readonly borrowRaw: bigint
}

const secondsPerYear = 31_557_600n
/** Annual borrow rate if all deposits are borrowed, millionths. */
const millionthsWhenLentOut = 214_000n

/**
 * Returns the cumulative interest of deposits and borrows at a slot, 10 decimals. It is simple interest since
 * genesis. The borrow rate is proportional to utilization, and depositors receive the interest that borrowers
 * pay.
 */
export function interestAt({ depositRaw, borrowRaw }: SpotTotals, slot: Slot) {
  if (depositRaw === 0n) return { depositInterestRaw: noInterestRaw, borrowInterestRaw: noInterestRaw }
  const seconds = BigInt(Math.floor(secondsOfSlot(slot)))
  const paidRaw =
    (noInterestRaw * millionthsWhenLentOut * borrowRaw * seconds) / (depositRaw * 1_000_000n * secondsPerYear)
  return {
    depositInterestRaw: noInterestRaw + (paidRaw * borrowRaw) / depositRaw,
    borrowInterestRaw: noInterestRaw + paidRaw,
  }
}

/** Returns the oracle price at a slot, 6 decimals. */
export function spotPriceRaw(book: PriceBook, { asset }: SpotMarket, slot: Slot): bigint {
  return BigInt(Math.round(book.priceUsd(asset, secondsOfSlot(slot)) * 1e6))
}
