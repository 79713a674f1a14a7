import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import { createHttpSource, type Fetch, type HttpObserver } from './http-source'
import { redactSecrets } from './redact-secrets'
import { RefusedError } from './refused-error'
import { type ErrorOf, type RpcCall, type RpcOutcome, readAnswer } from './rpc-answer'
import { createRpcBatches } from './rpc-batches'
import { kindOfFailure, RpcError, rpcErrorOf } from './rpc-error'
import { createRpcRetries } from './rpc-retries'
import { createRpcTransport } from './rpc-transport'

export type { RpcCall, RpcOutcome } from './rpc-answer'

/** How a node is asked. */
export interface RpcCaller {
  /** Throws `RpcError` for a refusal that is final and `RetryableError` for what may work later, after trying a few times itself. */
  call<T>(call: RpcCall<T>): Promise<T>
  /**
   * Several calls at once. Each has its own outcome, in the order of the calls; throws only if the request as a whole failed, or if
   * the node refuses all of several.
   */
  callAll<T>(calls: readonly RpcCall<T>[]): Promise<readonly RpcOutcome<T>[]>
}

/** JSON-RPC over HTTP for nodes as they are: slow, limited, down, or answering with something else than JSON-RPC. */
export interface RpcClient extends RpcCaller {
  /** The same for whoever can wait: behind all other calls within the budget. */
  readonly patient: RpcCaller
  /** Calls that go into one request; `callAll` makes several requests of more, and of fewer where the node refuses so many. */
  readonly callsPerRequest: number
  /** One call whose answer is too large to hold: one attempt, `read` takes the body as it arrives, and `errorOf` makes an error of what it finds there. */
  stream<T>(
    method: string,
    params: readonly unknown[],
    read: (response: Response, errorOf: ErrorOf) => Promise<T>,
  ): Promise<T>
  /** Why the RPC can't be used at the moment, as a sentence; undefined while it works. */
  problem(): string | undefined
  counters(): Readonly<Record<string, number>>
  /** Ends all calls under way. */
  stop(): void
}

export interface RpcClientOptions {
  readonly url: string
  /** The setting that names this node, for messages. Default SOLANA_RPC_URL. */
  readonly setting?: string | undefined
  readonly clock: Clock
  /** Uniform in [0, 1). */
  readonly random: () => number
  readonly requestsPerSecond: number
  /** For a request and its answer, milliseconds. Default 15 s. */
  readonly deadlineMs?: number | undefined
  /** How often a call is sent at most before its failure is the caller's. Default 4. */
  readonly attempts?: number | undefined
  /** Failures in a row after which nothing is sent for a while. Default 5; `Infinity` = never. */
  readonly failuresBeforeRest?: number | undefined
  /** Hears of each request whether the node is of use. */
  readonly observer?: HttpObserver | undefined
  readonly log?: Log | undefined
  readonly fetch?: Fetch | undefined
}

/** A request takes half a second of the budget at most, so that others don't wait long behind it; nodes refuse batches above about 100. */
const secondsPerRequest = 0.5
const mostCallsPerRequest = 100

export function createRpcClient(options: RpcClientOptions): RpcClient {
  const { url, clock, random, observer, log, attempts = 4, deadlineMs = 15_000 } = options
  const { http, errorOf } = createRpcSource(options)
  const transport = createRpcTransport({ http, url, clock, deadlineMs, errorOf })
  const stopped = new AbortController()
  const retries = createRpcRetries({ clock, random, attempts, signal: stopped.signal })
  const callsPerRequest = callsWithin(options.requestsPerSecond)
  let lastId = 0

  function requestOf({ method, params }: Omit<RpcCall<unknown>, 'parse'>) {
    lastId += 1
    return { jsonrpc: '2.0', id: lastId, method, params }
  }

  /** What the node says of a call tells whether it is of use at all, also where HTTP says that all is well. */
  function observe<T>(outcome: RpcOutcome<T>): RpcOutcome<T> {
    if (outcome.ok || outcome.error instanceof RpcError) observer?.answered()
    else if (kindOfFailure(outcome.error) !== 'not-yet') observer?.refused(outcome.error.message)
    return outcome
  }

  /** A call in a request of its own. Throws where the node can't be used; that it refuses this method is the call's own outcome. */
  async function askOne<T>(call: RpcCall<T>, isPatient: boolean): Promise<RpcOutcome<T>> {
    const request = requestOf(call)
    try {
      const sent = { content: request, weight: 1, isPatient, what: call.method }
      return await transport.post(sent, (json) => observe(readAnswer({ call, request }, json, errorOf)))
    } catch (error) {
      if (error instanceof RefusedError) return { ok: false, error }
      throw error
    }
  }

  const batches = createRpcBatches({
    ...{ transport, errorOf, requestOf, askOne, observe },
    ...{ callsPerRequest, clock, log },
  })

  async function callAll<T>(
    calls: readonly RpcCall<T>[],
    isPatient: boolean,
  ): Promise<readonly RpcOutcome<T>[]> {
    const outcomes: RpcOutcome<T>[] = []
    while (outcomes.length < calls.length) {
      const rest = calls.slice(outcomes.length)
      outcomes.push(...(await retries.run(() => batches.askSome(rest, isPatient))))
    }
    const [first] = outcomes
    if (outcomes.length > 1 && first?.ok === false && outcomes.every(isRefused)) throw first.error
    return outcomes
  }

  async function call<T>(call: RpcCall<T>, isPatient: boolean): Promise<T> {
    return retries.run(async () => {
      const outcome = await askOne(call, isPatient)
      if (!outcome.ok) throw outcome.error
      return outcome.value
    })
  }

  function callerOf(isPatient: boolean): RpcCaller {
    return {
      call: (one) => call(one, isPatient),
      callAll: (calls) => callAll(calls, isPatient),
    }
  }

  return {
    callsPerRequest,
    ...callerOf(false),
    patient: callerOf(true),
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

/** The node as an HTTP source, and what its errors say: the setting that names it, never its address. */
function createRpcSource(options: RpcClientOptions) {
  const { url, observer, setting = 'SOLANA_RPC_URL' } = options
  const hint = `Check ${setting}.`
  const http = createHttpSource({
    ...options,
    name: 'Solana RPC',
    refusalHint: (status) => (status === 429 ? 'Check RPC_REQUESTS_PER_SECOND.' : hint),
    // That HTTP works says little: what the answer says of the node is observed where it is read.
    observer: observer && { ...observer, answered: () => undefined },
  })
  const errorOf: ErrorOf = ({ code, message }, method) =>
    rpcErrorOf({ code, message: redactSecrets(message, { url }) }, { method, hint })
  return { http, errorOf }
}

function callsWithin(requestsPerSecond: number): number {
  return Math.max(1, Math.min(mostCallsPerRequest, Math.floor(requestsPerSecond * secondsPerRequest)))
}

function isRefused(outcome: RpcOutcome<unknown>): boolean {
  return !outcome.ok && outcome.error instanceof RefusedError
}
