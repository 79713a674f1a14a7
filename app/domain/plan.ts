import type { UnixSeconds } from './time'

/** Terms under which somebody calls the API. `first-party` = the site's own pages in a visitor's browser. */
export type PlanId = 'free' | 'pro' | 'ultimate' | 'enterprise' | 'first-party'

/** How fast a caller may call: `ratePerSecond` on average, `burst` at once. */
export interface RateLimit {
  readonly ratePerSecond: number
  readonly burst: number
}

/** What a plan allows. */
export interface Plan {
  readonly id: PlanId
  readonly limit: RateLimit
  /** How old data may be that is asked for by its time, in days; undefined = any age. */
  readonly historyDays: number | undefined
  /** Streams open at the same time, per web process. */
  readonly streams: number
  /** Whether the answer "nothing has changed" (304) costs nothing. */
  readonly unchangedIsFree: boolean
}

/**
 * Every plan but Enterprise, whose rate a contract says. The rates are the price list's (M169) except for the site's own pages, which could not
 * live on one request per second.
 */
export const plans = {
  free: plan('free', 1, 5, { historyDays: 31, streams: 1 }),
  pro: plan('pro', 30, 60, { historyDays: 365, streams: 5 }),
  ultimate: plan('ultimate', 80, 160, { historyDays: undefined, streams: 20 }),
  // As far back as any page shows, which is a month of whole days in every time zone.
  'first-party': plan('first-party', 20, 60, { historyDays: 35, streams: 5 }),
} as const satisfies Record<Exclude<PlanId, 'enterprise'>, Plan>

/**
 * An Enterprise plan with the rate of its contract, requests per second; two seconds' worth may come at once. A stream is about as much work as a
 * request per second, so there may be as many.
 */
export function enterprisePlan(ratePerSecond: number): Plan {
  return plan('enterprise', ratePerSecond, 2 * ratePerSecond, {
    historyDays: undefined,
    streams: Math.max(plans.ultimate.streams, ratePerSecond),
  })
}

const secondsPerDay = 86_400

/**
 * The oldest time that a plan may ask for; undefined = any. The window begins with a whole UTC day, so that a bucket of hours or of a day in which the oldest moment lies is within
 * it, and a list stays the same while it is read page by page.
 */
export function earliestAllowed(
  historyDays: number | null | undefined,
  nowAt: UnixSeconds,
): UnixSeconds | undefined {
  if (historyDays === undefined || historyDays === null) return undefined
  return nowAt - (nowAt % secondsPerDay) - historyDays * secondsPerDay
}

/**
 * How old an order that rests no more may be in a list that names no time, in days since its opening; null = any. The site's own pages have what everybody has, so that a page and
 * the API without a key show the same.
 */
export function reachDaysOf({ id, historyDays }: Pick<Plan, 'id' | 'historyDays'>): number | null {
  return (id === 'first-party' ? plans.free.historyDays : historyDays) ?? null
}

/** Of what a page asks for as much as everybody has. */
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
