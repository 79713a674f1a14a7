import { orNull } from '~/contracts/schema/absent'
import type { PerpFundingView } from '~/domain/perp/perp-activity-view'

/** Funding of a market for the funding strip, basis points per hour. `null`: unknown. */
export interface FundingSummary {
  readonly lastRate: number | null
  readonly dayAverage: number | null
  readonly weekAverage: number | null
  readonly monthAverage: number | null
}

export function toFundingSummary(funding: PerpFundingView): FundingSummary {
  return {
    lastRate: orNull(funding.lastFundingRateBps),
    dayAverage: orNull(funding.dayAverageBps),
    weekAverage: orNull(funding.weekAverageBps),
    monthAverage: orNull(funding.monthAverageBps),
  }
}
