import type { NamedThing } from '~/contracts/schema/endpoint'
import type { SymbolInstead } from '~/contracts/schema/parameters'
import { Problem } from './problem.server'

/** Maximum number of characters of a requested value that a response repeats. */
const longestEcho = 200

/** Returns a 404 problem for an unknown path. The problem suggests the most similar known paths. */
export function unknownPath(path: string, suggestions: readonly string[]): Problem {
  const detail = `Nothing found at ${path.slice(0, longestEcho)}.`
  if (suggestions.length === 0)
    return new Problem('not_found', detail, { members: { hint: 'All endpoints are listed at /api/docs.' } })
  const hint = `Did you mean ${suggestions.join(', ').replace(/, ([^,]*)$/, ' or $1')}?`
  return new Problem('not_found', detail, { members: { hint, suggestions: [...suggestions] } })
}

/**
 * Returns a 404 problem for an unknown parameter value. `value` is the string that the client sent. `hint`
 * suggests what the client can do instead.
 */
export function unknownThing(
  { parameter, thing }: NamedThing,
  value: string,
  hint: string | undefined,
): Problem {
  const said = value.slice(0, longestEcho)
  return new Problem('not_found', `Unknown ${thing}: ${said} (parameter ${parameter}).`, {
    errors: [{ parameter, message: `is not a known ${thing}: ${said}` }],
    ...(hint !== undefined && { members: { hint } }),
  })
}

/** Suggests the search if a client sends a symbol where a mint is required. */
export function searchInstead({ symbol }: SymbolInstead): {
  readonly hint: string
  readonly suggestions: string[]
} {
  const path = `/api/search?q=${encodeURIComponent(symbol)}`
  return { hint: `${symbol} looks like a symbol. Search for its mint: ${path}`, suggestions: [path] }
}

/** Returns a 404 problem for a path that contains a symbol where a mint is required. */
export function symbolInPath(parameter: string, instead: SymbolInstead): Problem {
  const detail = `Unknown mint: ${instead.symbol} (parameter ${parameter}).`
  return new Problem('not_found', detail, {
    errors: [{ parameter, message: 'must be a mint: an address, 32 bytes in base58' }],
    members: searchInstead(instead),
  })
}
