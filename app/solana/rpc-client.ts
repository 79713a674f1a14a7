import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import { createBackoff } from '~/lib/backoff'
import type { Clock } from '~/lib/clock'
import { delay } from '~/lib/delay'
import { createGate } from '~/lib/gate'
import { RetryableError } from '~/lib/retryable-error'
import { createTokenBucket } from '~/lib/token-bucket'
import { readText } from './http-body'
import { createHttpSource, type Fetch } from './http-source'
import { RpcError, rpcErrorOf } from './rpc-error'

/** A call and how its result is read; `parse` answers undefined for a result that it does not understand. */
export interface RpcCall<T> {
  readonly method: string
  readonly params: readonly unknown[]
  readonly parse: (result: unknown) => T | undefined
}

/** Outcome of one call of a batch. */
export type RpcOutcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: RpcError | RetryableError }

/** How a node is asked. */
export interface RpcCaller {
  /** Throws `RpcError` for a refusal that is final and `RetryableError` for what may work later, after trying a few times itself. */
  call<T>(call: RpcCall<T>): Promise<T>
  /** Several calls at once. Each has its own outcome, in the order of the calls; throws only if the request as a whole failed. */
  callAll<T>(calls: readonly RpcCall<T>[]): Promise<readonly RpcOutcome<T>[]>
}

/** JSON-RPC over HTTP for nodes as they are: slow, limited, down, or answering with something else than JSON-RPC. */
export interface RpcClient extends RpcCaller {
  /** The same for whoever can wait: behind all other calls within the budget. */
  readonly patient: RpcCaller
  /** Calls that go into one request; `callAll` makes several requests of more. */
  readonly callsPerRequest: number
  /** One call whose answer is too large to hold: one attempt, `read` takes the body as it arrives. */
  stream<T>(method: string, params: readonly unknown[], read: (response: Response) => Promise<T>): Promise<T>
  /** Why the RPC can't be used at the moment, as a sentence; undefined while it works. */
  problem(): string | undefined
  counters(): Readonly<Record<string, number>>
  /** Ends all calls under way. */
  stop(): void
}

export interface RpcClientOptions {
  readonly url: string
  readonly clock: Clock
  /** Uniform in [0, 1). */
  readonly random: () => number
  readonly requestsPerSecond: number
  readonly fetch?: Fetch | undefined
}

const deadlineMs = 15_000
const streamDeadlineMs = 300_000
const attemptsPerCall = 4
/** A request takes half a second of the budget at most, so that others don't wait long behind it; nodes refuse batches above about 100. */
const secondsPerRequest = 0.5
const mostCallsPerRequest = 100
const answersPerTurn = 5
const longestAnswerBytes = 64 * 1024 * 1024

const answerSchema = z.object({
  id: z.union([z.number(), z.string(), z.null()]).optional(),
  result: z.unknown().optional(),
  error: z.object({ code: z.number(), message: z.string() }).optional(),
})
type Answer = z.infer<typeof answerSchema>

export function createRpcClient(options: RpcClientOptions): RpcClient {
  const { url, clock, random } = options
  const http = createHttpSource({ ...options, name: 'Solana RPC' })
  const stopped = new AbortController()
  const affordable = Math.floor(options.requestsPerSecond * secondsPerRequest)
  const callsPerRequest = Math.max(1, Math.min(mostCallsPerRequest, affordable))
  // Retries stay below a tenth of the calls, so that a struggling node isn't finished off by us.
  const retryBudget = createTokenBucket({ capacity: 10, perSecond: 0, clock })
  // Of what can wait one answer is held as objects at a time, and one slice of it is read between two looks at what else has come in.
  const reading = createGate({ slots: 1, longestQueue: Number.POSITIVE_INFINITY })
  let lastId = 0
  let retries = 0
  let batchesRefused = false

  function requestOf({ method, params }: Omit<RpcCall<unknown>, 'parse'>) {
    lastId += 1
    return { jsonrpc: '2.0', id: lastId, method, params }
  }

  function post<T>(
    content: unknown,
    { weight, isPatient }: { readonly weight: number; readonly isPatient: boolean },
    read: (answer: unknown) => Promise<T>,
  ): Promise<T> {
    const body = JSON.stringify(content)
    const headers = { 'content-type': 'application/json' }
    return http.send({ url, body, headers, deadlineMs, weight, isPatient }, async (response) => {
      const text = await readText(response, longestAnswerBytes)
      if (!isPatient) return read(JSON.parse(text))
      return reading.run(async () => {
        await nextTurn()
        return read(JSON.parse(text))
      })
    })
  }

  async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
    const backoff = createBackoff({ firstMs: 250, longestMs: 4000, random })
    retryBudget.add(0.1)
    for (let attempts = 1; ; attempts += 1) {
      try {
        return await attempt()
      } catch (error) {
        const mayTry =
          error instanceof RetryableError && attempts < attemptsPerCall && !stopped.signal.aborted
        if (!mayTry || !retryBudget.tryTake()) throw error
        retries += 1
        await delay(Math.max(backoff.nextMs(), error.retryAfterMs ?? 0), stopped.signal)
      }
    }
  }

  async function callOnce<T>(call: RpcCall<T>, isPatient: boolean): Promise<T> {
    const request = requestOf(call)
    const outcome = await post(request, { weight: 1, isPatient }, async (answer) =>
      judge(call, request.id, answerSchema.safeParse(answer).data),
    )
    if (!outcome.ok) throw outcome.error
    return outcome.value
  }

  async function callAllOnce<T>(
    calls: readonly RpcCall<T>[],
    isPatient: boolean,
  ): Promise<readonly RpcOutcome<T>[]> {
    const asked = calls.map((call) => ({ call, request: requestOf(call) }))
    const requests = asked.map(({ request }) => request)
    const read = await post(requests, { weight: calls.length, isPatient }, async (answer) =>
      Array.isArray(answer) ? { outcomes: await readAnswers(asked, answer) } : { refusal: answer },
    )
    if (read.outcomes) return read.outcomes
    throwIfRetryable(read.refusal)
    batchesRefused = true // as some providers do: from now on the calls go one by one
    return callEach(calls, isPatient)
  }

  async function callEach<T>(
    calls: readonly RpcCall<T>[],
    isPatient: boolean,
  ): Promise<readonly RpcOutcome<T>[]> {
    const outcomes: RpcOutcome<T>[] = []
    for (const call of calls) outcomes.push(await outcomeOf(withRetries(() => callOnce(call, isPatient))))
    return outcomes
  }

  async function callAll<T>(
    calls: readonly RpcCall<T>[],
    isPatient: boolean,
  ): Promise<readonly RpcOutcome<T>[]> {
    const outcomes: RpcOutcome<T>[] = []
    for (let start = 0; start < calls.length; start += callsPerRequest) {
      const some = calls.slice(start, start + callsPerRequest)
      const asked = batchesRefused
        ? callEach(some, isPatient)
        : withRetries(() => callAllOnce(some, isPatient))
      outcomes.push(...(await asked))
    }
    return outcomes
  }

  function callerOf(isPatient: boolean): RpcCaller {
    return {
      call: (call) => withRetries(() => callOnce(call, isPatient)),
      callAll: (calls) => callAll(calls, isPatient),
    }
  }

  return {
    callsPerRequest,
    ...callerOf(false),
    patient: callerOf(true),
    stream(method, params, read) {
      const body = JSON.stringify(requestOf({ method, params }))
      const headers = { 'content-type': 'application/json' }
      return http.send({ url, body, headers, deadlineMs: streamDeadlineMs }, read)
    },
    problem: http.problem,
    counters: () => ({ ...http.counters(), retries }),
    stop() {
      stopped.abort()
      http.stop()
    },
  }
}

/** A node that is at its limit answers a batch with one error: that says nothing against batches. */
function throwIfRetryable(answer: unknown): void {
  const refusal = answerSchema.safeParse(answer).data?.error
  const error = refusal && rpcErrorOf(refusal.code, refusal.message)
  if (error instanceof RetryableError) throw error
}

interface Asked<T> {
  readonly call: RpcCall<T>
  readonly request: { readonly id: number }
}

async function readAnswers<T>(
  asked: readonly Asked<T>[],
  items: readonly unknown[],
): Promise<readonly RpcOutcome<T>[]> {
  const answers = new Map<unknown, Answer>()
  for (const item of items) {
    const parsed = answerSchema.safeParse(item).data
    if (parsed) answers.set(parsed.id, parsed)
  }
  const outcomes: RpcOutcome<T>[] = []
  for (const [index, { call, request }] of asked.entries()) {
    // Large answers take milliseconds to read: everybody else gets turns between.
    if (index % answersPerTurn === 0) await nextTurn()
    outcomes.push(judge(call, request.id, answers.get(request.id)))
  }
  return outcomes
}

function judge<T>(call: RpcCall<T>, id: unknown, answer: Answer | undefined): RpcOutcome<T> {
  if (answer === undefined) return failed(`The Solana RPC gave no answer to ${call.method}.`)
  if (answer.error) return { ok: false, error: rpcErrorOf(answer.error.code, answer.error.message) }
  if (answer.id !== id) return failed(`The Solana RPC answered ${call.method} with a wrong id.`)
  const value = call.parse(answer.result)
  if (value === undefined)
    return failed(`The Solana RPC answered ${call.method} in a form that we can't read.`)
  return { ok: true, value }
}

function failed(problem: string): { ok: false; error: RetryableError } {
  return { ok: false, error: new RetryableError(problem) }
}

async function outcomeOf<T>(running: Promise<T>): Promise<RpcOutcome<T>> {
  try {
    return { ok: true, value: await running }
  } catch (error) {
    if (error instanceof RpcError || error instanceof RetryableError) return { ok: false, error }
    throw error
  }
}
