/**
 * Amounts below this value keep significant digits instead of two decimal places, USD. Otherwise a small
 * amount would become 0.
 */
const little = 1
const digitsOfLittle = 6

/**
 * Rounds all fractions in a response to cents, because the page shows no more digits. Without rounding, these
 * digits would be the largest part of the page. All fractions in the response must be amounts in USD.
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
