import type { Access } from '~/auth/access.server'
import type { Caller } from '~/auth/caller.server'
import { orNull } from '~/contracts/schema/absent'
import type { UsageWire } from '~/contracts/state/usage'
import type { UnixSeconds } from '~/domain/base/time'
import { earliestAllowed } from '~/domain/service/plan'
import type { Taken } from '~/domain/service/rate-limit'
import { secondsUntilFull } from '../request/admission.server'

/**
 * Response of `/api/usage`: the caller's plan and the number of remaining calls. The response is private to
 * the caller, so caches must not store it.
 */
export function usageResponse(access: Access, caller: Caller, taken: Taken, nowAt: UnixSeconds): Response {
  const { plan } = caller
  const usage: UsageWire = {
    plan: plan.id,
    ratePerSecond: plan.limit.ratePerSecond,
    burst: plan.limit.burst,
    remaining: taken.remaining,
    resetSeconds: secondsUntilFull(taken),
    historyDays: orNull(plan.historyDays),
    earliestAllowed: orNull(earliestAllowed(plan.historyDays, nowAt)),
    streams: { limit: plan.streams, open: access.streams.countOf(caller) },
  }
  return Response.json(usage, {
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'private, no-store' },
  })
}
