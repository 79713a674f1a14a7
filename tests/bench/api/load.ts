import autocannon from 'autocannon'

/** Latencies of a steady load. */
export interface Steady {
  readonly p50Ms: number
  readonly p99Ms: number
  readonly failures: number
}

const seconds = 4

/**
 * Sends requests at a steady rate, independent of the responses. A slow response delays later requests, and
 * that delay counts (no coordinated omission).
 */
export async function askSteadily(
  url: string,
  headers: Readonly<Record<string, string>>,
  perSecond: number,
): Promise<Steady> {
  const result = await autocannon({
    url,
    headers: { ...headers },
    connections: 10,
    overallRate: perSecond,
    duration: seconds,
  })
  return { p50Ms: result.latency.p50, p99Ms: result.latency.p99, failures: failuresOf(result) }
}

function failuresOf({ errors, timeouts, non2xx }: autocannon.Result): number {
  return errors + timeouts + non2xx
}
