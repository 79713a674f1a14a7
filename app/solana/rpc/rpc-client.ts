import type { Slot } from '~/domain/base/time'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import { createHttpSource, type Fetch, type HttpObserver } from '../http/http-source'
import { redactSecrets } from '../http/redact-secrets'
import { RefusedError } from '../http/refused-error'
import { createRpcBatches } from './batches'
import { type ErrorOf, type RpcCall, type RpcOutcome, readResponse } from './response'
import { createRpcRetries } from './retries'
import { CallFailure, kindOfFailure, RpcError, rpcErrorOf } from './rpc-error'
import { createRpcTransport } from './transport'

export type { RpcCall, RpcOutcome } from './response'

/** Sends calls to a node. */
export interface RpcCaller {
  /**
   * Sends one call. Throws `RpcError` for a final refusal. Throws `RetryableError` after a few retries for a
   * failure that may not recur.
   */
  call<T>(call: RpcCall<T>): Promise<T>
  /**
   * Sends several calls together. Returns their outcomes in the order of the calls. Throws only if the whole
   * request fails, or if the node refuses every one of several calls.
   */
  callAll<T>(calls: readonly RpcCall<T>[]): Promise<readonly RpcOutcome<T>[]>
}

/**
 * JSON-RPC over HTTP for real nodes. Such nodes may be slow, rate-limited or down, or send something other
 * than JSON-RPC.
 */
export interface RpcClient extends RpcCaller {
  /**
   * A client like this one, but with low priority. Its calls wait behind all other calls in the request
   * budget.
   */
  readonly lowPriority: RpcCaller
  /**
   * Maximum number of calls per request. `callAll` splits longer lists. If the node refuses a request as too
   * large, `callAll` sends fewer calls per request.
   */
  readonly callsPerRequest: number
  /**
   * Sends one call without retries, for a response that is too large for memory. `read` receives the body as
   * it arrives. `errorOf` converts an error found in the body.
   */
  stream<T>(
    method: string,
    params: readonly unknown[],
    read: (response: Response, errorOf: ErrorOf) => Promise<T>,
  ): Promise<T>
  /** Why the RPC can't be used at the moment, as a sentence. `undefined`: no problem. */
  problem(): string | undefined
  counters(): Readonly<Record<string, number>>
  /** Ends all calls in progress. */
  stop(): void
}

export interface RpcClientOptions {
  readonly url: string
  /** Headers of each request, such as one with a key. They never appear in a message. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Name of the setting that contains the URL of this node, for messages. Default: SOLANA_RPC_URL. */
  readonly setting?: string | undefined
  readonly clock: Clock
  /** Returns a uniform random number in [0, 1). */
  readonly random: () => number
  readonly requestsPerSecond: number
  /** Time limit for a request and its response, milliseconds. Default: 15 s. */
  readonly deadlineMs?: number | undefined
  /** Maximum number of attempts before the error is thrown. Default: 4. */
  readonly attempts?: number | undefined
  /**
   * Number of consecutive failures after which no requests are sent for a while. Default: 5; `Infinity`:
   * requests are always sent.
   */
  readonly failuresBeforeRest?: number | undefined
  /** Receives for each request whether the node is usable. */
  readonly observer?: HttpObserver | undefined
  /**
   * Whether the chain may have reached a slot. A response with another slot counts as unreadable. Default: every
   * slot is accepted.
   */
  readonly allowsSlot?: ((slot: Slot) => boolean) | undefined
  readonly log?: Log | undefined
  readonly fetch?: Fetch | undefined
}

/**
 * Limits the size of one request. It may use half a second of the request budget, so that other requests do
 * not wait long behind it. It may contain 100 calls, because nodes refuse larger batches.
 */
const secondsPerRequest = 0.5
const mostCallsPerRequest = 100

export function createRpcClient(options: RpcClientOptions): RpcClient {
  const { clock, random, observer, log, attempts = 4, deadlineMs = 15_000 } = options
  const { http, errorOf } = createRpcSource(options)
  const judging = { errorOf, allowsSlot: options.allowsSlot ?? (() => true) }
  const transport = createRpcTransport({ ...options, http, deadlineMs, errorOf })
  const stopped = new AbortController()
  const retries = createRpcRetries({ clock, random, attempts, signal: stopped.signal })
  const callsPerRequest = callsWithin(options.requestsPerSecond)
  let lastId = 0

  function requestOf({ method, params }: Omit<RpcCall<unknown>, 'parse'>) {
    lastId += 1
    return { jsonrpc: '2.0', id: lastId, method, params }
  }

  /**
   * Reports from the result of a call whether the node is usable. The HTTP status alone is not enough,
   * because an unusable node may respond with a successful status.
   */
  function observe<T>(outcome: RpcOutcome<T>): RpcOutcome<T> {
    if (outcome.ok || outcome.error instanceof RpcError) observer?.answered()
    else if (kindOfFailure(outcome.error) !== 'not-yet') observer?.refused(outcome.error.message)
    return outcome
  }

  /**
   * Sends a call in a separate request. Throws if the node can't be used. If the node refuses this method,
   * the refusal is returned as the outcome of the call, and so is a failure that concerns only this call.
   */
  async function requestOne<T>(call: RpcCall<T>, isLowPriority: boolean): Promise<RpcOutcome<T>> {
    const request = requestOf(call)
    try {
      const sent = { content: request, weight: 1, isLowPriority, what: call.method }
      return await transport.post(sent, (json) => observe(readResponse({ call, request }, json, judging)))
    } catch (error) {
      if (error instanceof RefusedError) return { ok: false, error }
      if (error instanceof CallFailure) return observe<T>({ ok: false, error })
      throw error
    }
  }

  const batches = createRpcBatches({
    ...{ transport, judging, requestOf, requestOne, observe },
    ...{ callsPerRequest, clock, log },
  })

  async function callAll<T>(
    calls: readonly RpcCall<T>[],
    isLowPriority: boolean,
  ): Promise<readonly RpcOutcome<T>[]> {
    const outcomes: RpcOutcome<T>[] = []
    while (outcomes.length < calls.length) {
      const rest = calls.slice(outcomes.length)
      outcomes.push(...(await retries.run(() => batches.requestSome(rest, isLowPriority))))
    }
    const [first] = outcomes
    if (outcomes.length > 1 && first?.ok === false && outcomes.every(isRefused)) throw first.error
    return outcomes
  }

  async function call<T>(call: RpcCall<T>, isLowPriority: boolean): Promise<T> {
    return retries.run(async () => {
      const outcome = await requestOne(call, isLowPriority)
      if (!outcome.ok) throw outcome.error
      return outcome.value
    })
  }

  function callerOf(isLowPriority: boolean): RpcCaller {
    return {
      call: (one) => call(one, isLowPriority),
      callAll: (calls) => callAll(calls, isLowPriority),
    }
  }

  return {
    callsPerRequest,
    ...callerOf(false),
    lowPriority: callerOf(true),
    async stream(method, params, read) {
      const content = requestOf({ method, params })
      const value = await transport.stream(content, method, (response) => read(response, errorOf))
      observer?.answered()
      return value
    },
    problem: http.problem,
    counters: () => ({ ...http.counters(), retries: retries.count() }),
    stop() {
      stopped.abort()
      http.stop()
    },
  }
}

/**
 * Creates the HTTP source of the node and its error converter. Messages name the setting of the node, never
 * its URL.
 */
function createRpcSource(options: RpcClientOptions) {
  const { url, headers = {}, observer, setting = 'SOLANA_RPC_URL' } = options
  const hint = `Check ${setting}.`
  const http = createHttpSource({
    ...options,
    name: 'Solana RPC',
    refusalHint: (status) => (status === 429 ? 'Check RPC_REQUESTS_PER_SECOND.' : hint),
    // A successful HTTP status is not reported here. Whether the node is usable is reported later, when the
    // result of the call has been parsed.
    observer: observer && { ...observer, answered: () => undefined },
  })
  const errorOf: ErrorOf = ({ code, message }, method) => {
    const error = rpcErrorOf({ code, message: redactSecrets(message, { url, headers }) }, { method, hint })
    if (kindOfFailure(error) === 'limited') http.limited()
    return error
  }
  return { http, errorOf }
}

function callsWithin(requestsPerSecond: number): number {
  return Math.max(1, Math.min(mostCallsPerRequest, Math.floor(requestsPerSecond * secondsPerRequest)))
}

function isRefused(outcome: RpcOutcome<unknown>): boolean {
  return !outcome.ok && outcome.error instanceof RefusedError
}
