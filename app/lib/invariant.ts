const broken = 'Invariant broken: '

/**
 * Throws if a condition that the code itself guarantees is false. A violated invariant is always a bug, never
 * an expected outcome.
 */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(broken + message)
}

/** Returns whether `invariant` threw this error. */
export function isBroken({ message }: Error): boolean {
  return message.startsWith(broken)
}
