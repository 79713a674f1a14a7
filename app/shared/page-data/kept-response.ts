/** Last successful response of a page, and the URL of the page at that time. */
export interface KeptResponse<Result> {
  readonly pathname: string
  readonly search: string
  /** The response as it was loaded. */
  readonly loaded: Result
  /** The response, with earlier data for the panels that could not be read. */
  readonly result: Result
}

/**
 * Applies a response to the last response of a page. `keep` adds earlier data to a response for the same URL.
 */
export function keepResponse<Result>(
  before: KeptResponse<Result> | undefined,
  loaded: Result,
  { pathname, search }: Pick<KeptResponse<Result>, 'pathname' | 'search'>,
  keep: ((last: Result, next: Result) => Result) | undefined,
): KeptResponse<Result> {
  // The URL can change without a load, and then the response belongs to the new URL, too.
  if (before?.loaded === loaded) return { ...before, pathname, search }
  const isSameView = before?.pathname === pathname && before.search === search
  return { pathname, search, loaded, result: isSameView && keep ? keep(before.result, loaded) : loaded }
}
