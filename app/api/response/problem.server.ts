import { STATUS_CODES } from 'node:http'
import type { ProblemWire } from '~/contracts/schema/problem'
import { SourceUnavailableError } from '~/queries/cache/source-unavailable.server'
import { type PlainResponse, toResponse } from './api-response.server'
import { headerList } from './header-list'

/** HTTP status of each problem code. */
const statuses = {
  invalid_parameter: 400,
  malformed_request: 400,
  invalid_key: 401,
  sign_in_failed: 401,
  plan_required: 403,
  foreign_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  not_acceptable: 406,
  request_timeout: 408,
  payload_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  rate_limited: 429,
  stream_limit: 429,
  headers_too_large: 431,
  internal_error: 500,
  source_unavailable: 503,
  too_many_streams: 503,
} as const

export type ProblemCode = keyof typeof statuses

const isCode = (name: string): name is ProblemCode => name in statuses

/** All problem codes, sorted by status. */
export const problemCodes: readonly ProblemCode[] = Object.keys(statuses).filter(isCode)

export function statusOf(code: ProblemCode): number {
  return statuses[code]
}

/**
 * Returns the path of the page that explains a problem code. This path is the `type` of problems with this
 * code.
 */
export function problemPath(code: ProblemCode): string {
  return `/problems/${code.replaceAll('_', '-')}`
}

/** An invalid parameter, with the reason or with the allowed values. */
export interface ParameterError {
  readonly parameter: string
  readonly message: string
}

/** Fields that only some problems have. `problemWire` describes them. */
type ProblemMembers = Pick<ProblemWire, 'earliestAllowed' | 'hint' | 'suggestions'>

/** A failure in the format of RFC 9457. `message` has the same content as `detail`, for older clients. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly errors: readonly ParameterError[]
  readonly headers: Readonly<Record<string, string>>
  readonly members: ProblemMembers

  constructor(
    code: ProblemCode,
    detail: string,
    more: {
      readonly errors?: readonly ParameterError[]
      readonly headers?: Readonly<Record<string, string>>
      readonly members?: ProblemMembers
    } = {},
  ) {
    super(detail)
    this.code = code
    this.errors = more.errors ?? []
    this.headers = more.headers ?? {}
    this.members = more.members ?? {}
  }

  get status(): number {
    return statusOf(this.code)
  }
}

/** Maximum number of characters of a path that a response repeats. */
const longestInstance = 200

/** Returns the problem for an unavailable store. The problem contains the time to wait before a retry. */
export function unavailableProblem(
  {
    detail,
    retryAfterSeconds,
  }: Pick<SourceUnavailableError, 'detail' | 'retryAfterSeconds'> = new SourceUnavailableError(),
): Problem {
  return new Problem('source_unavailable', detail, { headers: { 'Retry-After': String(retryAfterSeconds) } })
}

/** Returns the response body of a problem. `path` is the path of the request, without the query. */
export function problemBody(problem: Problem, path: string): ProblemWire {
  const { status, code, message } = problem
  const retryAfter = problem.headers['Retry-After']
  return {
    type: problemPath(code),
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: message,
    message,
    instance: path.slice(0, longestInstance),
    code,
    ...problem.members,
    ...(problem.errors.length > 0 && { errors: [...problem.errors] }),
    ...(retryAfter !== undefined && { retryAfter: Number(retryAfter) }),
  }
}

const contentType = 'application/problem+json; charset=utf-8'
const headersOfEach = headerList({ 'Content-Type': contentType, 'Cache-Control': 'no-store' })

/**
 * Builds the response of a problem as a `PlainResponse`, which costs less than a web `Response`. `path` is
 * the path of the request, without the query.
 */
export function problemToResponse(problem: Problem, path: string): PlainResponse {
  return {
    status: problem.status,
    headers: headerList(problem.headers).concat(headersOfEach),
    body: JSON.stringify(problemBody(problem, path)),
    etag: undefined,
    contentType,
  }
}

/** Builds the web `Response` of a problem. */
export function problemResponse(problem: Problem, path: string): Response {
  return toResponse(problemToResponse(problem, path))
}
