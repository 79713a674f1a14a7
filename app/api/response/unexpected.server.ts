import type { Log } from '~/lib/log'
import { Problem } from './problem.server'

/**
 * Values that identify a failure in the log: the id from the `X-Request-Id` of the response, and the
 * requested path.
 */
export interface FailedRequest {
  readonly requestId: string
  readonly path: string
}

/**
 * Logs an unexpected error and returns the problem for the client. The details of the error stay in the log
 * and are never sent to the client.
 */
export function unexpectedProblem(error: unknown, failed: FailedRequest, log: Log): Problem {
  const reported = error instanceof Error ? error.stack : String(error)
  log.error({ ...failed, error: reported }, 'request: unexpected error')
  return new Problem('internal_error', 'Something went wrong on our side. The error has been logged.')
}
