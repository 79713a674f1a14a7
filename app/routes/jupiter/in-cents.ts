/**
 * USD amount below which significant digits are kept instead of decimal places, so that it does not become 0.
 */
const little = 1
const digitsOfLittle = 6

/**
 * Rounds all fractions of a response to cents, the precision shown. All of them must be USD amounts. Further
 * digits would be most of the page's size.
 */
export function inCents<Result>(result: Result): Result
export function inCents(result: unknown): unknown {
  if (typeof result === 'number') return Number.isInteger(result) ? result : toCents(result)
  if (Array.isArray(result)) return result.map((part) => inCents(part))
  if (typeof result !== 'object' || result === null) return result
  return Object.fromEntries(Object.entries(result).map(([name, part]) => [name, inCents(part)]))
}

function toCents(usd: number): number {
  return Math.abs(usd) < little ? Number(usd.toPrecision(digitsOfLittle)) : Math.round(usd * 100) / 100
}
