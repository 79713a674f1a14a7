import type { Address } from '~/domain/base/ids'
import { trustedAddress } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import { noInterestRaw } from '~/domain/perp/spot-market'
import { findProgramAddress, textSeed, u16Seed } from '~/solana/pda/pda'
import type { AssetId, PriceBook } from '../prices/price-book'
import type { TokenCatalog } from '../tokens/token-catalog'
import { secondsOfSlot } from '../world-time'
import type { PerpVenueModel } from './venue'

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

/** Returns the venue's spot markets whose tokens exist in this world. */
export function createSpotMarkets(
  seed: number,
  venue: PerpVenueModel,
  tokens: TokenCatalog,
): readonly SpotMarket[] {
  return venue.spotMarkets.flatMap((facts) => {
    const { index, name, popularity } = facts
    const mint = trustedAddress(facts.mint)
    const token = tokens.byMint(mint)
    if (token === undefined) return []
    const { decimals, asset } = token
    const key = findProgramAddress([textSeed('spot_market'), u16Seed(index)], venue.programId).address
    return [{ index, name, key, oracle: venue.spotOracle(seed, facts), mint, decimals, asset, popularity }]
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
