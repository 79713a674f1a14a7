import type { RpcOutcome } from '~/solana/rpc/rpc-client'
import { kindOfFailure, RpcError, UnreadableResponse } from '~/solana/rpc/rpc-error'
import type { FoundTransaction } from '~/solana/rpc/signatures'
import type { MissingSignature, MissingWrite } from '~/store/batch/missing-transactions'

/** Outcome of `transactionCall`. `undefined`: the batch had no response for the call. */
export type TransactionOutcome = RpcOutcome<FoundTransaction> | undefined

export interface Missing {
  readonly reason: string
  /**
   * Whether the node refused the transaction permanently, or sent it in a form that can't be parsed.
   * Requesting it again helps only after the node or our code has changed.
   */
  readonly isUnreadable: boolean
  /**
   * Whether the node explicitly refused the transaction, so that an immediate retry would give the same
   * result.
   */
  readonly isFinal: boolean
}

/** Reason for a transaction that the node does not have. */
export const notThere: Missing = {
  reason: 'the node does not have it',
  isUnreadable: false,
  isFinal: false,
}

/**
 * Reason for a transaction of which the node has no inner instructions or no log, although they contain the
 * events. Another node behind the same URL may have recorded them.
 */
export function unrecorded(part: string): Missing {
  return { reason: `the node has not recorded its ${part}`, isUnreadable: true, isFinal: false }
}

/** Returns why an outcome has no transaction. */
export function missingIn(outcome: RpcOutcome<unknown> | TransactionOutcome): Missing {
  if (outcome === undefined) return notThere
  if (outcome.ok) {
    const part = partMissingIn(outcome.value)
    return part === undefined ? notThere : unrecorded(part)
  }
  const { error } = outcome
  const kind = kindOfFailure(error)
  if (kind === 'forgotten' || kind === 'not-yet') return notThere
  const isFinal = error instanceof RpcError
  return { reason: error.message, isUnreadable: isFinal || error instanceof UnreadableResponse, isFinal }
}

function partMissingIn(found: unknown): string | undefined {
  return typeof found === 'object' && found !== null && 'lacks' in found ? String(found.lacks) : undefined
}

const longestReason = 500

/**
 * Returns the row by which the store remembers a missing transaction. `attempts`: number of failed requests,
 * including the last one.
 */
export function missingWrite(
  source: string,
  signature: MissingSignature['signature'],
  { reason, isUnreadable }: Pick<Missing, 'reason' | 'isUnreadable'>,
  attempts = 1,
): Extract<MissingWrite, { kind: 'missing' }> {
  return {
    kind: 'missing',
    source,
    signature,
    reason: reason.slice(0, longestReason),
    attempts,
    isUnreadable,
  }
}
