import { invariant } from '~/lib/invariant'

/**
 * Maximum number of an order's executions that are checked against a minimum value, newest first. No index covers
 * the value, so a minimum that matches nothing would otherwise read all executions of the order.
 */
export const checkedFills = 10_000

export interface Cut {
  readonly limit: number
  readonly offset: number
}

/** Number of executions that match a filter, and number of executions that were checked. */
export interface CheckedCount {
  readonly count: number
  readonly checked: number
}

/** Returns the total of a filtered list. It is a lower bound if older executions were not checked. */
export function checkedTotal([row]: readonly CheckedCount[]) {
  invariant(row, 'a count returns one row')
  return { total: row.count, totalIsExact: row.checked < checkedFills }
}
