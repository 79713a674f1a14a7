import type { UnixSeconds } from '../base/time'

/** Plan of an API caller. `first-party`: the site's own pages in a visitor's browser. */
export type PlanId = 'free' | 'pro' | 'ultimate' | 'enterprise' | 'first-party'

/** Rate limit: `ratePerSecond` is the average, `burst` the number of calls allowed immediately. */
export interface RateLimit {
  readonly ratePerSecond: number
  readonly burst: number
}

/** Limits of a plan. */
export interface Plan {
  readonly id: PlanId
  readonly limit: RateLimit
  /** Maximum age of the data that a request may select, days. `undefined`: any age. */
  readonly historyDays: number | undefined
  /** Maximum number of streams open at the same time, per web process. */
  readonly streams: number
  /** Whether a 304 response (not modified) is free, that is, does not count against the rate limit. */
  readonly unchangedIsFree: boolean
}

/**
 * All plans except Enterprise, whose rate depends on the contract. The rates are those of the price list. The
 * site's own pages have a separate rate, because the free plan's one request per second is too slow for them.
 */
export const plans = {
  free: plan('free', 1, 5, { historyDays: 31, streams: 1 }),
  pro: plan('pro', 30, 60, { historyDays: 365, streams: 5 }),
  ultimate: plan('ultimate', 80, 160, { historyDays: undefined, streams: 20 }),
  // The oldest data that any page shows: a month of whole days in every time zone.
  'first-party': plan('first-party', 20, 60, { historyDays: 35, streams: 5 }),
} as const satisfies Record<Exclude<PlanId, 'enterprise'>, Plan>

/**
 * Returns an Enterprise plan for the rate in the contract, requests per second. The burst is as many requests
 * as the rate allows in two seconds. A stream costs about as much as one request per second, so the number of
 * allowed streams equals the rate.
 */
export function enterprisePlan(ratePerSecond: number): Plan {
  return plan('enterprise', ratePerSecond, 2 * ratePerSecond, {
    historyDays: undefined,
    streams: Math.max(plans.ultimate.streams, ratePerSecond),
  })
}

const secondsPerDay = 86_400

/**
 * Returns the oldest time that a plan may request. `undefined`: no limit. The window starts with a whole UTC
 * day. The oldest hourly or daily bucket is therefore complete, and a list does not change while a client
 * pages through it.
 */
export function earliestAllowed(
  historyDays: number | null | undefined,
  nowAt: UnixSeconds,
): UnixSeconds | undefined {
  if (historyDays === undefined || historyDays === null) return undefined
  return nowAt - (nowAt % secondsPerDay) - historyDays * secondsPerDay
}

/**
 * Returns the maximum age of inactive orders in a list without a time range, in days since their opening.
 * `null`: no limit. The site's own pages have the limit of the free plan, so that pages and the API without a
 * key show the same rows.
 */
export function reachDaysOf({ id, historyDays }: Pick<Plan, 'id' | 'historyDays'>): number | null {
  return (id === 'first-party' ? plans.free.historyDays : historyDays) ?? null
}

/**
 * Returns the maximum age of the rows of a list, days: the requested one, or that of the free plan if none
 * was requested.
 */
export function reachDaysOfList({
  reachDays,
}: {
  readonly reachDays?: number | null | undefined
}): number | null {
  return reachDays === undefined ? reachDaysOf(plans.free) : reachDays
}

function plan(
  id: PlanId,
  ratePerSecond: number,
  burst: number,
  rest: { readonly historyDays: number | undefined; readonly streams: number },
): Plan {
  const keyed = id !== 'free' && id !== 'first-party'
  return { id, limit: { ratePerSecond, burst }, unchangedIsFree: keyed, ...rest }
}
