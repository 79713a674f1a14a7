import { type ProblemCode, problemCodes, problemPath, statusOf } from './problem.server'

/** Explanation of a kind of failure, and how the client can fix it. */
export interface ProblemAdvice {
  readonly meaning: string
  readonly fix: string
}

const advice: Readonly<Record<ProblemCode, ProblemAdvice>> = {
  invalid_parameter: {
    meaning: 'The value of a parameter is invalid.',
    fix: 'See `errors`: it lists each invalid parameter and its allowed values.',
  },
  malformed_request: {
    meaning: 'The request is not valid HTTP, so the server could not parse it.',
    fix: 'Check any proxy between you and the server. Standard HTTP libraries do not send such requests.',
  },
  invalid_key: {
    meaning: 'The API key is unknown, revoked or mistyped.',
    fix: 'Check the key for typos, or omit it to use the Free plan.',
  },
  sign_in_failed: {
    meaning:
      'The wallet’s ownership could not be verified: the challenge has expired or was already used, or the signature does not match.',
    fix: 'Request a new challenge and sign it within five minutes, in the same browser.',
  },
  plan_required: {
    meaning: 'The requested time is before your plan’s history.',
    fix: 'Request times from `earliestAllowed` on, or use the key of a plan with a longer history.',
  },
  foreign_origin: {
    meaning: 'A page of another site tried to sign a user in or out.',
    fix: 'Sign in on this site. The data endpoints can be called from any origin.',
  },
  not_found: {
    meaning: 'The endpoint does not exist, or the id is unknown.',
    fix: 'Check the path against the list of endpoints, and the id against a list or the search.',
  },
  method_not_allowed: {
    meaning: 'The API is read-only: GET, HEAD and OPTIONS.',
    fix: 'Use one of the methods in the `Allow` header.',
  },
  not_acceptable: {
    meaning: 'None of the formats in `Accept` is available.',
    fix: 'Accept `application/json`. Lists and tables are also available as `text/csv` and `application/x-ndjson`.',
  },
  request_timeout: {
    meaning: 'The request was not received completely in time.',
    fix: 'Send the request without pauses: the headers within 10 seconds, all of it within 15.',
  },
  payload_too_large: {
    meaning: 'The request body is too large.',
    fix: 'Send only the fields that the endpoint documents.',
  },
  uri_too_long: {
    meaning: 'The URL has more than 8,192 characters.',
    fix: 'Split the request, or request everything with fewer filters.',
  },
  unsupported_media_type: {
    meaning: 'The request body is not JSON.',
    fix: 'Send JSON with `Content-Type: application/json`.',
  },
  rate_limited: {
    meaning: 'You have exceeded your plan’s request rate.',
    fix: 'Wait for the number of seconds in `Retry-After`. Use a stream, an `ETag` or a larger page to save requests.',
  },
  stream_limit: {
    meaning: 'You have reached your plan’s limit of open streams.',
    fix: 'Close a stream first. One stream can carry all topics.',
  },
  headers_too_large: {
    meaning: 'The request headers are larger than 16 kB in total.',
    fix: 'Send fewer headers. Only signed-in users need a cookie.',
  },
  internal_error: {
    meaning: 'Something went wrong on our side. The error has been logged.',
    fix: 'Try again later. If the error persists, contact us with the `X-Request-Id`.',
  },
  source_unavailable: {
    meaning: 'The data is temporarily unavailable.',
    fix: 'Wait for the number of seconds in `Retry-After`. Recent responses are still available from the cache.',
  },
  too_many_streams: {
    meaning: 'This server has reached its limit of open streams.',
    fix: 'Try again later, or poll in the meantime.',
  },
}

/** A kind of failure with its explanation. */
export interface ProblemEntry extends ProblemAdvice {
  readonly code: ProblemCode
  readonly status: number
  /** Path of the kind's page, which is the `type` of its problems. */
  readonly path: string
}

/** Every kind of failure, sorted by status. */
export const problemEntries: readonly ProblemEntry[] = problemCodes.map((code) => ({
  code,
  status: statusOf(code),
  path: problemPath(code),
  ...advice[code],
}))

/**
 * Finds a kind of failure by the last segment of its path or by its code. Returns `undefined` if there is no
 * such kind.
 */
export function findProblem(slug: string): ProblemEntry | undefined {
  return problemEntries.find(({ code, path }) => code === slug || path === `/problems/${slug}`)
}
