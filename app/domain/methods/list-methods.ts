import type { MethodId } from '../methods'

/**
 * The numbers that explain the columns of an order list. One help button in the table head shows them
 * together.
 */
export const listMethods = {
  dca: ['orderAmountUsd', 'orderSide', 'usdSpentPerMinute', 'dcaProgress', 'dcaTimeLeft'],
  limit: ['orderAmountUsd', 'orderSide', 'limitPriceUsd', 'limitProgress', 'limitStatus'],
  kamino: ['orderAmountUsd', 'remainingUsd', 'orderSide', 'limitPriceUsd', 'kaminoProgress', 'limitStatus'],
} as const satisfies Record<string, readonly MethodId[]>

/** An order list with a common explanation of its columns. */
export type ExplainedList = keyof typeof listMethods
