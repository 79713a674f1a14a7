/** Mean and deviation of a set of numbers. */
export interface Spread {
  readonly mean: number
  /** Standard deviation of the whole population, above zero. */
  readonly deviation: number
}

/** Minimum number of values for which outliers are computed. */
const fewestValues = 3

/** Fraction of the mean below which a standard deviation is only a rounding error of doubles. */
const roundingPart = 1e-12

/**
 * Computes the mean and the standard deviation of the known numbers. Missing numbers are skipped. Returns
 * `undefined` if fewer than three numbers are known, or if all are equal.
 */
export function computeSpread(numbers: readonly (number | null)[]): Spread | undefined {
  const known = numbers.filter((number): number is number => number !== null && Number.isFinite(number))
  if (known.length < fewestValues) return undefined
  const mean = known.reduce((sum, number) => sum + number, 0) / known.length
  const variance = known.reduce((sum, number) => sum + (number - mean) ** 2, 0) / known.length
  const deviation = Math.sqrt(variance)
  return deviation > Math.abs(mean) * roundingPart ? { mean, deviation } : undefined
}

/**
 * Returns the distance of a number from the mean, in standard deviations. Returns `undefined` if the number
 * is missing or there is no spread.
 */
export function computeZScore(number: number | null, spread: Spread | undefined): number | undefined {
  return number === null || spread === undefined ? undefined : (number - spread.mean) / spread.deviation
}

/**
 * Returns a rough percentile for a z-score: 50 + 15 z, rounded, from 1 to 99. Every place that shows this
 * percentile must label it as an estimate.
 */
export function computePercentile(zScore: number): number {
  return Math.min(99, Math.max(1, Math.round(50 + 15 * zScore)))
}
