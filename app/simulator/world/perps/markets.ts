import type { Address } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import { findProgramAddress, textSeed, u16Seed } from '~/solana/pda/pda'
import type { AssetId, PriceBook } from '../prices/price-book'
import { createWeightedPick } from '../random'
import { secondsOfSlot, type WorldSeconds } from '../world-time'
import type { PerpMarketFacts } from './market-facts'
import type { PerpVenueModel } from './venue'

/** Scales of the venues' fixed-point amounts: prices and quote have six decimals, base has nine. */
export const pricePerUnit = 1e6
const basePerUnit = 1e9

/** A perp market of the simulated world. Base amounts have 9 decimals, prices 6. */
export interface PerpMarket {
  readonly facts: PerpMarketFacts
  readonly index: number
  readonly key: Address
  readonly oracle: Address
  readonly asset: AssetId
  readonly stepRaw: bigint
  readonly tickRaw: bigint
  /** Limit of the open interest. */
  readonly mostOpenBaseRaw: bigint
  /** Price of a contract, USD. The market price moves around this price. */
  readonly usualPrice: number
}

export interface PerpMarkets {
  readonly all: readonly PerpMarket[]
  /**
   * Picks a market that has trades. `chance` is a uniform number in [0, 1); popular markets are picked more
   * often.
   */
  pick(chance: number): PerpMarket
  byIndex(index: number): PerpMarket | undefined
  /** Returns the oracle price of a contract, USD. */
  priceAt(market: PerpMarket, at: WorldSeconds): number
  /** Returns the oracle price at a slot, in the program's units. */
  oracleRaw(market: PerpMarket, slot: Slot): bigint
}

export function createPerpMarkets(seed: number, venue: PerpVenueModel, book: PriceBook): PerpMarkets {
  const all = venue.perpMarkets.map((facts) => createMarket(seed, venue, book, facts))
  const traded = all.filter(({ facts }) => facts.isTraded)
  const pickTraded = createWeightedPick(traded.map(({ facts }) => facts.popularity))
  const byIndex = new Map(all.map((market) => [market.index, market]))
  const first = traded[0]
  if (first === undefined) throw new Error('Invariant broken: some market is traded')
  const priceAt = (market: PerpMarket, at: WorldSeconds) =>
    book.priceUsd(market.asset, at) * market.facts.multiplier

  return {
    all,
    pick: (chance) => traded[pickTraded(chance)] ?? first,
    byIndex: (index) => byIndex.get(index),
    priceAt,
    oracleRaw: (market, slot) => BigInt(Math.round(priceAt(market, secondsOfSlot(slot)) * pricePerUnit)),
  }
}

/** Hour at which expired markets closed, two years after genesis. */
export const expiryHour = 730 * 24

/** Limit of the open interest of a market without a limit in USD, order steps. */
const mostOpenSteps = 10_000_000n

function createMarket(
  seed: number,
  venue: PerpVenueModel,
  book: PriceBook,
  facts: PerpMarketFacts,
): PerpMarket {
  const asset = book.assetOf(facts.asset)
  const usualPrice = book.usualPrice(asset) * facts.multiplier
  const stepRaw = facts.steps?.stepRaw ?? stepOf(usualPrice)
  const { mostOpenInterestUsd } = facts
  return {
    facts,
    index: facts.index,
    key: findProgramAddress([textSeed('perp_market'), u16Seed(facts.index)], venue.programId).address,
    oracle: venue.perpOracle(seed, facts),
    asset,
    stepRaw,
    tickRaw: facts.steps?.tickRaw ?? tickOf(usualPrice),
    mostOpenBaseRaw:
      mostOpenInterestUsd === undefined
        ? stepRaw * mostOpenSteps
        : BigInt(Math.round((mostOpenInterestUsd / usualPrice) * basePerUnit)),
    usualPrice,
  }
}

/** Returns the smallest order step: a power of ten of base units that is worth a few cents. */
function stepOf(usualPrice: number): bigint {
  const units = 10 ** Math.round(Math.log10(0.1 / usualPrice))
  return BigInt(Math.max(1, Math.round(units * basePerUnit)))
}

/** Returns the price tick: a power of ten that is about 1/10,000 of the price. */
function tickOf(usualPrice: number): bigint {
  return BigInt(Math.max(1, 10 ** Math.floor(Math.log10(usualPrice * pricePerUnit) - 4)))
}
