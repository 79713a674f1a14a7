import type { QueryCache } from './query-cache.server'

/** Maximum number of results that are kept with one cached value. Any further one is computed for each request. */
const mostResults = 200

/**
 * Creates a function that derives results from a cached value, such as sums of all tokens, and keeps them as long as
 * that value. So all figures that come from the same value agree, and requests for the same result get the same
 * object, which is serialised only once. `name`: parameters of the request.
 */
export function createDerivedResults<Value extends object, Result>({
  cache,
}: {
  readonly cache: Pick<QueryCache, 'runUncached'>
}) {
  const results = new WeakMap<Value, Map<string, Promise<Result>>>()
  return (value: Value, name: string, load: () => Promise<Result>): Promise<Result> => {
    const ofValue = results.get(value) ?? new Map<string, Promise<Result>>()
    results.set(value, ofValue)
    const loading = ofValue.get(name) ?? cache.runUncached(load)
    if (ofValue.size < mostResults) ofValue.set(name, loading)
    loading.catch(() => ofValue.delete(name))
    return loading
  }
}
