/**
 * Returns the path of the page of a trader, a token or a DCA order. The page itself finds out which of these
 * the key is.
 */
export function traderPath(key: string): string {
  return `/jupiter/dca/${encodeURIComponent(key)}`
}

/**
 * Returns the path of a trader's page with the positions, orders and fills at the perps venues. The page also accepts
 * a User account, and finds the wallet that owns it.
 */
export function perpTraderPath(key: string): string {
  return `${traderPath(key)}?tab=perps`
}
