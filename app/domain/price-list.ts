/** What a plan costs, USD. */
export interface PlanPrice {
  readonly monthlyUsd: number
  readonly yearlyUsd: number
}

/** Prices of the plans that have one (M169); Enterprise is priced by agreement. */
export const planPrices = {
  free: { monthlyUsd: 0, yearlyUsd: 0 },
  pro: { monthlyUsd: 50, yearlyUsd: 500 },
  ultimate: { monthlyUsd: 120, yearlyUsd: 1_200 },
} as const satisfies Record<string, PlanPrice>

const monthsPerYear = 12

/** What paying by the year saves, in whole per cents (resolution 4.39); 0 where nothing is paid. */
export function yearlySavingPercent({ monthlyUsd, yearlyUsd }: PlanPrice): number {
  const byTheMonth = monthlyUsd * monthsPerYear
  return byTheMonth === 0 ? 0 : Math.round(100 * (1 - yearlyUsd / byTheMonth))
}
