import type { MethodId } from '../methods'

/** What the columns of a list of orders are explained by, together behind one mark in its head. */
export const listMethods = {
  dca: ['orderAmountUsd', 'orderSide', 'usdSpentPerMinute', 'dcaProgress', 'dcaTimeLeft'],
  limit: ['orderAmountUsd', 'orderSide', 'limitPriceUsd', 'limitProgress', 'limitStatus'],
  kamino: ['orderAmountUsd', 'remainingUsd', 'orderSide', 'limitPriceUsd', 'kaminoProgress', 'limitStatus'],
} as const satisfies Record<string, readonly MethodId[]>

/** A list whose columns are explained together. */
export type ExplainedList = keyof typeof listMethods
