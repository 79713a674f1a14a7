import { setMaxListeners } from 'node:events'
import { z } from 'zod'
import { createBackoff } from '~/lib/async/backoff'
import { createCircuitBreaker } from '~/lib/async/circuit-breaker'
import { createDeadline } from '~/lib/async/deadline'
import { createRequestQueue } from '~/lib/async/request-queue'
import { describeError, RetryableError } from '~/lib/async/retryable-error'
import { createTokenBucket } from '~/lib/async/token-bucket'
import type { Clock } from '~/lib/clock'
import { NotSentError } from './not-sent-error'
import { redactSecrets } from './redact-secrets'
import { RefusedError } from './refused-error'
import { limitPauseMs, retryAfterMs } from './retry-after'
import { isRefusal, StatusError, statusErrorOf } from './status-error'

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export interface HttpSourceOptions {
  /**
   * Name of the server for messages, e.g. "Solana RPC". Messages must not contain the URL, because it may
   * contain a key.
   */
  readonly name: string
  readonly clock: Clock
  /** Returns a uniform random number in [0, 1). */
  readonly random: () => number
  /**
   * Number of requests per second that the server allows. A burst may contain as many requests as one second
   * allows.
   */
  readonly requestsPerSecond: number
  /**
   * Hint for operators, appended to the message of a refusal, such as "Set JUPITER_API_KEY." A string is used
   * for 401, 403 and 429. A function is called with every status that is a refusal or a rate limit.
   * `undefined`: no hint.
   */
  readonly refusalHint?: string | ((status: number) => string | undefined) | undefined
  /** Pause before the next request after a refusal, milliseconds. Default: 15 seconds. */
  readonly refusalRestMs?: number | undefined
  /**
   * Number of consecutive failures after which no requests are sent for a while. Default: 5; `Infinity`:
   * requests are always sent.
   */
  readonly failuresBeforeRest?: number | undefined
  /** Receives the outcome of each sent request. */
  readonly observer?: HttpObserver | undefined
  readonly fetch?: Fetch | undefined
}

export interface HttpObserver {
  /** The server sent a usable response. */
  answered(): void
  /**
   * The request failed: no connection, no response within the deadline, a status of 500 or above, or a body
   * that was cut off.
   */
  failed(problem: string): void
  /** The server refused the request or reported a rate limit. */
  refused(problem: string): void
}

export interface HttpRequest {
  readonly url: string
  readonly body?: string
  /** Name of the request for messages, such as `getSlot`. Default: "the request". */
  readonly what?: string | undefined
  /**
   * Whether `read` receives responses of every status except 429. `read` must throw `StatusError` for a
   * response that it can't use. Default: false.
   */
  readonly readsFailures?: boolean | undefined
  readonly headers?: Readonly<Record<string, string>>
  /**
   * Time limit for sending the request and reading its response, milliseconds. Waiting for the request budget
   * does not count.
   */
  readonly deadlineMs: number
  /** Number of requests that this request consumes from the budget. Default: 1. */
  readonly weight?: number
  /**
   * Whether the request has low priority. A low-priority request waits behind all other requests, even later
   * ones.
   */
  readonly isLowPriority?: boolean | undefined
}

/** HTTP client for a server that may be slow, limited or down. */
export interface HttpSource {
  /**
   * Sends a request (POST with a body, GET without) and reads the response. Requests are sent in order and
   * wait for the budget without a time limit. Throws `RetryableError` for every failure that may not recur:
   * no connection, deadline, 429 with its Retry-After, 5xx, a body that is cut off or unreadable. Throws
   * `RefusedError` for any other status from 400 on, and `NotSentError` while the circuit is open or a rate
   * limit lasts; both are subclasses of `RetryableError`. The error of a request that was sent has a `cause`.
   */
  send<T>(request: HttpRequest, read: (response: Response) => Promise<T>): Promise<T>
  /**
   * Pauses all requests, as after a 429. For a rate limit that is reported in a response with another status.
   */
  limited(): void
  /** Why the source can't be used at the moment, as a sentence. `undefined`: it works. */
  problem(): string | undefined
  counters(): { readonly requests: number; readonly failures: number; readonly limited: number }
  /** Aborts all requests in progress. Later requests fail. */
  stop(): void
}

export function createHttpSource(options: HttpSourceOptions): HttpSource {
  const { clock, random, name, requestsPerSecond, observer, fetch = globalThis.fetch } = options
  const { failuresBeforeRest: threshold = 5 } = options
  const hintOf = createHints(options.refusalHint)
  const capacity = Math.max(1, requestsPerSecond)
  const budget = createTokenBucket({ capacity, perSecond: requestsPerSecond, clock })
  const backoff = createBackoff({ firstMs: 500, longestMs: 30_000, random })
  const breaker = createCircuitBreaker({ threshold, backoff, clock })
  const stopped = new AbortController()
  setMaxListeners(0, stopped.signal) // no limit on listeners, because each request in progress adds one
  const queue = createRequestQueue(budget, stopped.signal)
  const counters = { requests: 0, failures: 0, limited: 0 }
  let limitedUntilMs = Number.NEGATIVE_INFINITY
  let lastProblem: string | undefined

  function fail(problem: string, waitMs: number | undefined, cause: unknown): RetryableError {
    counters.failures += 1
    breaker.failed()
    observer?.failed(problem)
    lastProblem = problem
    return new RetryableError(problem, waitMs, cause)
  }

  /**
   * Waits in the request queue. While the circuit is open or a rate limit lasts, each request returns its
   * tokens to the budget and fails, so that the queue empties immediately.
   */
  async function acquireTokens(weight: number, isLowPriority: boolean): Promise<void> {
    await (isLowPriority ? queue.acquireLowPriority(weight) : queue.acquire(weight))
    if (stopped.signal.aborted) throw new RetryableError(`The ${name} client has stopped.`)
    try {
      refuseWhileResting()
    } catch (error) {
      budget.add(weight)
      throw error
    }
  }

  function refuseWhileResting(): void {
    const limitedMs = limitedUntilMs - clock.monotonicMs()
    if (limitedMs > 0) throw new NotSentError(`The ${name} limits our request rate.`, limitedMs)
    const blockedMs = breaker.blockedMs()
    if (blockedMs > 0) throw new NotSentError(lastProblem ?? `Requests to the ${name} are paused.`, blockedMs)
  }

  /** Records a refusal. The circuit stays closed, because a refusal shows that the server works. */
  function refuse(problem: string): string {
    breaker.succeeded()
    observer?.refused(problem)
    return problem
  }

  function refuseByLimit({ status, headers }: Response): void {
    if (status !== 429) return
    const waitMs = retryAfterMs(headers, clock.nowMs()) ?? limitPauseMs
    counters.limited += 1
    limitedUntilMs = clock.monotonicMs() + waitMs
    const cause = new StatusError(429, undefined, waitMs)
    throw new RetryableError(
      refuse(`The ${name} limits our request rate (429).${hintOf(429)}`),
      waitMs,
      cause,
    )
  }

  function failByStatus(cause: StatusError, request: HttpRequest): RetryableError {
    const { status, waitMs } = cause
    if (!isRefusal(status)) return fail(`The ${name} responds with status ${status}.`, waitMs, cause)
    counters.failures += 1
    const reason = cause.reason === undefined ? '' : `: ${redactSecrets(cause.reason, request)}`
    const what = request.what ?? 'the request'
    return new RefusedError(
      refuse(`The ${name} refuses ${what} (${status})${reason}.${hintOf(status)}`),
      cause,
      options.refusalRestMs,
    )
  }

  function failureOf(error: unknown, request: HttpRequest, isLate: boolean): unknown {
    if (error instanceof StatusError) return failByStatus(error, request)
    if (error instanceof RetryableError) return error
    const why = isLate ? `no response within ${request.deadlineMs / 1000} s` : whyUnusable(error)
    return fail(`The ${name} can't be used: ${why}.`, undefined, error)
  }

  return {
    counters: () => counters,
    problem: () => lastProblem,
    stop: () => stopped.abort(),
    limited() {
      // One response may report the limit several times, once per call.
      if (limitedUntilMs <= clock.monotonicMs()) counters.limited += 1
      limitedUntilMs = Math.max(limitedUntilMs, clock.monotonicMs() + limitPauseMs)
    },
    async send(request, read) {
      const { url, body, headers = {}, deadlineMs, weight = 1, isLowPriority = false } = request
      await acquireTokens(weight, isLowPriority)
      const deadline = createDeadline(deadlineMs, stopped.signal)
      const { signal } = deadline
      try {
        counters.requests += 1
        const init = body === undefined ? { headers, signal } : { method: 'POST', body, headers, signal }
        const response = await fetch(url, init)
        refuseByLimit(response)
        if (!response.ok && request.readsFailures !== true) throw await statusErrorOf(response, clock.nowMs())
        const reply = await read(response)
        breaker.succeeded()
        observer?.answered()
        lastProblem = undefined
        return reply
      } catch (error) {
        throw failureOf(error, request, deadline.expired())
      } finally {
        deadline.release()
      }
    },
  }
}

/**
 * Returns a function that returns the hint for a status. A hint that is a string applies only to statuses
 * that depend on a key or a plan.
 */
function createHints(hint: HttpSourceOptions['refusalHint']): (status: number) => string {
  const textOf = (status: number): string | undefined => {
    if (typeof hint === 'function') return hint(status)
    return [401, 403, 429].includes(status) ? hint : undefined
  }
  return (status) => {
    const text = textOf(status)
    return text === undefined ? '' : ` ${text}`
  }
}

/** Describes why a response is unusable, without the parser's technical message. */
function whyUnusable(error: unknown): string {
  if (error instanceof SyntaxError) return 'its response is not JSON'
  if (error instanceof z.ZodError) return 'its response has an unexpected form'
  return describeError(error)
}
