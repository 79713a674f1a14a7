import type { RpcOutcome } from '~/solana/rpc-client'
import { kindOfFailure, RpcError, UnreadableAnswer } from '~/solana/rpc-error'
import type { Transaction } from '~/solana/transaction'
import type { MissingSignature, UnreadWrite } from '~/store/unread'

/** Outcome of `transactionCall`; undefined stands for a call that was not answered. */
export type TransactionOutcome = RpcOutcome<{ readonly transaction: Transaction | undefined }> | undefined

/** Why a transaction did not come. */
export interface Missing {
  readonly reason: string
  /** The node has refused it for good, or answered in a form that can't be read: asking again only helps once one of us has changed. */
  readonly isUnreadable: boolean
  /** The node has said so: to ask again at once gives the same. */
  readonly isFinal: boolean
}

/** The node does not have it, for now or for ever. */
export const notThere: Missing = {
  reason: 'the node does not have it',
  isUnreadable: false,
  isFinal: false,
}

/** Why there is no transaction in an outcome. */
export function missingIn(outcome: RpcOutcome<unknown> | undefined): Missing {
  if (outcome === undefined || outcome.ok) return notThere
  const { error } = outcome
  const kind = kindOfFailure(error)
  if (kind === 'forgotten' || kind === 'not-yet') return notThere
  const isFinal = error instanceof RpcError
  return { reason: error.message, isUnreadable: isFinal || error instanceof UnreadableAnswer, isFinal }
}

const longestReason = 500

/** What makes the store keep a transaction for later. `attempts`: rounds of asking that have failed, this one included. */
export function missingWrite(
  source: string,
  signature: MissingSignature['signature'],
  { reason, isUnreadable }: Pick<Missing, 'reason' | 'isUnreadable'>,
  attempts = 1,
): Extract<UnreadWrite, { kind: 'missing' }> {
  return {
    kind: 'missing',
    source,
    signature,
    reason: reason.slice(0, longestReason),
    attempts,
    isUnreadable,
  }
}
