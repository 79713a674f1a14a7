import type { components } from './schema.generated.ts'

type ProblemBody = components['schemas']['Problem']

/** The service's refusal of a call (RFC 9457), or an answer with a failing status that is none of ours, such as a proxy's. */
export class SextantProblem extends Error {
  override readonly name = 'SextantProblem'
  /** The HTTP status. */
  readonly status: number
  /** The kind of problem, such as `invalid_parameter`; undefined where no service of ours has answered. */
  readonly code: string | undefined
  /** Every parameter that is wrong. */
  readonly errors: readonly { readonly parameter: string; readonly message: string }[]
  /** How long to wait before the same call may succeed. */
  readonly retryAfterSeconds: number | undefined
  /** How far back the plan reaches, seconds since 1970; only of `plan_required`. */
  readonly earliestAllowed: number | undefined
  /** Names the request, for questions about it. */
  readonly requestId: string | undefined

  constructor(response: Pick<Response, 'status' | 'statusText' | 'headers'>, body: Partial<ProblemBody>) {
    super(body.detail ?? `The service answered ${response.status} ${response.statusText}.`)
    this.status = response.status
    this.code = body.code
    this.errors = body.errors ?? []
    this.retryAfterSeconds = secondsOf(response.headers.get('retry-after'))
    this.earliestAllowed = body.earliestAllowed
    this.requestId = response.headers.get('x-request-id') ?? undefined
  }
}

/** The service can't be reached, or its answer broke off or is not JSON. `cause` says why. */
export class SextantUnreachable extends Error {
  override readonly name = 'SextantUnreachable'
}

/** Reads why a call was refused. */
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
    return {} // cut off on the way: the status says enough
  }
}

/** `Retry-After` as seconds, which is how the service writes it; a date of a proxy's is not looked at. */
function secondsOf(retryAfter: string | null): number | undefined {
  return retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : undefined
}
