/** Thrown for invalid arguments of a command. The message shows how to call it. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
