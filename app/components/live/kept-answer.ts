import type { PolledAnswer } from '~/contracts/panel'

/** What a panel holds, and the view of the page that it was read for. */
export interface Kept<Data> {
  readonly view: string
  readonly answer: PolledAnswer<Data>
}

/** After an answer: one without data leaves what is there for the same view, with its age and what is now said of its source. */
export function keepAnswer<Data>(
  kept: Kept<Data> | undefined,
  answer: PolledAnswer<Data>,
  view: string,
): Kept<Data> {
  const stays = kept?.view === view && answer.data === null && kept.answer.data !== null
  if (!stays) return { view, answer }
  const { notice } = answer.meta
  return { view, answer: { ...kept.answer, meta: { ...kept.answer.meta, notice } } }
}
