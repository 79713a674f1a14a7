import type { PanelResult, PolledResult } from '~/contracts/panel'

/**
 * Returns whether two queries are equal. They must be plain values, parsed from an address by the same
 * function.
 */
export function sameQuery(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/**
 * Returns a list after a failed read. The list stays unchanged if the address still has the same query. For
 * another query, the rows are unknown.
 */
export function reconcileList<Query, Row>(
  list: { readonly query: Query; readonly answer: PanelResult<Row> },
  query: Query,
): { readonly query: Query; readonly answer: PanelResult<Row> } {
  return sameQuery(list.query, query) ? list : { query, answer: { ...list.answer, page: null } }
}

/** Returns a panel's data if it still belongs to the query. Otherwise the data is `null` (unknown). */
export function reconcileData<Data>(result: PolledResult<Data>, isSame: boolean): PolledResult<Data> {
  return isSame ? result : { ...result, data: null }
}
