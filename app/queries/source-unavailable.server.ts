/** The store does not answer and no earlier answer is at hand. May work later. */
export class SourceUnavailableError extends Error {
  // Subclasses keep the name: it is what `isSourceUnavailable` goes by.
  override readonly name = 'SourceUnavailableError'
  readonly retryAfterSeconds: number = 2
  /** What is said outside. */
  readonly detail: string = 'The data cannot be read at the moment.'
}

/** The store has lost the data on its disk: it stays unavailable until an operator has restored a backup. */
export class StoreDamagedError extends SourceUnavailableError {
  override readonly retryAfterSeconds = 60
  override readonly detail = 'The database of this service is damaged. Its operator has to restore a backup.'
}

/** Whether a failure is that one. By name: pages and server are bundled apart, each with a class of its own. */
export function isSourceUnavailable(error: unknown): boolean {
  return error instanceof Error && error.name === 'SourceUnavailableError'
}
