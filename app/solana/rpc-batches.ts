import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import { describeError, RetryableError } from '~/lib/retryable-error'
import { createBatchSize } from './batch-size'
import { StatusError } from './http-status'
import { type ErrorOf, errorIn, type RpcCall, type RpcOutcome, readAnswers } from './rpc-answer'
import { kindOfFailure } from './rpc-error'
import type { RpcTransport } from './rpc-transport'

export interface RpcBatchesOptions {
  readonly transport: RpcTransport
  readonly errorOf: ErrorOf
  /** Assigns an id to a call. */
  readonly requestOf: (call: RpcCall<unknown>) => { readonly id: number }
  /** Sends a call in a separate request. */
  readonly askOne: <T>(call: RpcCall<T>, isPatient: boolean) => Promise<RpcOutcome<T>>
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
  askSome<T>(calls: readonly RpcCall<T>[], isPatient: boolean): Promise<readonly RpcOutcome<T>[]>
}

export function createRpcBatches(options: RpcBatchesOptions): RpcBatches {
  const { transport, errorOf, requestOf, askOne, observe, callsPerRequest, clock, log } = options
  const size = createBatchSize({ most: callsPerRequest, clock })

  /**
   * Returns the outcomes of the answered calls, from the first on. Empty if the node refuses the request as a
   * whole.
   */
  async function askTogether<T>(calls: readonly RpcCall<T>[], isPatient: boolean) {
    const asked = calls.map((call) => ({ call, request: requestOf(call) }))
    const what = calls[0]?.method ?? 'the request'
    const content = asked.map(({ request }) => request)
    return transport.post({ content, weight: calls.length, isPatient, what }, async (json) => {
      if (Array.isArray(json)) return (await readAnswers(asked, json, errorOf)).map(observe)
      const error = errorIn(json)
      const failure = error && errorOf(error, what)
      // A rate limit does not mean that the node refuses requests with several calls.
      if (failure && kindOfFailure(failure) === 'limited') throw failure
      return []
    })
  }

  /**
   * Like `askTogether`, but also returns nothing if the request failed in a way that may be due to its size.
   * An error without a cause means that the request was not sent, so it is thrown.
   */
  async function tryTogether<T>(
    calls: readonly RpcCall<T>[],
    isPatient: boolean,
  ): Promise<readonly RpcOutcome<T>[]> {
    try {
      return await askTogether(calls, isPatient)
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
   * Throws if the node does not accept even this call alone: then the size of the request is not the reason.
   */
  async function askFirst<T>(call: RpcCall<T>, calls: number, isPatient: boolean): Promise<RpcOutcome<T>> {
    const outcome = await askOne(call, isPatient)
    const kind = outcome.ok ? undefined : kindOfFailure(outcome.error)
    if (!outcome.ok && (kind === 'refused' || kind === 'unhealthy' || kind === 'limited')) throw outcome.error
    size.refused(calls)
    log?.warn({ refused: calls, next: size.calls() }, 'rpc: batch size refused by the node, reduced')
    return outcome
  }

  return {
    async askSome(all, isPatient) {
      const calls = all.slice(0, size.calls())
      const [first] = calls
      if (first === undefined) return []
      if (calls.length === 1) return [await askOne(first, isPatient)]
      const outcomes = await tryTogether(calls, isPatient)
      if (outcomes.length === 0) return [await askFirst(first, calls.length, isPatient)]
      if (outcomes.length === calls.length) size.accepted()
      else size.refused(calls.length)
      return outcomes
    },
  }
}

function isOfRate(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return kindOfFailure(error) === 'limited' || (cause instanceof StatusError && cause.status === 429)
}
