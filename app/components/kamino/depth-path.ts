import { deepest, type Rung } from './book-levels'

/** A book as the picture of its depth needs it, in parts of the picture's width and height (0 to 100, downwards). */
export interface DepthPicture {
  /** Outline of each side from the floor up to its total; empty for a side without levels. */
  readonly bids: string
  readonly asks: string
  /** Round prices along the floor, USDC per SOL. */
  readonly prices: readonly { readonly price: number; readonly x: number }[]
  /** Where a price stands along the floor. */
  readonly xOf: (price: number) => number
  /** Sizes along the edge, SOL. */
  readonly sizes: readonly { readonly size: number; readonly y: number }[]
}

const floor = 100

/** Gridlines, and prices, at most. */
const gridSteps = 5
const priceSteps = 6
/** No price stands closer to an end of the floor, parts of the width. */
const leastFromEnd = 4

/** Undefined = the book is empty, or has one price only. */
export function depthPicture(bids: readonly Rung[], asks: readonly Rung[]): DepthPicture | undefined {
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

/** The smallest of 1, 2, 2.5, 5, 10, 20, 25, … that is not below a number; also below 1. */
export function roundStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(atLeast))
  const factor = [1, 2, 2.5, 5, 10].find((one) => one * power >= atLeast) ?? 10
  return factor * power
}

/** Steps from the best price outwards: up at each level, level until the next one. */
function outline(rungs: readonly Rung[], x: (price: number) => number, y: (size: number) => number): string {
  const [best] = rungs
  const last = rungs.at(-1)
  if (best === undefined || last === undefined) return ''
  const steps = rungs.map(({ price, total }) => `H${short(x(price))}V${short(y(total))}`)
  return `M${short(x(best.price))} ${floor}${steps.join('')}`
}

function short(length: number): string {
  return String(Math.round(length * 100) / 100)
}
