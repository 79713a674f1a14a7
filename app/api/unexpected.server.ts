import type { Log } from '~/lib/log'
import { Problem } from './problem.server'

/** Keys to find a failure in the log: the id from the response's `X-Request-Id`, and the requested path. */
export interface FailedRequest {
  readonly requestId: string
  readonly path: string
}

/**
 * Logs an unexpected error and returns its problem. Details stay in the log and are never sent to the client.
 */
export function unexpectedProblem(error: unknown, failed: FailedRequest, log: Log): Problem {
  const reported = error instanceof Error ? error.stack : String(error)
  log.error({ ...failed, error: reported }, 'request: unexpected error')
  return new Problem('internal_error', 'Something went wrong on our side. The error has been logged.')
}
