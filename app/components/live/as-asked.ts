import type { PanelAnswer, PolledAnswer } from '~/contracts/panel'

/** Whether two questions are the same: plain values, read out of an address by the same function. */
export function asksSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** A live list after a reading that brought nothing: it stays if its address still asks for it, and nothing is known of another view. */
export function listAsAsked<Query, Row>(
  list: { readonly query: Query; readonly answer: PanelAnswer<Row> },
  query: Query,
): { readonly query: Query; readonly answer: PanelAnswer<Row> } {
  return asksSame(list.query, query) ? list : { query, answer: { ...list.answer, page: null } }
}

/** What a panel holds if it is still what is asked for; nothing is known of anything else. */
export function dataAsAsked<Data>(answer: PolledAnswer<Data>, isAsked: boolean): PolledAnswer<Data> {
  return isAsked ? answer : { ...answer, data: null }
}
