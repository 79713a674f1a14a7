import { invariant } from '~/lib/invariant'
import { hash32, seedOf } from '../random'
import type { WorldSeconds } from '../world-time'
import {
  type AssetSymbol,
  namedAssets,
  type Temper,
  tempers,
  zigzagHeight,
  zigzagPhases,
} from './asset-facts'
import { findCrossing, findLastCrossing } from './crossing'
import { createJumps } from './jumps'
import { createNoise } from './noise'
import { createPathReader, type LogPath, type PathPart, ratioPath } from './path'
import { createVolatility, type Volatility } from './volatility'

/** Number that identifies an asset in the price book. */
export type AssetId = number

/** Prices of all assets at any time. */
export interface PriceBook {
  readonly volatility: Volatility
  assetOf(symbol: AssetSymbol): AssetId
  /** Adds an asset whose price moves around a given price. The movement depends on the seed and the name. */
  add(name: string, priceUsd: number, temper: Temper): AssetId
  /** Returns the price around which an asset moves, USD. */
  usualPrice(asset: AssetId): number
  /** Returns the price of one UI unit of the asset, USD. */
  priceUsd(asset: AssetId, at: WorldSeconds): number
  /** Returns the price of one asset in units of another. */
  ratio(asset: AssetId, quote: AssetId, at: WorldSeconds): number
  /** Returns the first time in [from, to) at which the price reaches a bound. */
  findTouch(
    asset: AssetId,
    side: 'above' | 'below',
    priceUsd: number,
    from: WorldSeconds,
    to: WorldSeconds,
  ): WorldSeconds | undefined
  /**
   * Returns the first time in [from, to) at which the price of one asset in units of another is at least
   * `ratio`.
   */
  findRise(
    asset: AssetId,
    quote: AssetId,
    ratio: number,
    from: WorldSeconds,
    to: WorldSeconds,
  ): WorldSeconds | undefined
  /**
   * Returns the last time in [from, to) at which the price of one asset in units of another is at most
   * `ratio`.
   */
  findLastAtMost(
    asset: AssetId,
    quote: AssetId,
    ratio: number,
    from: WorldSeconds,
    to: WorldSeconds,
  ): WorldSeconds | undefined
}

/**
 * Minimum and maximum size of a jump, as multiples of the standard deviation of the asset's own daily change.
 */
const jumpSizes = { smallest: 1.5, largest: 3.5 }

export function createPriceBook(seed: number): PriceBook {
  const volatility = createVolatility(seedOf(seed, 'volatility'))
  const market = createNoise(seedOf(seed, 'market'))
  const solana = createNoise(seedOf(seed, 'solana'))
  const paths: LogPath[] = []
  const readers: ((at: WorldSeconds) => number)[] = []
  /** Path of a price that is always 1. It is used to invert another path. */
  const still: LogPath = { base: 0, parts: [], jumps: [], volatility }
  const ids = new Map<string, AssetId>()

  function add(name: string, priceUsd: number, temper: Temper): AssetId {
    const { market: withMarket, solana: withSolana, own, jumpShare } = tempers[temper]
    const assetSeed = hash32(seedOf(seed, 'asset'), seedOf(0, name))
    const phase = isNamed(name) ? zigzagPhases[name] : undefined
    const zigzag = phase === undefined ? undefined : { height: zigzagHeight / own, phase }
    const parts: PathPart[] = [
      { noise: market, weight: withMarket },
      { noise: solana, weight: withSolana },
      { noise: createNoise(assetSeed, zigzag), weight: own },
    ]
    const jumps = createJumps(assetSeed, { share: jumpShare, ...jumpSizes })
    const path: LogPath = {
      base: Math.log(priceUsd),
      parts: parts.filter((part) => part.weight > 0),
      jumps: jumpShare > 0 ? [{ jumps, weight: own }] : [],
      volatility,
    }
    const id = paths.push(path) - 1
    readers.push(createPathReader(path))
    ids.set(name, id)
    return id
  }

  function pathOf(asset: AssetId): LogPath {
    const path = paths[asset]
    invariant(path, `asset ${asset} is in the book`)
    return path
  }

  function logPriceAt(asset: AssetId, at: WorldSeconds): number {
    const read = readers[asset]
    invariant(read, `asset ${asset} is in the book`)
    return read(at)
  }

  for (const [symbol, priceUsd, temper] of namedAssets) add(symbol, priceUsd, temper)

  return {
    volatility,
    assetOf(symbol) {
      const id = ids.get(symbol)
      invariant(id !== undefined, `${symbol} is in the book`)
      return id
    },
    add,
    usualPrice: (asset) => Math.exp(pathOf(asset).base),
    priceUsd: (asset, at) => Math.exp(logPriceAt(asset, at)),
    ratio: (asset, quote, at) => Math.exp(logPriceAt(asset, at) - logPriceAt(quote, at)),
    findTouch(asset, side, priceUsd, from, to) {
      const level = Math.log(priceUsd)
      if (side === 'above') return findCrossing(pathOf(asset), level, from, to)
      return findCrossing(ratioPath(still, pathOf(asset)), -level, from, to)
    },
    findLastAtMost: (asset, quote, ratio, from, to) =>
      findLastCrossing(ratioPath(pathOf(quote), pathOf(asset)), -Math.log(ratio), from, to),
    findRise: (asset, quote, ratio, from, to) =>
      findCrossing(ratioPath(pathOf(asset), pathOf(quote)), Math.log(ratio), from, to),
  }
}

const assetNames: ReadonlySet<string> = new Set(namedAssets.map(([symbol]) => symbol))

function isNamed(name: string): name is AssetSymbol {
  return assetNames.has(name)
}
