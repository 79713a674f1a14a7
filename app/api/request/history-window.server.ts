import type { UnixSeconds } from '~/domain/base/time'
import { earliestAllowed, type Plan } from '~/domain/service/plan'
import { Problem } from '../response/problem.server'

/**
 * Throws a problem if a request begins before the history window of the caller's plan. The problem contains
 * the earliest allowed time. The request is never silently shortened to the window.
 */
export function requireWithinWindow(
  plan: Plan,
  requested: readonly (UnixSeconds | undefined)[],
  nowAt: UnixSeconds,
  /**
   * Length of the result's buckets, seconds. The earliest allowed time is rounded up to the start of a
   * bucket.
   */
  bucketSeconds = 1,
): void {
  const begin = earliestAllowed(plan.historyDays, nowAt)
  if (begin === undefined) return
  const earliest = Math.ceil(begin / bucketSeconds) * bucketSeconds
  if (!requested.some((time) => time !== undefined && time < earliest)) return
  const reach = `The plan ${plan.id} includes ${plan.historyDays} days of history`
  if (earliest > nowAt) {
    const detail = `${reach}, and no bucket of ${bucketSeconds / 86_400} days starts within it: use shorter buckets.`
    throw new Problem('plan_required', detail, { members: { earliestAllowed: begin } })
  }
  const date = new Date(earliest * 1_000).toISOString().replace('.000Z', 'Z')
  const detail = `${reach}: the earliest allowed time is ${earliest} (${date}).`
  throw new Problem('plan_required', detail, { members: { earliestAllowed: earliest } })
}
