import { isStoreDamaged } from '~/store/postgres/store-failure'
import { SourceUnavailableError, StoreDamagedError } from './source-unavailable.server'

/**
 * Converts a failure of the store into the error that callers get. The original error is kept as its cause,
 * because one query may run on behalf of another.
 */
export function fromStoreFailure(cause: unknown): SourceUnavailableError {
  return isStoreDamaged(cause)
    ? new StoreDamagedError('The database is damaged.', { cause })
    : new SourceUnavailableError('The database isn’t responding.', { cause })
}
