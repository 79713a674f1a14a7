/** How numbers of one kind are spread. */
export interface Spread {
  readonly mean: number
  /** Standard deviation of the whole population, above zero. */
  readonly deviation: number
}

/** With fewer values than this nothing is unusual (M181). */
const fewestValues = 3

/** A deviation below this part of the mean is rounding of doubles, not a spread. */
const roundingPart = 1e-12

/** Spread of the known numbers; undefined = fewer than three of them, or all alike. Missing numbers are left out. */
export function computeSpread(numbers: readonly (number | null)[]): Spread | undefined {
  const known = numbers.filter((number): number is number => number !== null && Number.isFinite(number))
  if (known.length < fewestValues) return undefined
  const mean = known.reduce((sum, number) => sum + number, 0) / known.length
  const variance = known.reduce((sum, number) => sum + (number - mean) ** 2, 0) / known.length
  const deviation = Math.sqrt(variance)
  return deviation > Math.abs(mean) * roundingPart ? { mean, deviation } : undefined
}

/** How many standard deviations a number is away from the mean; undefined = it is missing, or there is no spread. */
export function computeZScore(number: number | null, spread: Spread | undefined): number | undefined {
  return number === null || spread === undefined ? undefined : (number - spread.mean) / spread.deviation
}

/** Rough percentile of a z-score: 50 + 15 z, whole, from 1 to 99 (M182). An estimate, and to be called so. */
export function computePercentile(zScore: number): number {
  return Math.min(99, Math.max(1, Math.round(50 + 15 * zScore)))
}
