/**
 * Amounts below this keep significant digits instead of decimal places, so that they do not become 0. In USD.
 */
const little = 1
const digitsOfLittle = 6

/**
 * Rounds all fractions of a response to cents, the precision shown. All of them must be USD amounts. Further
 * digits would be most of the page's size.
 */
export function inCents<Answer>(answer: Answer): Answer
export function inCents(answer: unknown): unknown {
  if (typeof answer === 'number') return Number.isInteger(answer) ? answer : toCents(answer)
  if (Array.isArray(answer)) return answer.map((part) => inCents(part))
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(Object.entries(answer).map(([name, part]) => [name, inCents(part)]))
}

function toCents(usd: number): number {
  return Math.abs(usd) < little ? Number(usd.toPrecision(digitsOfLittle)) : Math.round(usd * 100) / 100
}
