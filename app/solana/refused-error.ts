import { RetryableError } from '~/lib/retryable-error'

/**
 * Pause before the next request after a refusal, milliseconds. A refusal ends only when the key, the plan or
 * a setting changes.
 */
const restMs = 15_000

/**
 * A refusal by the server: a missing or wrong key, a plan without the method, a wrong URL. It is retryable,
 * but slowly, because the server's operator may lift it at any time.
 */
export class RefusedError extends RetryableError {
  override readonly name = 'RefusedError'

  constructor(message: string, cause?: unknown) {
    super(message, restMs, cause)
  }
}
