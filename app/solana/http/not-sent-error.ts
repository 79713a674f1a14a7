import { RetryableError } from '~/lib/async/retryable-error'

/** Thrown if a request is not sent, because the server has limited our rate or has failed too often. */
export class NotSentError extends RetryableError {
  override readonly name = 'NotSentError'
}
