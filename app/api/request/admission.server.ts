import type { Access, Admission } from '~/auth/access.server'
import type { Caller } from '~/auth/caller.server'
import { millisecondsPerCall, type Taken } from '~/domain/service/rate-limit'
import type { HeaderList } from '../response/header-list'
import { Problem } from '../response/problem.server'

/** A call that counts towards a rate limit. */
export type Counted = Exclude<Admission, { readonly outcome: 'unavailable' }>

/**
 * Returns the caller of an admitted call and the number of remaining calls. Throws a problem if the call is
 * rejected.
 */
export function requireAdmitted(admission: Admission): Counted {
  if (admission.outcome === 'unavailable') throw uncheckedKey
  const refusal = refusalOf(admission)
  if (refusal !== undefined) throw refusal
  return admission
}

/**
 * Returns the problem that explains why a counted call is rejected. Returns `undefined` if the call is
 * admitted. The problem is returned because throwing it would cost more.
 */
export function refusalOf({ outcome, caller, taken }: Counted): Problem | undefined {
  if (outcome === 'admitted') return undefined
  return outcome === 'limited' ? tooManyRequests(caller, taken) : unknownKey
}

const unknownKey = new Problem('invalid_key', 'Unknown API key: check it, or omit it to use the Free plan.', {
  headers: { 'WWW-Authenticate': 'Bearer' },
})

export const uncheckedKey = new Problem(
  'source_unavailable',
  'The API key cannot be checked at the moment.',
  {
    headers: { 'Retry-After': '2' },
  },
)

/**
 * Takes one of the stream slots of the caller's plan and returns a function that releases the slot. The `end`
 * callback ends the stream. Throws a problem if the plan allows no more streams.
 */
export function requireStreamSlot(access: Access, caller: Caller, end: () => void): () => void {
  const free = access.streams.open(caller, end)
  if (free !== undefined) return free
  const { id, streams } = caller.plan
  throw new Problem(
    'stream_limit',
    `The limit of open streams of the plan ${id} is ${streams}: close one first.`,
    {
      headers: { 'Retry-After': '5' },
    },
  )
}

/**
 * Builds the rate limit headers of a response: the two fields of the IETF draft, and three fields for older
 * clients.
 */
export function limitHeaders(admission: Admission): HeaderList {
  if (admission.outcome === 'unavailable') return []
  const { plan } = admission.caller
  const { burst } = plan.limit
  const windowSeconds = Math.ceil((burst * millisecondsPerCall(plan.limit)) / 1_000)
  const { remaining } = admission.taken
  const fullSeconds = secondsUntilFull(admission.taken)
  return [
    'RateLimit-Policy',
    `"${plan.id}";q=${burst};w=${windowSeconds}`,
    'RateLimit',
    `"${plan.id}";r=${remaining};t=${fullSeconds}`,
    'X-RateLimit-Limit',
    String(burst),
    'X-RateLimit-Remaining',
    String(remaining),
    'X-RateLimit-Reset',
    String(fullSeconds),
  ]
}

/** Returns the number of seconds until the full burst is available again, rounded up. */
export function secondsUntilFull({ backlogMs }: Taken): number {
  return Math.ceil(backlogMs / 1_000)
}

function tooManyRequests({ plan: { id, limit } }: Caller, taken: Taken): Problem {
  const seconds = Math.max(1, Math.ceil(taken.retryAfterMs / 1_000))
  const detail = `The rate limit of the plan ${id} is ${limit.ratePerSecond}/s with bursts of ${limit.burst}: wait ${seconds} s.`
  return new Problem('rate_limited', detail, { headers: { 'Retry-After': String(seconds) } })
}
