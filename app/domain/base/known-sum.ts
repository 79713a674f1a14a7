/**
 * Adds USD amounts. Unknown parts (`undefined`) are skipped. If a part is unknown and all known parts are 0,
 * the sum is `undefined`.
 */
export function knownSum(...parts: readonly (number | undefined)[]): number | undefined {
  const known = parts.filter((part) => part !== undefined)
  const isKnown = known.length === parts.length || known.some((part) => part !== 0)
  return isKnown ? known.reduce((sum, part) => sum + part, 0) : undefined
}
