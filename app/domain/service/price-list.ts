/** Price of a plan, USD. */
export interface PlanPrice {
  readonly monthlyUsd: number
  readonly yearlyUsd: number
}

/** Prices of the plans with a fixed price. Enterprise is priced by contract. */
export const planPrices = {
  free: { monthlyUsd: 0, yearlyUsd: 0 },
  pro: { monthlyUsd: 50, yearlyUsd: 500 },
  ultimate: { monthlyUsd: 120, yearlyUsd: 1_200 },
} as const satisfies Record<string, PlanPrice>

const monthsPerYear = 12

/** Returns the saving of yearly payment, whole percent; 0 for a free plan. */
export function yearlySavingPercent({ monthlyUsd, yearlyUsd }: PlanPrice): number {
  const byTheMonth = monthlyUsd * monthsPerYear
  return byTheMonth === 0 ? 0 : Math.round(100 * (1 - yearlyUsd / byTheMonth))
}
