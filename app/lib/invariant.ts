const broken = 'Invariant broken: '

/** Throws when something that the code itself guarantees does not hold: a bug, never an expected outcome. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(broken + message)
}

/** Whether an error is that of an invariant. */
export function isBroken({ message }: Error): boolean {
  return message.startsWith(broken)
}
