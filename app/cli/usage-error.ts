/** Thrown for invalid arguments of a command. The message shows the correct usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
