import { isStoreDamaged } from '~/store/postgres/store-failure'

/** Error if the store does not respond and no earlier result is cached. A later attempt may succeed. */
export class SourceUnavailableError extends Error {
  // Subclasses keep this error name, because `isSourceUnavailable` compares names.
  override readonly name = 'SourceUnavailableError'
  readonly retryAfterSeconds: number = 2
  /** Whether the data is missing because the chain state is being loaded for the first time. */
  readonly isLoading: boolean = false
  /** Error message that clients receive. */
  readonly detail: string = 'The data is temporarily unavailable.'
}

/**
 * Error if the store has lost data on disk. The data stays unavailable until an operator restores a backup.
 */
export class StoreDamagedError extends SourceUnavailableError {
  override readonly retryAfterSeconds = 60
  override readonly detail = 'The database of this service is damaged. Its operator has to restore a backup.'
}

/**
 * Error if a source has not yet read the current state of the chain for the first time, and the answer depends on it:
 * whether something has the requested key, which market a name means, or a sum.
 */
export class SourceLoadingError extends SourceUnavailableError {
  override readonly retryAfterSeconds = 5
  override readonly isLoading = true
  override readonly detail = 'The current chain state is still loading.'
}

/**
 * Whether an error is a `SourceUnavailableError`. The check compares names instead of using `instanceof`,
 * because pages and server are bundled separately and each bundle contains its own copy of the class.
 */
export function isSourceUnavailable(error: unknown): error is SourceUnavailableError {
  return error instanceof Error && error.name === 'SourceUnavailableError'
}

/**
 * Converts a failure of the store into the error that callers get. The original error is kept as its cause,
 * because one query may run on behalf of another.
 */
export function fromStoreFailure(cause: unknown): SourceUnavailableError {
  return isStoreDamaged(cause)
    ? new StoreDamagedError('The database is damaged.', { cause })
    : new SourceUnavailableError('The database isn’t responding.', { cause })
}
