import { LRUCache } from 'lru-cache'
import type { Signature } from '~/domain/base/ids'
import { RetryableError } from '~/lib/async/retryable-error'
import type { RpcOutcome } from '~/solana/rpc/rpc-client'
import { kindOfFailure, RpcError } from '~/solana/rpc/rpc-error'

/** Distinguishes failures of a node from failures of single transactions. */
export interface NodeFaults {
  /**
   * Records the outcomes of one request. Returns whether the node served at least one of them. Must be called
   * before `faultIn`.
   */
  observe(outcomes: readonly RpcOutcome<unknown>[]): boolean
  /**
   * Returns the error if the node is limited or unhealthy. Such an error does not show whether the
   * transaction exists, so the transaction must be requested again. `undefined`: the outcome concerns the
   * transaction itself. If a transaction keeps failing while the node serves others, the transaction counts
   * as the reason, so that it does not block everything behind it.
   */
  faultIn(signature: Signature, outcome: RpcOutcome<unknown> | undefined): RetryableError | undefined
}

/**
 * Number of failures of a transaction, while the node serves others, after which the transaction counts as
 * the reason.
 */
const mostFaults = 15
const rememberedFaults = 20_000

export function createNodeFaults(): NodeFaults {
  const failures = new LRUCache<Signature, { readonly times: number; readonly served: number }>({
    maxSize: rememberedFaults,
    sizeCalculation: () => 1,
  })
  let served = 0
  return {
    observe(outcomes) {
      const count = outcomes.filter((outcome) => outcome.ok || outcome.error instanceof RpcError).length
      served += count
      return count > 0
    },
    faultIn(signature, outcome) {
      if (outcome === undefined || outcome.ok || !(outcome.error instanceof RetryableError)) return undefined
      const kind = kindOfFailure(outcome.error)
      if (kind === 'limited') return outcome.error
      if (kind !== 'unhealthy') return undefined
      const last = failures.get(signature)
      const times = (last?.times ?? 0) + Number(last === undefined || served > last.served)
      failures.set(signature, { times, served })
      return times < mostFaults ? outcome.error : undefined
    },
  }
}
