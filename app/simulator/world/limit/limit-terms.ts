import type { Address } from '~/domain/base/ids'
import type { UnixSeconds } from '~/domain/base/time'
import type { RandomStream } from '../random'
import { rawWorth, toRaw, toUi } from '../stories/amounts'
import type { Pair } from '../stories/pairs'
import type { Scene } from '../stories/scene'
import type { WorldSeconds } from '../world-time'

/** Terms that are fixed when a limit order is opened. */
export interface LimitTerms {
  readonly maker: Address
  readonly pair: Pair
  /** Input of the whole order and the required output, base units. */
  readonly makingRaw: bigint
  readonly takingRaw: bigint
  readonly sizeUsd: number
  readonly expiresAt: UnixSeconds | undefined
}

/** Minimum amount, base units. With a smaller amount, rounding would distort the price. */
const leastRaw = 10_000n
const leastUsd = 5
const mostUsd = 400_000
const nearest = 0.0008
const farthest = 0.7

/** Draws the size of an order, USD. Jupiter rejects orders below five dollars. */
export function drawSize(random: RandomStream, medianUsd: number, spread: number): number {
  return Math.min(mostUsd, Math.max(leastUsd, random.logNormal(medianUsd, spread)))
}

/** Draws the distance of the limit price from the market price, as a fraction of the market price. */
export function drawDistance(random: RandomStream, median: number, haste: number): number {
  const distance = random.logNormal(median, 1.05) / Math.sqrt(haste)
  return Math.min(farthest, Math.max(nearest, distance))
}

/**
 * Computes the input and output of an order. Its limit price is better than the market price by the fraction
 * `distance`.
 */
export function priceOrder(
  scene: Scene,
  { input, output }: Pair,
  sizeUsd: number,
  distance: number,
  at: WorldSeconds,
): { readonly makingRaw: bigint; readonly takingRaw: bigint } {
  const ratio = scene.book.ratio(input.asset, output.asset, at) * (1 + distance)
  let makingRaw = rawWorth(scene, input, sizeUsd, at)
  if (makingRaw < leastRaw) makingRaw = leastRaw
  const takingRaw = toRaw(toUi(makingRaw, input.decimals) * ratio, output.decimals)
  if (takingRaw >= leastRaw) return { makingRaw, takingRaw }
  // The output has too few base units for an exact price, so the order is made larger.
  const scaled = toRaw(toUi(leastRaw, output.decimals) / ratio, input.decimals)
  return { makingRaw: scaled, takingRaw: leastRaw }
}

/** Returns how many output tokens the order requires per input token, in UI units. */
export function limitRatio({ pair, makingRaw, takingRaw }: LimitTerms): number {
  return toUi(takingRaw, pair.output.decimals) / toUi(makingRaw, pair.input.decimals)
}
