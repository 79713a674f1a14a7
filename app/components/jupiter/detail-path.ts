/** A trader's own page: named as a trader, so that his key is not taken for anything else. */
export function traderPath(key: string): string {
  return `/jupiter/dca/${encodeURIComponent(key)}`
}
