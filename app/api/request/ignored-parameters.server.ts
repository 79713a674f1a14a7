import { type HeaderList, headerPairs } from '../response/header-list'

/**
 * Limits of the header: the maximum number of parameter names, and the maximum number of characters of each
 * name.
 */
const mostNames = 20
const longestName = 40

/**
 * Builds the header that lists the query parameters that are unknown and therefore had no effect. The names
 * are percent-encoded, comma-separated and without duplicates. Returns no header if there are no such
 * parameters.
 */
export function ignoredParameters(query: URLSearchParams, isKnown: (name: string) => boolean): HeaderList {
  if (query.size === 0) return []
  const unknown = [...new Set(query.keys())].filter((name) => !isKnown(name)).slice(0, mostNames)
  if (unknown.length === 0) return []
  return ['X-Ignored-Parameters', unknown.map(encodeName).join(', ')]
}

/** Builds the header with the unknown query parameters as an object. */
export function ignoredHeaders(
  query: URLSearchParams,
  isKnown: (name: string) => boolean,
): Readonly<Record<string, string>> {
  return Object.fromEntries(headerPairs(ignoredParameters(query, isKnown)))
}

/**
 * Percent-encodes a parameter name after cutting it to the maximum length. The cut never splits a surrogate
 * pair, because half a pair cannot be encoded.
 */
function encodeName(name: string): string {
  return encodeURIComponent(Array.from(name).slice(0, longestName).join(''))
}
