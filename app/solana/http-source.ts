import { setMaxListeners } from 'node:events'
import { createBackoff } from '~/lib/backoff'
import { createCircuitBreaker } from '~/lib/circuit-breaker'
import type { Clock } from '~/lib/clock'
import { createDeadline } from '~/lib/deadline'
import { describeError, RetryableError } from '~/lib/retryable-error'
import { createTokenBucket } from '~/lib/token-bucket'
import { createTurnstile } from '~/lib/turnstile'
import { retryAfterMs } from './retry-after'

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export interface HttpSourceOptions {
  /** Name for sentences, e.g. "Solana RPC". The address is never printed: it may hold a key. */
  readonly name: string
  readonly clock: Clock
  /** Uniform in [0, 1). */
  readonly random: () => number
  /** Requests a second that the other side allows; a burst of one second passes at once. */
  readonly requestsPerSecond: number
  readonly fetch?: Fetch | undefined
}

export interface HttpRequest {
  readonly url: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
  /** For the request and the reading of its answer together; waiting for the budget does not count. */
  readonly deadlineMs: number
  /** How many requests this one counts as against the budget. Default 1. */
  readonly weight?: number
  /** It waits behind every request that is not patient, also behind those that come later. */
  readonly isPatient?: boolean | undefined
}

/** HTTP towards a source that may be slow, limited or down. */
export interface HttpSource {
  /**
   * Sends (POST with a body, GET without) and reads the answer. Throws `RetryableError` for everything that may work later: no
   * connection, deadline, 429 with its Retry-After, 5xx, a body that breaks off or that `read` can't read, an open circuit. Whoever
   * asks first goes first, and waits for the budget as long as it takes.
   */
  send<T>(request: HttpRequest, read: (response: Response) => Promise<T>): Promise<T>
  /** Why the source can't be used at the moment, as a sentence; undefined while it works. */
  problem(): string | undefined
  counters(): { readonly requests: number; readonly failures: number; readonly limited: number }
  /** Ends all requests under way; later ones fail. */
  stop(): void
}

const failuresThatOpen = 5

export function createHttpSource(options: HttpSourceOptions): HttpSource {
  const { clock, random, name, requestsPerSecond, fetch = globalThis.fetch } = options
  const capacity = Math.max(1, requestsPerSecond)
  const budget = createTokenBucket({ capacity, perSecond: requestsPerSecond, clock })
  const backoff = createBackoff({ firstMs: 500, longestMs: 30_000, random })
  const breaker = createCircuitBreaker({ threshold: failuresThatOpen, backoff, clock })
  const stopped = new AbortController()
  setMaxListeners(0, stopped.signal) // one listener for each request under way
  const turnstile = createTurnstile(budget, stopped.signal)
  const counters = { requests: 0, failures: 0, limited: 0 }
  let limitedUntilMs = Number.NEGATIVE_INFINITY
  let lastProblem: string | undefined

  function fail(problem: string, waitMs?: number, cause?: unknown): RetryableError {
    counters.failures += 1
    breaker.failed()
    lastProblem = problem
    return new RetryableError(problem, waitMs, cause)
  }

  /** Refused requests give back what they took, so that a line in front of a source at rest dissolves at once. */
  async function waitForTurn(weight: number, isPatient: boolean): Promise<void> {
    await (isPatient ? turnstile.passPatiently(weight) : turnstile.pass(weight))
    if (stopped.signal.aborted) throw new RetryableError(`The ${name} is not asked any more.`)
    try {
      refuseWhileResting()
    } catch (error) {
      budget.add(weight)
      throw error
    }
  }

  function refuseWhileResting(): void {
    const limitedMs = limitedUntilMs - clock.monotonicMs()
    if (limitedMs > 0) throw new RetryableError(`The ${name} limits our rate.`, limitedMs)
    const blockedMs = breaker.blockedMs()
    if (blockedMs > 0) throw new RetryableError(lastProblem ?? `The ${name} rests.`, blockedMs)
  }

  function refuseByStatus({ status, headers }: Response): void {
    const waitMs = retryAfterMs(headers, clock.nowMs())
    if (status === 429) {
      counters.limited += 1
      limitedUntilMs = clock.monotonicMs() + (waitMs ?? 1000)
      breaker.succeeded()
      throw new RetryableError(`The ${name} limits our rate (429).`, waitMs ?? 1000)
    }
    if (status >= 500) throw fail(`The ${name} answers with status ${status}.`, waitMs)
  }

  return {
    counters: () => counters,
    problem: () => lastProblem,
    stop: () => stopped.abort(),
    async send({ url, body, headers = {}, deadlineMs, weight = 1, isPatient = false }, read) {
      await waitForTurn(weight, isPatient)
      const deadline = createDeadline(deadlineMs, stopped.signal)
      const { signal } = deadline
      try {
        counters.requests += 1
        const init = body === undefined ? { headers, signal } : { method: 'POST', body, headers, signal }
        const response = await fetch(url, init)
        refuseByStatus(response)
        const answer = await read(response)
        breaker.succeeded()
        lastProblem = undefined
        return answer
      } catch (error) {
        if (error instanceof RetryableError) throw error
        const why = deadline.expired() ? `no answer within ${deadlineMs / 1000} s` : describeError(error)
        throw fail(`The ${name} can't be used: ${why}.`, undefined, error)
      } finally {
        deadline.release()
      }
    },
  }
}
