import type { UnixSeconds } from '../base/time'
import type { PerpVenue } from '../protocol/venues'
import type { FundingPoint } from './perp-activity-view'

/** A market and its funding rates, as input of the grid. */
export interface MarketFundings {
  readonly venue: PerpVenue
  readonly marketKey: string
  readonly baseSymbol: string
  /** Open interest of one side, USD. `undefined`: the market has no price. */
  readonly openInterestUsd: number | undefined
  /** Funding rates, oldest first. */
  readonly points: readonly FundingPoint[]
}

/** Funding rates of all markets by hour. */
export interface FundingGrid {
  /** Start of each hour, newest last. */
  readonly hours: readonly UnixSeconds[]
  readonly rows: readonly FundingGridRow[]
}

export interface FundingGridRow {
  readonly venue: PerpVenue
  readonly marketKey: string
  readonly baseSymbol: string
  /**
   * Funding rates, basis points per hour, one entry for each hour. `null`: no rate was set in that hour, or
   * the rate has no oracle price.
   */
  readonly ratesBps: readonly (number | null)[]
}

const hour = 3_600

/**
 * Builds the grid of the last `hourCount` hours, including the current one. An hour shows the last rate set
 * in it. Markets are sorted by the distance of their newest rate from the mean of all, then by open interest.
 * Markets without a rate are left out.
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
    rows: rows.map(({ market: { venue, marketKey, baseSymbol }, ratesBps }) => ({
      venue,
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

/** Returns the sort key of a market. Unknown open interest sorts last. */
function interestOf({ openInterestUsd }: MarketFundings): number {
  return openInterestUsd ?? Number.NEGATIVE_INFINITY
}
