import type { Address } from '~/domain/ids'
import type { Slot } from '~/domain/time'
import { driftProgramId } from '~/protocols/drift-perps/layout'
import { findProgramAddress, textSeed, u16Seed } from '~/solana/pda'
import { namedAddress } from '../addresses'
import type { AssetId, PriceBook } from '../prices/price-book'
import { createWeightedPick } from '../random'
import { secondsOfSlot, type WorldSeconds } from '../world-time'
import { type MarketTraits, marketStatus, perpMarketFacts } from './market-facts'

/** Drift's fixed point: prices and quote have six decimals, base nine. */
export const pricePerUnit = 1e6
const basePerUnit = 1e9

/** A perp market of this world. Amounts of base are 1e9, prices 1e6. */
export interface PerpMarket {
  readonly index: number
  readonly name: string
  readonly key: Address
  readonly oracle: Address
  readonly asset: AssetId
  readonly multiplier: number
  readonly traits: MarketTraits
  readonly status: number
  /** Trades that change nothing but positions happen in it. */
  readonly isTraded: boolean
  readonly stepRaw: bigint
  readonly tickRaw: bigint
  /** What a contract costs when the market is where it belongs, USD. */
  readonly usualPrice: number
}

export interface PerpMarkets {
  readonly all: readonly PerpMarket[]
  /** One that is traded, by popularity; from a chance in [0, 1). */
  pick(chance: number): PerpMarket
  byIndex(index: number): PerpMarket | undefined
  /** Oracle price of a contract, USD. */
  priceAt(market: PerpMarket, at: WorldSeconds): number
  /** The same in the program's units, as of a slot. */
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

/** Markets that are over were closed at this hour, two years into the world. */
export const expiryHour = 730 * 24

/** Whether trading has ended for good. */
export function isExpired({ status }: PerpMarket): boolean {
  return status === marketStatus.settlement || status === marketStatus.delisted
}

/** The power of ten of base that is worth some cents. */
function stepOf(usualPrice: number): bigint {
  const units = 10 ** Math.round(Math.log10(0.1 / usualPrice))
  return BigInt(Math.max(1, Math.round(units * basePerUnit)))
}

/** About a ten-thousandth of the price, as a power of ten. */
function tickOf(usualPrice: number): bigint {
  return BigInt(Math.max(1, 10 ** Math.floor(Math.log10(usualPrice * pricePerUnit) - 4)))
}
