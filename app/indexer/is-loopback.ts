/** Whether an address is on this machine: what listens there is ours, and limits nobody. */
export function isLoopback(url: string): boolean {
  const { hostname } = new URL(url)
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
}

/** Requests per second of a loopback endpoint. */
export const unmetered = 20_000
