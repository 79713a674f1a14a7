/** Whether a URL points to this machine. Servers there belong to the operator and have no rate limit. */
export function isLoopback(url: string): boolean {
  const { hostname } = new URL(url)
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
}

/** Number of requests per second for an endpoint on this machine; in effect unlimited. */
export const unmetered = 20_000
