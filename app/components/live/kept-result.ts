import type { PolledResult } from '~/contracts/panel'

/** Data of a panel, and the view of the page for which the data was read. */
export interface Kept<Data> {
  readonly view: string
  readonly answer: PolledResult<Data>
}

/**
 * Applies a response to a panel. If the response has no data and is for the same view, the current data and
 * age stay, and only the state of the data source is updated.
 */
export function keepResult<Data>(
  kept: Kept<Data> | undefined,
  answer: PolledResult<Data>,
  view: string,
): Kept<Data> {
  const stays = kept?.view === view && answer.data === null && kept.answer.data !== null
  if (!stays) return { view, answer }
  const { notice } = answer.meta
  return { view, answer: { ...kept.answer, meta: { ...kept.answer.meta, notice } } }
}
