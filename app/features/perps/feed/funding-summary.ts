import type { PerpFundingWire } from '~/contracts/perps/perp-activity'

/** Funding of a market for the funding strip, basis points per hour. */
export interface FundingSummary extends Pick<PerpFundingWire, 'avgFundingRate24Hour' | 'avgFundingRate7Day'> {
  /**
   * Rates of the funding records, oldest first. `null`: the funding record has no price, so the rate is
   * unknown.
   */
  readonly rates: readonly (number | null)[]
}

export function toFundingSummary(funding: PerpFundingWire): FundingSummary {
  const { avgFundingRate24Hour, avgFundingRate7Day, records } = funding
  return { avgFundingRate24Hour, avgFundingRate7Day, rates: records.map(({ fundingRate }) => fundingRate) }
}
