/** The store does not answer and no earlier answer is at hand. May work later. */
export class SourceUnavailableError extends Error {
  override readonly name = 'SourceUnavailableError'
  readonly retryAfterSeconds = 2
}
