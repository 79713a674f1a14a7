import type { FundingPoint } from './perp-activity-view'
import type { UnixSeconds } from './time'

/** A market with its fundings, as far as the grid needs it. */
export interface MarketFundings {
  readonly marketKey: string
  readonly baseSymbol: string
  /** One side, USD; undefined = without a price. */
  readonly openInterestUsd: number | undefined
  /** Oldest first. */
  readonly points: readonly FundingPoint[]
}

/** Markets × hours (B11). */
export interface FundingGrid {
  /** Beginnings of the hours, the newest last. */
  readonly hours: readonly UnixSeconds[]
  readonly rows: readonly FundingGridRow[]
}

export interface FundingGridRow {
  readonly marketKey: string
  readonly baseSymbol: string
  /** Basis points per hour, one for each hour; null = no funding was set in it, or at no price. */
  readonly ratesBps: readonly (number | null)[]
}

const hour = 3_600

/**
 * The fundings of the last `hourCount` hours, the running one last. A funding stands in the hour in which it was set, the last one where there
 * are several. Markets by the distance of their newest funding from the mean of all, then by open interest; those without any are left out.
 */
export function computeFundingGrid(
  markets: readonly MarketFundings[],
  now: UnixSeconds,
  hourCount: number,
): FundingGrid {
  const running = Math.floor(now / hour) * hour
  const hours = Array.from({ length: hourCount }, (_, index) => running - (hourCount - 1 - index) * hour)
  const rows = markets.flatMap((market) => {
    const ratesBps = ratesOf(market.points, hours)
    const newest = ratesBps.findLast((rate) => rate !== null)
    return newest === undefined || newest === null ? [] : [{ market, ratesBps, newest }]
  })
  const mean = rows.reduce((sum, { newest }) => sum + newest, 0) / Math.max(1, rows.length)
  const distance = (rate: number) => Math.abs(rate - mean)
  rows.sort(
    (one, other) =>
      distance(other.newest) - distance(one.newest) || interestOf(other.market) - interestOf(one.market),
  )
  return {
    hours,
    rows: rows.map(({ market: { marketKey, baseSymbol }, ratesBps }) => ({
      marketKey,
      baseSymbol,
      ratesBps,
    })),
  }
}

function ratesOf(points: readonly FundingPoint[], hours: readonly UnixSeconds[]): readonly (number | null)[] {
  const byHour = new Map(points.map(({ at, rateBps }) => [Math.floor(at / hour) * hour, rateBps]))
  return hours.map((start) => byHour.get(start) ?? null)
}

/** Markets whose interest can't be told come last. */
function interestOf({ openInterestUsd }: MarketFundings): number {
  return openInterestUsd ?? Number.NEGATIVE_INFINITY
}
