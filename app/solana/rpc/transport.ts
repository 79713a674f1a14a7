import { setImmediate as nextTurn } from 'node:timers/promises'
import { createSemaphore } from '~/lib/async/semaphore'
import type { Clock } from '~/lib/clock'
import { readText } from '../http/body'
import type { HttpSource } from '../http/http-source'
import { statusErrorWith } from '../http/status-error'
import { type ErrorOf, errorIn, isRpcResponse } from './response'
import { type CallFailure, callFailureOf, kindOf, mayWorkLater } from './rpc-error'

export interface RpcTransportOptions {
  readonly http: HttpSource
  readonly url: string
  /** Headers of each request, such as one with a key. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly clock: Clock
  readonly deadlineMs: number
  readonly errorOf: ErrorOf
}

/** A JSON-RPC request that is sent over HTTP. */
export interface RpcPost {
  readonly content: unknown
  /** Number of calls in this request, which are counted in the request budget. */
  readonly weight: number
  readonly isLowPriority: boolean
  /** Name of the RPC method, for error messages. */
  readonly what: string
}

/** Sends JSON-RPC bodies over HTTP. */
export interface RpcTransport {
  /** Sends a request and reads a JSON body. Throws the errors of `HttpSource.send`. */
  post<T>(sent: RpcPost, read: (json: unknown) => Promise<T> | T): Promise<T>
  /**
   * Sends one call, and passes a successful response to `read`. If the node returns an error instead, throws
   * that error.
   */
  stream<T>(content: unknown, what: string, read: (response: Response) => Promise<T>): Promise<T>
}

const streamDeadlineMs = 300_000
const longestResponseBytes = 64 * 1024 * 1024
const longestErrorBytes = 64 * 1024
/** Number of calls in a row that may fail with status 500 before the node itself counts as failing. */
const mostFailedCalls = 5

export function createRpcTransport(options: RpcTransportOptions): RpcTransport {
  const { http, url, clock, deadlineMs, errorOf } = options
  const headers = { ...options.headers, 'content-type': 'application/json' }
  // Low-priority responses are parsed one at a time, to limit memory. Each of them waits until other work has
  // had a turn.
  const reading = createSemaphore({ slots: 1, longestQueue: Number.POSITIVE_INFINITY })
  let failedCalls = 0 // number of calls in a row that the node answered with status 500

  /**
   * Returns the JSON body of a response. The HTTP status may be unsuccessful if the body contains an error
   * object that overrides the status. Throws for all other responses.
   */
  function jsonOf(text: string, response: Response, what: string): unknown {
    const json = parseJson(text)
    const isUsable = response.ok && json !== undefined
    if (isUsable || (!response.ok && isRpcResponse(json) && countsBesideStatus(json, response.status))) {
      failedCalls = 0
      return json
    }
    if (response.ok) throw new Error(`its response is not JSON (status ${response.status})`)
    const failure = statusErrorWith(response, text, clock.nowMs())
    const ofCall = response.status === 500 ? failureOfCall(json, what, failure.waitMs) : undefined
    throw ofCall ?? failure
  }

  /** Returns the failure of a call. `undefined`: the failure is that of the node. */
  function failureOfCall(json: unknown, what: string, waitMs: number | undefined): CallFailure | undefined {
    const error = isRpcResponse(json) ? errorIn(json) : undefined
    if (error === undefined) return undefined
    failedCalls += 1
    return failedCalls < mostFailedCalls ? callFailureOf(errorOf(error, what), what, waitMs) : undefined
  }

  return {
    post({ content, weight, isLowPriority, what }, read) {
      const body = JSON.stringify(content)
      const request = { url, body, headers, deadlineMs, weight, isLowPriority, what, readsFailures: true }
      return http.send(request, async (response) => {
        const text = await readText(response, longestResponseBytes)
        if (!isLowPriority) return read(jsonOf(text, response, what))
        return reading.run(async () => {
          await nextTurn()
          return read(jsonOf(text, response, what))
        })
      })
    },
    async stream(content, what, read) {
      const body = JSON.stringify(content)
      const request = { url, body, headers, deadlineMs: streamDeadlineMs, what, readsFailures: true }
      const { error, value } = await http.send(request, async (response) => {
        if (response.ok) return { value: await read(response) }
        const text = await readText(response, longestErrorBytes)
        const failure = statusErrorWith(response, text, clock.nowMs())
        // A gateway's limit on the size of a response is treated like a node's limit on the size of a scan.
        const reason = failure.reason ?? 'the response is too large'
        const reported =
          response.status === 413 ? { code: 413, message: reason } : errorIn(jsonOf(text, response, what))
        if (reported === undefined) throw failure
        return { error: errorOf(reported, what) }
      })
      if (error) throw error
      return value as Awaited<ReturnType<typeof read>>
    },
  }
}

/**
 * Statuses that override the error object in the body. They depend on a key or a plan, or mean that a body is
 * too large.
 */
const statusesThatSayAll: readonly number[] = [401, 402, 403, 410, 413]

/**
 * Whether the error object in the body overrides the HTTP status. The two may have different meanings. The
 * status is used for problems with keys and plans, and for failures of the node itself. The error object is
 * used for problems with the content of the request.
 */
function countsBesideStatus(json: unknown, status: number): boolean {
  const error = errorIn(json)
  if (error === undefined) return true
  const kind = kindOf(error)
  if (statusesThatSayAll.includes(status))
    return !mayWorkLater(kind) && kind !== 'final' && kind !== 'refused'
  return status < 500 || (!mayWorkLater(kind) && kind !== 'final')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // The body is an HTML page of a gateway, or a partial response.
  }
}
