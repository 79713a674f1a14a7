/** A command was called with words that it does not know. The message says how to call it. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
