/**
 * Returns the path of the page of a trader, a token or a DCA order. The page itself finds out which of these
 * the key is.
 */
export function traderPath(key: string): string {
  return `/jupiter/dca/${encodeURIComponent(key)}`
}
