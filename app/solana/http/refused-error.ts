import { RetryableError } from '~/lib/async/retryable-error'

/**
 * Pause before the next request after a refusal, milliseconds. The pause is long, because a refusal ends only
 * when the key, the plan or a setting changes.
 */
const restMs = 15_000

/**
 * A refusal by the server, for example because of a missing or wrong key, a plan without the method, or a
 * wrong URL. It is retried slowly, because the server's operator may lift the refusal at any time.
 */
export class RefusedError extends RetryableError {
  override readonly name = 'RefusedError'

  /** `waitMs`: pause before the next request, milliseconds. */
  constructor(message: string, cause?: unknown, waitMs = restMs) {
    super(message, waitMs, cause)
  }
}
