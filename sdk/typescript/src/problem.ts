import type { components } from './schema.generated.ts'

type ProblemBody = components['schemas']['Problem']

/** Error response of the service (RFC 9457) or of a server in between, such as a proxy. */
export class SextantProblem extends Error {
  override readonly name = 'SextantProblem'
  /** HTTP status code. */
  readonly status: number
  /** Kind of problem, such as `invalid_parameter`; `undefined` if the response is not from Sextant. */
  readonly code: string | undefined
  /** All invalid parameters. */
  readonly errors: readonly { readonly parameter: string; readonly message: string }[]
  /** Time after which the same request may succeed, seconds; `undefined` if unknown. */
  readonly retryAfterSeconds: number | undefined
  /** Earliest time of data that the plan includes, Unix seconds. Only set for the code `plan_required`. */
  readonly earliestAllowed: number | undefined
  /** Id of the request. Include it in questions to the operator of the service. */
  readonly requestId: string | undefined

  constructor(response: Pick<Response, 'status' | 'statusText' | 'headers'>, body: Partial<ProblemBody>) {
    super(body.detail ?? `The service responded with ${response.status} ${response.statusText}.`)
    this.status = response.status
    this.code = body.code
    this.errors = body.errors ?? []
    this.retryAfterSeconds = secondsOf(response.headers.get('retry-after'))
    this.earliestAllowed = body.earliestAllowed
    this.requestId = response.headers.get('x-request-id') ?? undefined
  }
}

/**
 * Thrown if the service is unreachable, or if its response is incomplete or not JSON. `cause` contains the
 * reason.
 */
export class SextantUnreachable extends Error {
  override readonly name = 'SextantUnreachable'
}

/** Reads an error response and returns the problem that it describes. */
export async function readProblem(response: Response): Promise<SextantProblem> {
  const isOurs = response.headers.get('content-type')?.startsWith('application/problem+json') ?? false
  const text = await response.text().catch(() => '')
  return new SextantProblem(response, isOurs ? parseBody(text) : {})
}

function parseBody(text: string): Partial<ProblemBody> {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {} // The response is incomplete or not JSON, so only its status is used.
  }
}

/**
 * Parses a `Retry-After` header in seconds, which is the format of the service. Returns `undefined` for a
 * date, which a proxy may send.
 */
function secondsOf(retryAfter: string | null): number | undefined {
  return retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : undefined
}
