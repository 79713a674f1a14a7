/**
 * Returns the path of a trader's page. The path states that the key is a trader, so the page does not mistake
 * the key for a token or an order.
 */
export function traderPath(key: string): string {
  return `/jupiter/dca/${encodeURIComponent(key)}`
}
