const broken = 'Invariant broken: '

/**
 * Throws if something that the code itself guarantees is violated. That is always a bug, never an expected
 * outcome.
 */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(broken + message)
}

/** Returns whether `invariant` threw the error. */
export function isBroken({ message }: Error): boolean {
  return message.startsWith(broken)
}
