import { describeError, RetryableError } from '~/lib/async/retryable-error'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import { StatusError } from '../http/status-error'
import { errorIn, type Judging, type RpcCall, type RpcOutcome, readResponses } from './response'
import { createBatchSize } from './rpc-batch-size'
import { codeOfFailure, kindOfFailure } from './rpc-error'
import type { RpcTransport } from './transport'

export interface RpcBatchesOptions {
  readonly transport: RpcTransport
  readonly judging: Judging
  /** Assigns an id to a call. */
  readonly requestOf: (call: RpcCall<unknown>) => { readonly id: number }
  /** Sends a call in a separate request and returns its outcome. */
  readonly requestOne: <T>(call: RpcCall<T>, isLowPriority: boolean) => Promise<RpcOutcome<T>>
  /** Called once for each outcome, which it returns. */
  readonly observe: <T>(outcome: RpcOutcome<T>) => RpcOutcome<T>
  readonly callsPerRequest: number
  readonly clock: Clock
  readonly log?: Log | undefined
}

/**
 * Sends calls in as few requests as the node accepts. It begins with one request for all calls, continues
 * with smaller requests if the node refuses that, and ends with one request per call.
 */
export interface RpcBatches {
  /**
   * Sends one or two requests. Returns the outcomes of the first calls, at least of one. Throws if the node
   * can't be used.
   */
  requestSome<T>(calls: readonly RpcCall<T>[], isLowPriority: boolean): Promise<readonly RpcOutcome<T>[]>
}

export function createRpcBatches(options: RpcBatchesOptions): RpcBatches {
  const { transport, judging, requestOf, requestOne, observe, callsPerRequest, clock, log } = options
  const size = createBatchSize({ most: callsPerRequest, clock })

  /**
   * Returns the outcomes of the calls that the node answered, which are the first ones of the request. Empty
   * if the node refuses the whole request.
   */
  async function requestTogether<T>(calls: readonly RpcCall<T>[], isLowPriority: boolean) {
    const requested = calls.map((call) => ({ call, request: requestOf(call) }))
    const what = calls[0]?.method ?? 'the request'
    const content = requested.map(({ request }) => request)
    return transport.post({ content, weight: calls.length, isLowPriority, what }, async (json) => {
      if (Array.isArray(json)) return (await readResponses(requested, json, judging)).map(observe)
      const error = errorIn(json)
      const failure = error && judging.errorOf(error, what)
      // A rate limit does not show whether the node accepts requests with several calls.
      if (failure && kindOfFailure(failure) === 'limited') throw failure
      return []
    })
  }

  /**
   * Like `requestTogether`, but also returns an empty list if the size of the request may be the reason for a
   * failure. An error without a cause is thrown, because it means that the request was not sent.
   */
  async function tryTogether<T>(
    calls: readonly RpcCall<T>[],
    isLowPriority: boolean,
  ): Promise<readonly RpcOutcome<T>[]> {
    try {
      return await requestTogether(calls, isLowPriority)
    } catch (error) {
      if (isOfRate(error)) size.limited(calls.length)
      else if (error instanceof RetryableError && error.cause !== undefined) {
        log?.warn(
          { error: describeError(error), calls: calls.length },
          'rpc: batch failed, sending a single call',
        )
        return []
      }
      throw error
    }
  }

  /**
   * Sends one call separately, after a request with several calls was refused. Throws if the node refuses
   * this call too, because of its own state or our access: the size of the request is not the reason then.
   * Any other error concerns only this call. It becomes the call's outcome, so that it does not block the
   * calls behind it.
   */
  async function requestFirst<T>(
    call: RpcCall<T>,
    calls: number,
    isLowPriority: boolean,
  ): Promise<RpcOutcome<T>> {
    const outcome = await requestOne(call, isLowPriority)
    if (!outcome.ok && failsForAll(outcome.error)) throw outcome.error
    size.refused(calls)
    log?.warn({ refused: calls, next: size.calls() }, 'rpc: batch size refused by the node, reduced')
    return outcome
  }

  return {
    async requestSome(all, isLowPriority) {
      const calls = all.slice(0, size.calls())
      const [first] = calls
      if (first === undefined) return []
      if (calls.length === 1) return [await requestOne(first, isLowPriority)]
      const outcomes = await tryTogether(calls, isLowPriority)
      if (outcomes.length === 0) return [await requestFirst(first, calls.length, isLowPriority)]
      if (outcomes.length < calls.length) size.refused(calls.length)
      else if (outcomes.some((outcome) => !outcome.ok && isOfRate(outcome.error))) size.limited(calls.length)
      else size.accepted()
      return outcomes
    },
  }
}

/** Error code of a node that is behind. No single call can cause this error. */
const behindCode = -32005

function failsForAll(error: unknown): boolean {
  const kind = kindOfFailure(error)
  return kind === 'refused' || kind === 'limited' || codeOfFailure(error) === behindCode
}

function isOfRate(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return kindOfFailure(error) === 'limited' || (cause instanceof StatusError && cause.status === 429)
}
