import type { Access } from '~/auth/access.server'
import { isFromOwnPage } from '~/auth/sign-in/own-page.server'
import { type SignIn, SignInUnavailable } from '~/auth/sign-in/sign-in.server'
import { authStatusToWire, type ChallengeWire, challengeRequest, verifyRequest } from '~/contracts/sign-in'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import type { Api } from './api.server'
import { requireAdmitted } from './request/admission.server'
import { requireEmptyOrJsonBody, requireJsonBody } from './request/json-body.server'
import { type ApiCall, type ApiResponse, withHeaders } from './response/api-response.server'
import { createRequestId } from './response/headers.server'
import { Problem, problemToResponse } from './response/problem.server'
import { type FailedRequest, unexpectedProblem } from './response/unexpected.server'

export interface SignInApiOptions {
  readonly signIn: SignIn
  readonly access: Access
  readonly publicUrl: string
  readonly clock: Clock
  readonly log: Log
}

/** HTTP method of each sign-in step. Any other method is rejected. */
const methods = { challenge: 'POST', verify: 'POST', 'auth-status': 'GET', logout: 'POST' } as const
type Step = keyof typeof methods

/** Sign-in steps by path. Each step has a path at the root and a path below `/auth`. */
const steps: ReadonlyMap<string, Step> = new Map(
  (['challenge', 'verify', 'auth-status', 'logout'] as const).flatMap((step) => [
    [`/${step}`, step],
    [`/auth/${step}`, step],
  ]),
)

/** Whether a path belongs to the sign-in. */
export function isSignInPath(path: string): boolean {
  return steps.has(path)
}

/** Returns the sign-in step for a path. Throws a problem for an unknown path or a wrong method. */
function requireSignInStep(path: string, method: string): Step {
  const step = steps.get(path)
  if (step === undefined) throw new Problem('not_found', `Nothing found at ${path.slice(0, 200)}.`)
  if (method === methods[step]) return step
  throw new Problem('method_not_allowed', `This endpoint only supports ${methods[step]}.`, {
    headers: { Allow: methods[step] },
  })
}

/** Message for every kind of failed proof. There is only one, so that the message reveals no details. */
const unproven = 'Signature verification failed'
const noChallenge = 'Failed to request challenge'

/**
 * Creates the API for challenge, verification, status and logout. Its promises never reject. Caches must not
 * store the responses, and other sites must not read them.
 */
export function createSignInApi(options: SignInApiOptions): Api {
  const { clock, log } = options
  return async (call) => {
    const path = call.url.pathname
    const requestId = createRequestId(clock.nowMs())
    const answered: ApiResponse = await handleSignIn(options, call).catch((error: unknown) =>
      problemToResponse(toProblem(error, { requestId, path }, log), path),
    )
    return withHeaders(answered, ['X-Request-Id', requestId])
  }
}

/**
 * Handles a call. A rejected call creates no web `Request`, because creating one costs more than the
 * rejection.
 */
async function handleSignIn(
  { signIn, access, publicUrl }: SignInApiOptions,
  { method, url, headers, socketAddress, toRequest }: ApiCall,
): Promise<Response> {
  const step = requireSignInStep(url.pathname, method)
  requireAdmitted(access.admitSignIn(headers, socketAddress))
  if (methods[step] === 'POST' && !isFromOwnPage(headers, publicUrl)) {
    throw new Problem('foreign_origin', 'Only pages of this site may sign in or out.')
  }
  const response = await handlers[step](signIn, toRequest())
  response.headers.set('Cache-Control', 'no-store')
  return response
}

const handlers: Readonly<Record<Step, (signIn: SignIn, request: Request) => Promise<Response>>> = {
  async challenge(signIn, request) {
    const body = challengeRequest.safeParse(await requireJsonBody(request))
    const challenge = body.success
      ? await signIn.requestChallenge(body.data.public_key, cookiesOf(request))
      : undefined
    if (challenge === undefined) throw new Problem('invalid_parameter', noChallenge)
    const { message, nonce, expiresAtMs, setCookie } = challenge
    const wire: ChallengeWire = { challenge: message, nonce, expires_at: new Date(expiresAtMs).toISOString() }
    return Response.json(wire, { headers: { 'Set-Cookie': setCookie } })
  },

  async verify(signIn, request) {
    const body = verifyRequest.safeParse(await requireJsonBody(request))
    if (!body.success) throw new Problem('invalid_parameter', unproven)
    const { public_key: publicKey, signature, nonce } = body.data
    const begun = await signIn.verify({ publicKey, signature, nonce }, cookiesOf(request))
    if (begun === undefined) throw new Problem('sign_in_failed', unproven)
    return Response.json(
      { success: true, ...authStatusToWire(begun) },
      { headers: { 'Set-Cookie': begun.setCookie } },
    )
  },

  async 'auth-status'(signIn, request) {
    return Response.json(authStatusToWire(await signIn.readSession(cookiesOf(request))))
  },

  async logout(signIn, request) {
    await requireEmptyOrJsonBody(request)
    const clearCookie = await signIn.signOut(cookiesOf(request))
    return Response.json({ success: true }, { headers: { 'Set-Cookie': clearCookie } })
  },
}

function cookiesOf(request: Request): string | null {
  return request.headers.get('cookie')
}

function toProblem(error: unknown, failed: FailedRequest, log: Log): Problem {
  if (error instanceof Problem) return error
  if (error instanceof SignInUnavailable) {
    return new Problem('source_unavailable', 'Sign-in is temporarily unavailable.', {
      headers: { 'Retry-After': '2' },
    })
  }
  return unexpectedProblem(error, failed, log)
}
