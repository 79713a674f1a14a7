/** Throws when something that the code itself guarantees does not hold: a bug, never an expected outcome. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant broken: ${message}`)
}
