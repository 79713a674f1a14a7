import type { Address } from '~/domain/ids'
import type { UnixSeconds } from '~/domain/time'
import type { RandomStream } from '../random'
import { rawWorth, toRaw, toUi } from '../stories/amounts'
import type { Pair } from '../stories/pairs'
import type { Scene } from '../stories/scene'
import type { WorldSeconds } from '../world-time'

/** What is fixed when a limit order is opened. */
export interface LimitTerms {
  readonly maker: Address
  readonly pair: Pair
  /** Input of the whole order, and the output asked for it. */
  readonly makingRaw: bigint
  readonly takingRaw: bigint
  readonly sizeUsd: number
  readonly expiresAt: UnixSeconds | undefined
}

/** With fewer base units the price would be lost in rounding. */
const leastRaw = 10_000n
const leastUsd = 5
const mostUsd = 400_000
const nearest = 0.0008
const farthest = 0.7

/** A size in USD; Jupiter takes no order below five dollars. */
export function drawSize(random: RandomStream, medianUsd: number, spread: number): number {
  return Math.min(mostUsd, Math.max(leastUsd, random.logNormal(medianUsd, spread)))
}

/** How far off the market a maker sets the limit. */
export function drawDistance(random: RandomStream, median: number, haste: number): number {
  const distance = random.logNormal(median, 1.05) / Math.sqrt(haste)
  return Math.min(farthest, Math.max(nearest, distance))
}

/** Amounts of an order of this size that asks for more than the market gives by this fraction. */
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
  // Too coarse an output: the order is made large enough for its price to be exact.
  const scaled = toRaw(toUi(leastRaw, output.decimals) / ratio, input.decimals)
  return { makingRaw: scaled, takingRaw: leastRaw }
}

/** Output per input in UI units that the order asks for. */
export function limitRatio({ pair, makingRaw, takingRaw }: LimitTerms): number {
  return toUi(takingRaw, pair.output.decimals) / toUi(makingRaw, pair.input.decimals)
}
