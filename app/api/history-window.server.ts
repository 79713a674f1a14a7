import { earliestAllowed, type Plan } from '~/domain/plan'
import type { UnixSeconds } from '~/domain/time'
import { Problem } from './problem.server'

/**
 * Throws a problem for a request that begins before the plan's window, with the earliest allowed time. A
 * shorter result is never returned instead.
 */
export function requireWithinWindow(
  plan: Plan,
  requested: readonly (UnixSeconds | undefined)[],
  nowAt: UnixSeconds,
  /** Bucket length of the result, seconds. The earliest allowed time is then the start of a bucket. */
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
