/** Number of hours per year for annual rates. A year has 365 days, and interest is not compounded. */
export const hoursPerYear = 8760

/** Units of a funding rate: percent per hour, or percent per year. */
export const fundingUnits = ['hour', 'year'] as const
export type FundingUnit = (typeof fundingUnits)[number]

/** Converts a rate in a unit to percent per hour. */
export function toHourlyPercent(percent: number, unit: FundingUnit): number {
  return unit === 'hour' ? percent : percent / hoursPerYear
}

/** Converts percent per hour to a unit. */
export function fromHourlyPercent(hourlyPercent: number, unit: FundingUnit): number {
  return unit === 'hour' ? hourlyPercent : hourlyPercent * hoursPerYear
}
