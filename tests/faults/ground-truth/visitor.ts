import { setTimeout as pause } from 'node:timers/promises'

/** A visitor who requests pages and API of a web process all the time. */
export interface Visitor {
  /** Responses so far, by status. 0: no connection, or none that lasted. */
  readonly statuses: ReadonlyMap<number, number>
  /** Responses that no fault excuses: 5xx that is not a 503 with `Retry-After`, or JSON that can't be parsed. */
  readonly mistakes: readonly string[]
  /** Resolves when the web process sends data again. Throws after 90 seconds. */
  waitServed(): Promise<void>
  stop(): Promise<void>
}

const paths = ['/api/dca/all', '/', '/readyz', '/api/trades', '/api/status', '/jupiter/dashboard', '/healthz']
const everyMs = 150
const timeoutMs = 15_000
const mostWaitMs = 90_000

export function sendVisitor(origin: string): Visitor {
  const statuses = new Map<number, number>()
  const mistakes: string[] = []
  let isStopped = false

  async function request(path: string): Promise<number> {
    try {
      const response = await fetch(`${origin}${path}`, {
        headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '203.0.113.7' },
        signal: AbortSignal.timeout(timeoutMs),
      })
      const text = await response.text()
      const { status, headers } = response
      if (status >= 500 && !(status === 503 && headers.has('retry-after')))
        mistakes.push(`${path}: ${status} ${text.slice(0, 200)}`)
      if (headers.get('content-type')?.includes('json') && !isJson(text))
        mistakes.push(`${path}: ${status} with invalid JSON ${text.slice(0, 200)}`)
      return status
    } catch {
      return 0 // The process was killed, frozen or cut off, which the caller has done on purpose.
    }
  }

  const visiting = (async () => {
    for (let n = 0; !isStopped; n += 1) {
      const status = await request(paths[n % paths.length] ?? '/')
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      await pause(everyMs)
    }
  })()

  return {
    statuses,
    mistakes,
    async waitServed() {
      const untilMs = performance.now() + mostWaitMs
      while ((await request('/api/dca/all')) !== 200) {
        if (performance.now() > untilMs)
          throw new Error(`not within ${mostWaitMs / 1_000} s: the API responds`)
        await pause(everyMs)
      }
    },
    async stop() {
      isStopped = true
      await visiting
    },
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
