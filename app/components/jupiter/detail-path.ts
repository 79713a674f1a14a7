/**
 * Returns the address of a trader's page. The address fixes the kind, so the key is not mistaken for a token
 * or an order.
 */
export function traderPath(key: string): string {
  return `/jupiter/dca/${encodeURIComponent(key)}`
}
