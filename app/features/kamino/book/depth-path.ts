import { type CumulativeLevel, deepest } from './book-levels'

/**
 * Geometry of the depth chart. Coordinates are percentages of the chart's width and height, 0 to 100, from
 * the top left corner.
 */
export interface DepthPicture {
  /**
   * SVG path with the outline of each side, from the bottom edge up to the side's total size. Empty for a
   * side without levels.
   */
  readonly bids: string
  readonly asks: string
  /** Round prices for the labels along the bottom edge, USDC per SOL. */
  readonly prices: readonly { readonly price: number; readonly x: number }[]
  /** Returns the horizontal position of a price in the chart. */
  readonly xOf: (price: number) => number
  /** Sizes for the labels along the right edge, SOL. */
  readonly sizes: readonly { readonly size: number; readonly y: number }[]
}

const floor = 100

/** Maximum number of gridlines, and maximum number of price labels. */
const gridSteps = 5
const priceSteps = 6
/** Minimum distance of a price label from the ends of the chart, percent of the width. */
const leastFromEnd = 4

/** Returns the geometry of the depth chart. `undefined`: the order book is empty or has only one price. */
export function depthPicture(
  bids: readonly CumulativeLevel[],
  asks: readonly CumulativeLevel[],
): DepthPicture | undefined {
  const prices = [...bids, ...asks].map(({ price }) => price)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const most = deepest(bids, asks)
  if (!(high > low) || most === 0) return undefined
  const step = roundStep(most / gridSteps)
  const top = step * Math.ceil(most / step)
  const x = (price: number) => (100 * (price - low)) / (high - low)
  const y = (size: number) => floor - (100 * size) / top
  return {
    bids: outline(bids, x, y),
    asks: outline(asks, x, y),
    prices: roundPrices(low, high)
      .map((price) => ({ price, x: x(price) }))
      .filter((one) => one.x >= leastFromEnd && one.x <= 100 - leastFromEnd),
    xOf: x,
    sizes: Array.from({ length: Math.round(top / step) - 1 }, (_, index) => ({
      size: step * (index + 1),
      y: y(step * (index + 1)),
    })),
  }
}

function roundPrices(low: number, high: number): number[] {
  const step = roundStep((high - low) / priceSteps)
  const first = Math.ceil(low / step)
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) => step * (first + index))
}

/**
 * Returns the smallest round number that is at least `atLeast`. Round numbers are 1, 2, 2.5 and 5, multiplied
 * by any power of ten.
 */
export function roundStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(atLeast))
  const factor = [1, 2, 2.5, 5, 10].find((one) => one * power >= atLeast) ?? 10
  return factor * power
}

/**
 * Returns the SVG path of one side, from the best price outwards. The path goes up at each level and is flat
 * until the next level.
 */
function outline(
  levels: readonly CumulativeLevel[],
  x: (price: number) => number,
  y: (size: number) => number,
): string {
  const [best] = levels
  const last = levels.at(-1)
  if (best === undefined || last === undefined) return ''
  const steps = levels.map(({ price, total }) => `H${short(x(price))}V${short(y(total))}`)
  return `M${short(x(best.price))} ${floor}${steps.join('')}`
}

function short(length: number): string {
  return String(Math.round(length * 100) / 100)
}
