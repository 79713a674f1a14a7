import type { PanelMeta } from '~/contracts/panel'
import { deserialize } from './serialized'

type Told = Pick<PanelMeta, 'notice'>

/** Returns the loader responses of a page's routes. Only a serialized response is a string. */
export function answersOf(matches: readonly { readonly data: unknown }[]): unknown[] {
  return matches.map(({ data }) => (typeof data === 'string' ? deserialize<unknown>(data) : data))
}

/** Returns the source notices in a page's responses, without duplicates. */
export function noticesIn(answers: readonly unknown[]): string[] {
  return [...new Set(answers.flatMap(metasIn).flatMap(({ notice }) => notice ?? []))]
}

/**
 * Collects the metadata of all panel responses. They are nested in other data, so it searches everything
 * except the panels themselves.
 */
function metasIn(answer: unknown): readonly Told[] {
  if (typeof answer !== 'object' || answer === null) return []
  if (isPanelAnswer(answer)) return [answer.meta]
  return Object.values(answer).flatMap(metasIn)
}

function isPanelAnswer(answer: object): answer is { readonly meta: Told } {
  return 'answeredAt' in answer && 'meta' in answer
}

/**
 * Returns the notices of the page that a source still reports. If all sources report the same notice, returns
 * that one.
 */
export function noticesNow(told: readonly string[], sources: readonly Told[]): string[] {
  const said = new Set(sources.flatMap(({ notice }) => notice ?? []))
  const isShared = said.size === 1 && sources.every(({ notice }) => notice !== null)
  return isShared ? [...said] : told.filter((notice) => said.has(notice))
}
