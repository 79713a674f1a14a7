import { RetryableError } from '~/lib/retryable-error'

/** Time between two requests to a source that refuses us, milliseconds. Only a change of the key, the plan or a setting ends a refusal. */
const restMs = 15_000

/**
 * The other side refuses what we ask for: a missing or wrong key, a plan without the method, an address that is not its own. It is
 * requested again slowly, since the operator of the other side may change that at any time.
 */
export class RefusedError extends RetryableError {
  override readonly name = 'RefusedError'

  constructor(message: string, cause?: unknown) {
    super(message, restMs, cause)
  }
}
