import { earliestAllowed, type Plan } from '~/domain/plan'
import type { UnixSeconds } from '~/domain/time'
import { Problem } from './problem.server'

/** Refuses a question about a time before the plan's window, and says how far back it may ask. Never answers less than was asked for. */
export function requireWithinWindow(
  plan: Plan,
  asked: readonly (UnixSeconds | undefined)[],
  nowAt: UnixSeconds,
): void {
  const earliest = earliestAllowed(plan.historyDays, nowAt)
  if (earliest === undefined || !asked.some((time) => time !== undefined && time < earliest)) return
  const date = new Date(earliest * 1_000).toISOString().replace('.000Z', 'Z')
  const detail = `The plan ${plan.id} reaches back ${plan.historyDays} days: ask from ${earliest} (${date}) on.`
  throw new Problem('plan_required', detail, { members: { earliestAllowed: earliest } })
}
