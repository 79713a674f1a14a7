import { readProblem, type SextantProblem, SextantUnreachable } from './problem.ts'
import { backoffMs, wait } from './wait.ts'

/** Settings that all requests of a client share. */
export interface Connection {
  /** Origin of the service without a trailing slash. */
  readonly baseUrl: string
  readonly headers: Readonly<Record<string, string>>
  readonly fetch: typeof fetch
  /** Maximum number of retries after the first attempt. */
  readonly retries: number
  /**
   * Maximum wait that the client accepts from a `Retry-After` header, milliseconds. If the service requires a
   * longer wait, the client throws the problem instead of retrying.
   */
  readonly longestWaitMs: number
}

type Value = string | number | boolean | readonly (string | number)[] | undefined

/** Builds the URL of a request. Throws `TypeError` if a path parameter is missing or empty. */
export function addressOf(
  baseUrl: string,
  path: string,
  named: Readonly<Record<string, Value>>,
  query: Readonly<Record<string, Value>>,
): URL {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = named[name]
    if (value === undefined || value === '') throw new TypeError(`${path} needs path.${name}`)
    return encodeURIComponent(String(value))
  })
  const url = new URL(baseUrl + filled)
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, String(value)) // List parameters are comma-separated.
  return url
}

/** HTTP status codes of temporary failures. */
const passing = new Set([429, 502, 503, 504])

/**
 * Sends a request and retries it after temporary failures. Retries are safe, because all requests only read
 * data.
 */
export async function request(
  { fetch, headers, retries, longestWaitMs }: Connection,
  url: URL,
  init: { readonly headers?: Readonly<Record<string, string>>; readonly signal?: AbortSignal | undefined },
): Promise<Response> {
  const { signal } = init
  for (let attempt = 0; ; attempt++) {
    const outcome = await attemptOnce(() =>
      fetch(url, { headers: { ...headers, ...init.headers }, signal: signal ?? null }),
    )
    if (outcome instanceof Response) return outcome
    signal?.throwIfAborted()
    const waitMs = pauseBefore(outcome, attempt)
    if (attempt >= retries || waitMs === undefined || waitMs > longestWaitMs) throw outcome
    await wait(waitMs, signal)
  }
}

async function attemptOnce(
  fetchOnce: () => Promise<Response>,
): Promise<Response | SextantProblem | SextantUnreachable> {
  try {
    const response = await fetchOnce()
    return response.ok ? response : await readProblem(response)
  } catch (cause) {
    return new SextantUnreachable('The service is unreachable.', { cause })
  }
}

/** Returns the wait before the next attempt, milliseconds. Returns `undefined` if a retry cannot help. */
function pauseBefore(failure: SextantProblem | SextantUnreachable, attempt: number): number | undefined {
  if (failure instanceof SextantUnreachable) return backoffMs(attempt)
  if (!passing.has(failure.status)) return undefined
  return failure.retryAfterSeconds === undefined ? backoffMs(attempt) : failure.retryAfterSeconds * 1_000
}
