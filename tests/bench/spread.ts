import { median } from './median'

/** The least, the middle and the greatest of several measured values. */
export interface Spread {
  readonly least: number
  readonly median: number
  readonly most: number
}

export function spreadOf(values: readonly number[]): Spread {
  return { least: Math.min(...values), median: median(values), most: Math.max(...values) }
}

/** Writes a spread with its median first, such as `61 (58–70)`. */
export function formatSpread({ least, median: middle, most }: Spread, digits = 0): string {
  return `${middle.toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`
}
