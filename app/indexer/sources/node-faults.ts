import { LRUCache } from 'lru-cache'
import type { Signature } from '~/domain/ids'
import { RetryableError } from '~/lib/retryable-error'
import type { RpcOutcome } from '~/solana/rpc-client'
import { kindOfFailure, RpcError } from '~/solana/rpc-error'

/** Distinguishes failures of a node from failures of single transactions. */
export interface NodeFaults {
  /**
   * Records the outcomes of one request. Returns whether the node served any of them. Call it before
   * `faultIn`.
   */
  observe(outcomes: readonly RpcOutcome<unknown>[]): boolean
  /**
   * Returns the error if the node is limited or unhealthy: the outcome says nothing about the transaction, so
   * it must be requested again. `undefined`: the outcome is about the transaction. A transaction that keeps
   * failing while the node serves others counts as such, so that it does not hold up everything behind it.
   */
  faultIn(signature: Signature, outcome: RpcOutcome<unknown> | undefined): RetryableError | undefined
}

/** Failures of a transaction, with other responses in between, after which it is the reason. */
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
