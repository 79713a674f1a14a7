import { type ProblemCode, problemCodes, problemPath, statusOf } from './problem.server'

/** Explanation of a kind of failure, and how the client can fix it. */
export interface ProblemAdvice {
  readonly meaning: string
  readonly mend: string
}

const advice: Readonly<Record<ProblemCode, ProblemAdvice>> = {
  invalid_parameter: {
    meaning: 'A parameter that the endpoint knows has a value that it can’t have.',
    mend: 'Look at `errors`: it names each wrong parameter and says what it may be.',
  },
  malformed_request: {
    meaning: 'What came is not HTTP as it is written down, so nobody knows what was asked for.',
    mend: 'Look at what stands between you and the server; a library that speaks HTTP does not send this.',
  },
  invalid_key: {
    meaning: 'The key that came with the call is unknown, revoked or misspelt.',
    mend: 'Compare it letter by letter, or leave it out to call as Free.',
  },
  sign_in_failed: {
    meaning:
      'A wallet could not be shown to be yours: the challenge is over or was answered already, or the signature does not fit.',
    mend: 'Ask for a new challenge and sign that one, within five minutes and in the same browser.',
  },
  plan_required: {
    meaning: 'The call asks for a time before the window of the plan.',
    mend: 'Ask from `earliestAllowed` on, or with a key of a plan that reaches further back.',
  },
  foreign_origin: {
    meaning: 'A page of another site has tried to sign somebody in or out here.',
    mend: 'Sign in on this site. The data endpoints may be called from every origin.',
  },
  not_found: {
    meaning: 'There is no such endpoint, or nothing by that key.',
    mend: 'Compare the path with the list of endpoints, and the key with what a list or the search names.',
  },
  method_not_allowed: {
    meaning: 'Everything here is read: GET, HEAD and OPTIONS.',
    mend: 'Use one of the methods in the header `Allow`.',
  },
  not_acceptable: {
    meaning: 'The answer can’t be had in a form that `Accept` names.',
    mend: 'Accept `application/json`; lists, and what has a table, also come as `text/csv` and `application/x-ndjson`.',
  },
  request_timeout: {
    meaning: 'The request did not come to its end in time.',
    mend: 'Send it at once: its head within 10 seconds, all of it within 15.',
  },
  payload_too_large: {
    meaning: 'The body of the request is larger than anything that is asked for here.',
    mend: 'Send only what the endpoint names.',
  },
  uri_too_long: {
    meaning: 'The address has more than 8,192 characters.',
    mend: 'Ask for less at a time, or for all of it with fewer conditions.',
  },
  unsupported_media_type: {
    meaning: 'The body of the request is not JSON.',
    mend: 'Send JSON, with `Content-Type: application/json`.',
  },
  rate_limited: {
    meaning: 'More calls came than the plan has.',
    mend: 'Wait for the seconds in `Retry-After`. A stream, an `ETag` or a larger page often saves the call.',
  },
  stream_limit: {
    meaning: 'The plan has no more streams at a time.',
    mend: 'Close one first; one stream carries all topics.',
  },
  headers_too_large: {
    meaning: 'The headers of the request are larger than 16 kB together.',
    mend: 'Send fewer of them. Nothing here needs a cookie but to be signed in.',
  },
  internal_error: {
    meaning: 'Something went wrong on our side. It has been noted.',
    mend: 'Try again later; if it stays, name the `X-Request-Id` to us.',
  },
  source_unavailable: {
    meaning: 'The data can’t be read at the moment.',
    mend: 'Wait for the seconds in `Retry-After`. What was asked a moment ago is still answered.',
  },
  too_many_streams: {
    meaning: 'This server carries as many streams as it can.',
    mend: 'Come back later, or poll meanwhile.',
  },
}

/** A kind of failure with its explanation. */
export interface ProblemEntry extends ProblemAdvice {
  readonly code: ProblemCode
  readonly status: number
  /** Path in the `type` of its problems. */
  readonly path: string
}

/** Every kind of failure, by status. */
export const problemEntries: readonly ProblemEntry[] = problemCodes.map((code) => ({
  code,
  status: statusOf(code),
  path: problemPath(code),
  ...advice[code],
}))

/** Finds a kind of failure by the last segment of its path or by its code; `undefined` if unknown. */
export function findProblem(slug: string): ProblemEntry | undefined {
  return problemEntries.find(({ code, path }) => code === slug || path === `/problems/${slug}`)
}
