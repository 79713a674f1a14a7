import type { PerpFundingWire } from '~/contracts/perp-activity'

/** What the strip shows of a market's funding; basis points per hour. */
export interface FundingSummary extends Pick<PerpFundingWire, 'avgFundingRate24Hour' | 'avgFundingRate7Day'> {
  /** Of its records, oldest first; null = it was set at no price. */
  readonly rates: readonly (number | null)[]
}

export function toFundingSummary(funding: PerpFundingWire): FundingSummary {
  const { avgFundingRate24Hour, avgFundingRate7Day, records } = funding
  return { avgFundingRate24Hour, avgFundingRate7Day, rates: records.map(({ fundingRate }) => fundingRate) }
}
