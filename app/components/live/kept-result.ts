import type { PolledResult } from '~/contracts/panel'

/** Data of a panel, and the page view that it was read for. */
export interface Kept<Data> {
  readonly view: string
  readonly answer: PolledResult<Data>
}

/**
 * Applies a response. One without data keeps the current data and age for the same view, and updates only the
 * state of the source.
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
