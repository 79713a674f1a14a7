import type { Access } from '~/auth/access.server'
import { isFromOwnPage } from '~/auth/sign-in/own-page.server'
import { type SignIn, SignInUnavailable } from '~/auth/sign-in/sign-in.server'
import { authStatusToWire, type ChallengeWire, challengeRequest, verifyRequest } from '~/contracts/sign-in'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import { requireAdmitted } from './admission.server'
import type { ApiHandler } from './api.server'
import { createRequestId } from './headers.server'
import { requireEmptyOrJsonBody, requireJsonBody } from './json-body.server'
import { Problem, problemResponse } from './problem.server'
import { type FailedRequest, unexpectedProblem } from './unexpected.server'

export interface SignInHandlerOptions {
  readonly signIn: SignIn
  readonly access: Access
  readonly publicUrl: string
  readonly clock: Clock
  readonly log: Log
}

/** What each path takes: nothing else does anything (security.md B4). */
const methods = { challenge: 'POST', verify: 'POST', 'auth-status': 'GET', logout: 'POST' } as const
type Step = keyof typeof methods

/** The steps by path: bare, as the specification has them, and below `/auth` (resolution 4.22). */
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

/** The step of a path. Throws the refusal of another method than it takes. */
export function requireSignInStep(path: string, method: string): Step {
  const step = steps.get(path)
  if (step === undefined) throw new Problem('not_found', `There is nothing at ${path.slice(0, 200)}.`)
  if (method === methods[step]) return step
  throw new Problem('method_not_allowed', `This takes ${methods[step]} only.`, {
    headers: { Allow: methods[step] },
  })
}

/** One sentence for everything that a proof can lack (security.md A15). */
const unproven = 'Signature verification failed'
const noChallenge = 'Failed to request challenge'

/** Challenge, verify, status and logout. Never rejects; nothing of it may be kept or read by another site. */
export function createSignInHandler(options: SignInHandlerOptions): ApiHandler {
  const { access, publicUrl, clock, log } = options
  return async (request, socketAddress) => {
    const path = new URL(request.url).pathname
    const requestId = createRequestId(clock.nowMs())
    const response = await answer().catch((error: unknown) =>
      problemResponse(toProblem(error, { requestId, path }, log), path),
    )
    response.headers.set('Cache-Control', 'no-store')
    response.headers.set('X-Request-Id', requestId)
    return response

    async function answer(): Promise<Response> {
      const step = requireSignInStep(path, request.method)
      requireAdmitted(access.admitSignIn(request.headers, socketAddress))
      if (methods[step] === 'POST' && !isFromOwnPage(request.headers, publicUrl)) {
        throw new Problem('foreign_origin', 'Only pages of this site may ask for that.')
      }
      return handlers[step](options.signIn, request)
    }
  }
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
    await signIn.signOut(cookiesOf(request))
    return Response.json({ success: true }, { headers: { 'Set-Cookie': signIn.clearSession } })
  },
}

function cookiesOf(request: Request): string | null {
  return request.headers.get('cookie')
}

function toProblem(error: unknown, failed: FailedRequest, log: Log): Problem {
  if (error instanceof Problem) return error
  if (error instanceof SignInUnavailable) {
    return new Problem('source_unavailable', 'Nobody can be signed in at the moment.', {
      headers: { 'Retry-After': '2' },
    })
  }
  return unexpectedProblem(error, failed, log)
}
