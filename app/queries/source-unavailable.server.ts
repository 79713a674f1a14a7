/** The store does not answer and no earlier answer is at hand. May work later. */
export class SourceUnavailableError extends Error {
  override readonly name = 'SourceUnavailableError'
  readonly retryAfterSeconds: number = 2
  /** What is said outside. */
  readonly detail: string = 'The data cannot be read at the moment.'
}

/** Whether a failure is that one. By name: pages and server are bundled apart, each with a class of its own. */
export function isSourceUnavailable(error: unknown): boolean {
  return error instanceof Error && error.name === 'SourceUnavailableError'
}
