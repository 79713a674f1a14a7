import type { Access, Admission } from '~/auth/access.server'
import type { Caller } from '~/auth/caller.server'
import { millisecondsPerCall, type Taken } from '~/domain/rate-limit'
import type { HeaderList } from './header-list'
import { Problem } from './problem.server'

/** A call that stands in a bucket. */
export type Counted = Exclude<Admission, { readonly outcome: 'unavailable' }>

/** The caller of an admitted call and what is left to it; throws the problem of any other call. */
export function requireAdmitted(admission: Admission): Counted {
  if (admission.outcome === 'unavailable') throw uncheckedKey
  const refusal = refusalOf(admission)
  if (refusal !== undefined) throw refusal
  return admission
}

/** Why a counted call is not admitted; undefined = it is. A problem that is not thrown costs less. */
export function refusalOf({ outcome, caller, taken }: Counted): Problem | undefined {
  if (outcome === 'admitted') return undefined
  return outcome === 'limited' ? tooManyRequests(caller, taken) : unknownKey
}

const unknownKey = new Problem(
  'invalid_key',
  'There is no such key: check it, or leave it out to call as Free.',
  { headers: { 'WWW-Authenticate': 'Bearer' } },
)

export const uncheckedKey = new Problem('source_unavailable', 'The key cannot be checked at the moment.', {
  headers: { 'Retry-After': '2' },
})

/** Takes a stream of the caller's plan, which `end` ends, and answers how to give it back; throws a problem where it has no more. */
export function requireStreamSlot(access: Access, caller: Caller, end: () => void): () => void {
  const free = access.streams.open(caller, end)
  if (free !== undefined) return free
  const { id, streams } = caller.plan
  throw new Problem('stream_limit', `The plan ${id} has ${streams} at a time: close one first.`, {
    headers: { 'Retry-After': '5' },
  })
}

/** Headers that say how an answer's caller stands with his bucket: the two fields of the IETF draft, and the three that older clients read. */
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

/** Seconds until the whole burst is there again, rounded up. */
export function secondsUntilFull({ backlogMs }: Taken): number {
  return Math.ceil(backlogMs / 1_000)
}

function tooManyRequests({ plan: { id, limit } }: Caller, taken: Taken): Problem {
  const seconds = Math.max(1, Math.ceil(taken.retryAfterMs / 1_000))
  const detail = `The plan ${id} has ${limit.ratePerSecond} a second and ${limit.burst} at once: wait ${seconds} s.`
  return new Problem('rate_limited', detail, { headers: { 'Retry-After': String(seconds) } })
}
