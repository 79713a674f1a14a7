import { computeFundingAprPercent } from '~/domain/perp/perp-math'
import { type SignTone, signTone } from '../marks/sign-tone'
import { fundingDecimals, fundingText, hourlyFundingText, hourlyPercent } from './format-market'

/** Returns the tone of a funding rate in basis points per hour that `fundingText` has formatted. */
export function fundingTone(rateBps: number | null): SignTone {
  return signTone(rateBps === null ? null : computeFundingAprPercent(rateBps), fundingDecimals)
}

/** Returns the tone of a funding rate in basis points per hour that `hourlyFundingText` has formatted. */
function hourlyFundingTone(rateBps: number | null): SignTone {
  return signTone(rateBps === null ? null : hourlyPercent(rateBps), fundingDecimals)
}

/** Text and tone of a funding rate in basis points per hour, by the unit in which it is shown. */
export const fundingFormats = {
  year: { print: fundingText, toneOf: fundingTone },
  hour: { print: hourlyFundingText, toneOf: hourlyFundingTone },
} as const
