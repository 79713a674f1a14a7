import { type HeaderList, headerPairs } from './header-list'

/** Limits of the header: number of names, and characters of each. */
const mostNames = 20
const longestName = 40

/**
 * Builds the header that lists unknown query parameters, which had no effect: percent-encoded,
 * comma-separated, without duplicates. Empty if there are none.
 */
export function ignoredParameters(query: URLSearchParams, isKnown: (name: string) => boolean): HeaderList {
  if (query.size === 0) return []
  const unknown = [...new Set(query.keys())].filter((name) => !isKnown(name)).slice(0, mostNames)
  if (unknown.length === 0) return []
  return ['X-Ignored-Parameters', unknown.map(encodeName).join(', ')]
}

/** Builds the same header as an object. */
export function ignoredHeaders(
  query: URLSearchParams,
  isKnown: (name: string) => boolean,
): Readonly<Record<string, string>> {
  return Object.fromEntries(headerPairs(ignoredParameters(query, isKnown)))
}

/** Encodes a name, cut to whole characters: half of a surrogate pair cannot be encoded. */
function encodeName(name: string): string {
  return encodeURIComponent(Array.from(name).slice(0, longestName).join(''))
}
