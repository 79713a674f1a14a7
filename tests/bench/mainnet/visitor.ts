import { setTimeout as pause } from 'node:timers/promises'
import { mints } from '~/domain/token/mints'

/** Response times of each path, milliseconds. */
export type ResponseTimes = ReadonlyMap<string, readonly number[]>

const pages = ['/', `/tokens/${mints.wSOL}`, '/drift/dashboard/orders/0', '/jupiter/dashboard', '/tokens']
/** `{usd}` is an amount that differs between requests, so that none of these responses is from a cache. */
const lists = [
  '/api/dca/all?size=50&minAmountUsd={usd}',
  '/api/limit/all?size=50&minAmountUsd={usd}',
  '/api/drift/markets/all/orders?size=50&minAmountUsd={usd}',
  '/api/trades?minUsd={usd}',
]
/** All visitors request the same pages and this list, so most of these responses are from a cache. */
const shared = [...pages, '/api/tokens?size=50']
/** Paths that a visitor requests. */
export const visitedPaths: readonly string[] = [...shared, ...lists]

/** Number of rounds in all phases. Amounts are in thousandths of a dollar, so they leave out hardly any row. */
let rounds = 0
const pauseMs = 200
const longestMs = 30_000

/** Requests all paths in turns until `signal`. A response that fails counts with the longest time. */
export async function visitUntil(
  url: string,
  key: string,
  signal: AbortSignal,
): Promise<{ readonly times: ResponseTimes; readonly failures: readonly string[] }> {
  const times = new Map<string, number[]>(visitedPaths.map((path) => [path, []]))
  const failures: string[] = []
  while (!signal.aborted) {
    rounds += 1
    for (const path of visitedPaths) {
      if (signal.aborted) break
      const headers = path.startsWith('/api') ? { 'X-API-Key': key } : undefined
      const requestedMs = performance.now()
      const problem = await request(url + path.replace('{usd}', String(rounds / 1_000)), headers)
      if (problem !== undefined) failures.push(`${path}: ${problem}`)
      times.get(path)?.push(problem === undefined ? performance.now() - requestedMs : longestMs)
      await pause(pauseMs)
    }
  }
  return { times, failures }
}

/** Reads a response. Returns what is wrong with it. */
async function request(
  url: string,
  headers: Record<string, string> | undefined,
): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(longestMs)
    const response = await fetch(url, { signal, ...(headers && { headers }) })
    await response.arrayBuffer()
    return response.ok ? undefined : String(response.status)
  } catch (error) {
    return String(error)
  }
}
