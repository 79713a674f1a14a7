import type { UnixSeconds } from '../base/time'
import { earliestAllowed, type Plan } from './plan'

/** Number of the newest days whose files everyone may download. */
export const freeDumpDays = 30

const secondsPerDay = 86_400

/**
 * Whether a plan may download the files of a day. The newest 30 days are counted back from the newest published
 * day, so they stay available if no new ones are published. Days are texts such as 2026-11-20.
 */
export function mayDownload(
  { historyDays }: Pick<Plan, 'historyDays'>,
  request: { readonly day: string; readonly newestDay: string; readonly nowAt: UnixSeconds },
): boolean {
  const dayAt = startOf(request.day)
  if (dayAt > startOf(request.newestDay) - freeDumpDays * secondsPerDay) return true
  const earliest = earliestAllowed(historyDays, request.nowAt)
  return earliest === undefined || dayAt >= earliest
}

function startOf(day: string): UnixSeconds {
  return Date.parse(`${day}T00:00:00Z`) / 1_000
}
