import type { Address } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import { driftProgramId } from '~/protocols/drift-perps/layout'
import { findProgramAddress, textSeed, u16Seed } from '~/solana/pda/pda'
import { namedAddress } from '../addresses'
import type { AssetId, PriceBook } from '../prices/price-book'
import { createWeightedPick } from '../random'
import { secondsOfSlot, type WorldSeconds } from '../world-time'
import { type MarketTraits, marketStatus, perpMarketFacts } from './market-facts'

/** Scales of Drift's fixed-point amounts: prices and quote have six decimals, base has nine. */
export const pricePerUnit = 1e6
const basePerUnit = 1e9

/** A perp market of the simulated world. Base amounts have 9 decimals, prices 6. */
export interface PerpMarket {
  readonly index: number
  readonly name: string
  readonly key: Address
  readonly oracle: Address
  readonly asset: AssetId
  readonly multiplier: number
  readonly traits: MarketTraits
  readonly status: number
  /** Whether the market has trades. */
  readonly isTraded: boolean
  readonly stepRaw: bigint
  readonly tickRaw: bigint
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

export function createPerpMarkets(seed: number, book: PriceBook): PerpMarkets {
  const all = perpMarketFacts.map(([index, symbol, traits]): PerpMarket => {
    const asset = book.assetOf(symbol)
    const multiplier = traits.multiplier ?? 1
    const usualPrice = book.usualPrice(asset) * multiplier
    const status = traits.status ?? marketStatus.active
    return {
      index,
      name: traits.name?.endsWith('-BET') ? traits.name : `${traits.name ?? symbol}-PERP`,
      key: findProgramAddress([textSeed('perp_market'), u16Seed(index)], driftProgramId).address,
      oracle: namedAddress(seed, 'oracle', index),
      asset,
      multiplier,
      traits,
      status,
      isTraded: traits.deserted !== true,
      stepRaw: stepOf(usualPrice),
      tickRaw: tickOf(usualPrice),
      usualPrice,
    }
  })
  const traded = all.filter((market) => market.isTraded)
  const pickTraded = createWeightedPick(traded.map(({ traits }) => traits.popularity ?? 1))
  const byIndex = new Map(all.map((market) => [market.index, market]))
  const first = traded[0]
  if (first === undefined) throw new Error('Invariant broken: some market is traded')
  const priceAt = (market: PerpMarket, at: WorldSeconds) =>
    book.priceUsd(market.asset, at) * market.multiplier

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

/** Returns whether trading in the market has ended permanently. */
export function isExpired({ status }: PerpMarket): boolean {
  return status === marketStatus.settlement || status === marketStatus.delisted
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
