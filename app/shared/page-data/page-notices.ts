import type { PanelMeta } from '~/contracts/state/panel'
import { fromColumnarJson } from './columnar-json'

type NoticeMeta = Pick<PanelMeta, 'notice'>

/**
 * Returns the loader responses of a page's routes. Strings are serialized responses: those with a notice are parsed, the
 * others are left out, because a page has many rows and rarely a notice.
 */
export function resultsOf(matches: readonly { readonly data: unknown }[]): unknown[] {
  return matches.flatMap(({ data }) => {
    if (typeof data !== 'string') return [data]
    return noticeInText.test(data) ? [fromColumnarJson<unknown>(data)] : []
  })
}

/** A member `notice` of a serialized response that is a text, or whose value is elsewhere, in the rows of a table. */
const noticeInText = /"notice"(?!:null)/

/** Returns the notices about data sources in a page's responses, without duplicates. */
export function noticesIn(results: readonly unknown[]): string[] {
  return [...new Set(results.flatMap(metasIn).flatMap(({ notice }) => notice ?? []))]
}

/**
 * Collects the metadata of all panel responses. Panel responses are nested in other data, so the function
 * searches all data outside of the panel responses.
 */
function metasIn(result: unknown): readonly NoticeMeta[] {
  if (typeof result !== 'object' || result === null) return []
  if (isPanelResult(result)) return [result.meta]
  return Object.values(result).flatMap(metasIn)
}

function isPanelResult(result: object): result is { readonly meta: NoticeMeta } {
  return 'answeredAt' in result && 'meta' in result
}

/**
 * Returns those notices of the page that a data source still reports. If all data sources report the same
 * notice, returns only this notice.
 */
export function noticesNow(shown: readonly string[], sources: readonly NoticeMeta[]): string[] {
  const said = new Set(sources.flatMap(({ notice }) => notice ?? []))
  const isShared = said.size === 1 && sources.every(({ notice }) => notice !== null)
  return isShared ? [...said] : shown.filter((notice) => said.has(notice))
}
