import type { PanelMeta } from '~/contracts/panel'
import { deserialize } from './serialized'

type Told = Pick<PanelMeta, 'notice'>

/** What the loaders of a page's routes have answered. Only a serialized answer is a text. */
export function answersOf(matches: readonly { readonly data: unknown }[]): unknown[] {
  return matches.map(({ data }) => (typeof data === 'string' ? deserialize<unknown>(data) : data))
}

/** The sentences that what a page was answered says of its sources, each once. */
export function noticesIn(answers: readonly unknown[]): string[] {
  return [...new Set(answers.flatMap(metasIn).flatMap(({ notice }) => notice ?? []))]
}

/** The answers of panels lie between names and other parts of a page; nothing of interest lies in them. */
function metasIn(answer: unknown): readonly Told[] {
  if (typeof answer !== 'object' || answer === null) return []
  if (isPanelAnswer(answer)) return [answer.meta]
  return Object.values(answer).flatMap(metasIn)
}

function isPanelAnswer(answer: object): answer is { readonly meta: Told } {
  return 'answeredAt' in answer && 'meta' in answer
}

/** Of the sentences told those that still hold by what all sources say now, and what all of them say alike. */
export function noticesNow(told: readonly string[], sources: readonly Told[]): string[] {
  const said = new Set(sources.flatMap(({ notice }) => notice ?? []))
  const isShared = said.size === 1 && sources.every(({ notice }) => notice !== null)
  return isShared ? [...said] : told.filter((notice) => said.has(notice))
}
