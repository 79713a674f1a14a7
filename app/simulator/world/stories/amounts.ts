import type { WorldToken } from '../tokens/token'
import type { WorldSeconds } from '../world-time'
import type { Pair } from './pairs'
import type { Scene } from './scene'

/** Converts UI units to base units, rounded down. */
export function toRaw(uiAmount: number, decimals: number): bigint {
  return BigInt(Math.floor(uiAmount * 10 ** decimals))
}

export function toUi(raw: bigint, decimals: number): number {
  return Number(raw) / 10 ** decimals
}

/** Returns the amount of a token that is worth `usd`, base units. */
export function rawWorth(scene: Scene, token: WorldToken, usd: number, at: WorldSeconds): bigint {
  return toRaw(usd / scene.book.priceUsd(token.asset, at), token.decimals)
}

/** Converts an amount of one token to another token at the market price, base units. */
export function convertRaw(
  scene: Scene,
  input: WorldToken,
  output: WorldToken,
  inputRaw: bigint,
  at: WorldSeconds,
): bigint {
  const ratio = scene.book.ratio(input.asset, output.asset, at)
  return toRaw(toUi(inputRaw, input.decimals) * ratio, output.decimals)
}

/** Returns a fraction of an amount, rounded down. */
export function shareOf(raw: bigint, fraction: number): bigint {
  return (raw * BigInt(Math.round(fraction * 1e6))) / 1_000_000n
}

export function lesser(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}

/** Maximum share of a token's supply that one order trades. */
const largestShareOfSupply = 0.01

/** Returns the maximum size of an order, USD. Both tokens of the pair are liquid enough for this size. */
export function deepestUsd({ book }: Scene, { input, output }: Pair): number {
  const capUsd = ({ supplyRaw, decimals, asset }: WorldToken) =>
    toUi(supplyRaw, decimals) * book.usualPrice(asset)
  return largestShareOfSupply * Math.min(capUsd(input), capUsd(output))
}
