import type { Log } from '~/lib/log'
import { Problem } from './problem.server'

/** By what a failure is found in the log: the id that its answer has as `X-Request-Id`, and the path that was asked for. */
export interface FailedRequest {
  readonly requestId: string
  readonly path: string
}

/** What is told of a failure that nobody has foreseen. Nothing of it leaves the process; it stands in the log. */
export function unexpectedProblem(error: unknown, failed: FailedRequest, log: Log): Problem {
  const told = error instanceof Error ? error.stack : String(error)
  log.error({ ...failed, error: told }, 'a request failed unexpectedly')
  return new Problem('internal_error', 'Something went wrong here. It has been noted.')
}
