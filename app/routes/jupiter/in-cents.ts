/** Below it an amount keeps digits instead of places, so that a little does not become nothing, USD. */
const little = 1
const digitsOfLittle = 6

/**
 * An answer whose fractions are all USD, as precise as it is shown: to the cent. The digits behind them would be most of the page's weight.
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
