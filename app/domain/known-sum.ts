/**
 * Parts of a sum of USD added up; undefined = unknown. What is known counts alone, but where that comes to nothing and something is unknown beside it,
 * the sum is unknown: it is 0 only where there is nothing to add.
 */
export function knownSum(...parts: readonly (number | undefined)[]): number | undefined {
  const known = parts.filter((part) => part !== undefined)
  const isKnown = known.length === parts.length || known.some((part) => part !== 0)
  return isKnown ? known.reduce((sum, part) => sum + part, 0) : undefined
}
