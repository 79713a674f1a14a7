import type { RpcOutcome } from '~/solana/rpc-client'
import { kindOfFailure, RpcError, UnreadableResponse } from '~/solana/rpc-error'
import type { Transaction } from '~/solana/transaction'
import type { MissingSignature, MissingWrite } from '~/store/missing-transactions'

/** Outcome of `transactionCall`. `undefined`: the batch had no response for the call. */
export type TransactionOutcome = RpcOutcome<{ readonly transaction: Transaction | undefined }> | undefined

/** Why a transaction is missing. */
export interface Missing {
  readonly reason: string
  /**
   * The node refused it permanently, or sent a form that can't be parsed. Requesting it again helps only
   * after a change of the node or of our code.
   */
  readonly isUnreadable: boolean
  /** An explicit refusal of the node. An immediate retry would give the same result. */
  readonly isFinal: boolean
}

/** The node does not have the transaction, now or ever. */
export const notThere: Missing = {
  reason: 'the node does not have it',
  isUnreadable: false,
  isFinal: false,
}

/** Returns why an outcome has no transaction. */
export function missingIn(outcome: RpcOutcome<unknown> | undefined): Missing {
  if (outcome === undefined || outcome.ok) return notThere
  const { error } = outcome
  const kind = kindOfFailure(error)
  if (kind === 'forgotten' || kind === 'not-yet') return notThere
  const isFinal = error instanceof RpcError
  return { reason: error.message, isUnreadable: isFinal || error instanceof UnreadableResponse, isFinal }
}

const longestReason = 500

/**
 * Returns the row that makes the store keep a transaction for later. `attempts`: failed requests, including
 * this one.
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
