import { type HeaderList, headerPairs } from './header-list'

/** Names in one header at most, and letters of each. */
const mostNames = 20
const longestName = 40

/**
 * The header that names the query parameters of a request that had no effect, since the endpoint does not know them: percent-encoded,
 * comma-separated, each once. No header where there are none.
 */
export function ignoredParameters(query: URLSearchParams, isKnown: (name: string) => boolean): HeaderList {
  if (query.size === 0) return []
  const unknown = [...new Set(query.keys())].filter((name) => !isKnown(name)).slice(0, mostNames)
  if (unknown.length === 0) return []
  return ['X-Ignored-Parameters', unknown.map(encodeName).join(', ')]
}

/** The same header as an object. */
export function ignoredHeaders(
  query: URLSearchParams,
  isKnown: (name: string) => boolean,
): Readonly<Record<string, string>> {
  return Object.fromEntries(headerPairs(ignoredParameters(query, isKnown)))
}

/** Cut by whole characters: half of a surrogate pair has no encoding. */
function encodeName(name: string): string {
  return encodeURIComponent(Array.from(name).slice(0, longestName).join(''))
}
