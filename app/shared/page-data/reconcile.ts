import type { PanelResult, PolledResult } from '~/contracts/state/panel'

/**
 * Returns whether two queries are equal. The queries must be plain values, and the same function must have
 * parsed them from a URL.
 */
export function sameQuery(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/**
 * Returns a list after a failed read. If the URL still has the same query, the list stays unchanged. If the
 * URL has another query, the rows are unknown, so the list has no page of rows.
 */
export function reconcileList<Query, Row>(
  list: { readonly query: Query; readonly answer: PanelResult<Row> },
  query: Query,
): { readonly query: Query; readonly answer: PanelResult<Row> } {
  return sameQuery(list.query, query) ? list : { query, answer: { ...list.answer, page: null } }
}

/**
 * Returns a panel's data if the data still belongs to the query. Otherwise returns `null`, because the data
 * is unknown.
 */
export function reconcileData<Data>(result: PolledResult<Data>, isSame: boolean): PolledResult<Data> {
  return isSame ? result : { ...result, data: null }
}
