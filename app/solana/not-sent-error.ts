import { RetryableError } from '~/lib/retryable-error'

/** A request was not sent, because the server's rate limit or a pause after failures lasts. */
export class NotSentError extends RetryableError {
  override readonly name = 'NotSentError'
}
