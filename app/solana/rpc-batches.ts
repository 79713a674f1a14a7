import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import { describeError, RetryableError } from '~/lib/retryable-error'
import { createBatchSize } from './batch-size'
import { StatusError } from './http-status'
import { codeOfFailure, kindOfFailure } from './rpc-error'
import { type ErrorOf, errorIn, type RpcCall, type RpcOutcome, readResponses } from './rpc-response'
import type { RpcTransport } from './rpc-transport'

export interface RpcBatchesOptions {
  readonly transport: RpcTransport
  readonly errorOf: ErrorOf
  /** Assigns an id to a call. */
  readonly requestOf: (call: RpcCall<unknown>) => { readonly id: number }
  /** Sends a call in a separate request. */
  readonly requestOne: <T>(call: RpcCall<T>, isLowPriority: boolean) => Promise<RpcOutcome<T>>
  /** Called once for each outcome. */
  readonly observe: <T>(outcome: RpcOutcome<T>) => RpcOutcome<T>
  readonly callsPerRequest: number
  readonly clock: Clock
  readonly log?: Log | undefined
}

/**
 * Sends calls in as few requests as the node accepts: one for all, smaller ones if it refuses so many,
 * finally one per call.
 */
export interface RpcBatches {
  /**
   * Sends one or two requests, and returns the outcomes of the first calls, at least one. Throws if the node
   * can't be used.
   */
  requestSome<T>(calls: readonly RpcCall<T>[], isLowPriority: boolean): Promise<readonly RpcOutcome<T>[]>
}

export function createRpcBatches(options: RpcBatchesOptions): RpcBatches {
  const { transport, errorOf, requestOf, requestOne, observe, callsPerRequest, clock, log } = options
  const size = createBatchSize({ most: callsPerRequest, clock })

  /**
   * Returns the outcomes of the answered calls, from the first on. Empty if the node refuses the request as a
   * whole.
   */
  async function requestTogether<T>(calls: readonly RpcCall<T>[], isLowPriority: boolean) {
    const requested = calls.map((call) => ({ call, request: requestOf(call) }))
    const what = calls[0]?.method ?? 'the request'
    const content = requested.map(({ request }) => request)
    return transport.post({ content, weight: calls.length, isLowPriority, what }, async (json) => {
      if (Array.isArray(json)) return (await readResponses(requested, json, errorOf)).map(observe)
      const error = errorIn(json)
      const failure = error && errorOf(error, what)
      // A rate limit does not mean that the node refuses requests with several calls.
      if (failure && kindOfFailure(failure) === 'limited') throw failure
      return []
    })
  }

  /**
   * Like `requestTogether`, but also returns nothing if the request failed in a way that may be due to its
   * size. An error without a cause means that the request was not sent, so it is thrown.
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
   * Throws if the node does not serve even this call alone because of us or its own state: then the size of
   * the request is not the reason. Any other error object is about this call only and becomes its outcome, so
   * that it does not hold up the calls behind it.
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

/** Code of a node that is behind, which no single call can cause. */
const behindCode = -32005

function failsForAll(error: unknown): boolean {
  const kind = kindOfFailure(error)
  return kind === 'refused' || kind === 'limited' || codeOfFailure(error) === behindCode
}

function isOfRate(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return kindOfFailure(error) === 'limited' || (cause instanceof StatusError && cause.status === 429)
}
