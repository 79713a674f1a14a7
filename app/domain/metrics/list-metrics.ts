import type { MetricId } from './metrics'

/**
 * The numbers that explain the columns of an order list. One help button in the table head shows them
 * together.
 */
export const listMetrics = {
  dca: ['orderAmountUsd', 'orderSide', 'usdSpentPerMinute', 'dcaProgress', 'dcaTimeLeft'],
  limit: ['orderAmountUsd', 'orderSide', 'limitPriceUsd', 'limitProgress', 'limitStatus'],
  kamino: ['orderAmountUsd', 'remainingUsd', 'orderSide', 'limitPriceUsd', 'kaminoProgress', 'limitStatus'],
} as const satisfies Record<string, readonly MetricId[]>

/** An order list with a common explanation of its columns. */
export type DefinedList = keyof typeof listMetrics
