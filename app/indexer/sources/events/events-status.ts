import { trimEndChar } from '~/lib/text/trim-end-char'
import type { HeartbeatState } from '~/store/batch/batch'
import type { UnreadableTransactions } from '~/store/batch/missing-transactions'

/** Inputs for the state of an events source. */
export interface EventsStatus {
  /** Whether the signature list has been read since the last possible gap in the reports. */
  readonly isCaughtUp: boolean
  /** Whether a signature list from the last half minute has been read. */
  readonly isRecent: boolean
  /**
   * Why the subscription does not report every transaction, as a clause. `undefined`: it reports every
   * transaction.
   */
  readonly unreported: string | undefined
  readonly pollEveryMs: number
  /** Why nothing can be read or written at the moment, as a sentence. `undefined`: no problem. */
  readonly problem: string | undefined
  /**
   * Whether the problem is a refusal by the node, which does not end without a change of key, plan or
   * settings.
   */
  readonly isRefused: boolean
  /** Why events can't be decoded, as a sentence. `undefined`: no problem. */
  readonly undecodable: string | undefined
  /** Whether the node has recently sent a transaction with a truncated log. */
  readonly isTruncated: boolean
  readonly unreadable: UnreadableTransactions | undefined
}

/** Without a number, which would change while someone reads the sentence. */
const truncatedSentence =
  'Logs of some transactions of the last hour are truncated, so events may be missing. Accounts show their effect.'

/** Returns the state of the source and its reason, for the status page. */
export function describeEvents(status: EventsStatus): {
  readonly state: HeartbeatState
  readonly detail: string | undefined
} {
  const { unreported, pollEveryMs, problem, undecodable, unreadable, isTruncated } = status
  const state = stateOf(status)
  const polling = `: transactions are polled every ${pollEveryMs / 1000} s`
  const reports = unreported && `${unreported}${status.isRecent ? polling : ''}.`
  const lost = isTruncated ? truncatedSentence : undefined
  const lasting = [reports, undecodable, unreadable && sentenceOf(unreadable), lost].filter(
    (sentence) => sentence !== undefined,
  )
  return { state, detail: problem ?? (lasting.length === 0 ? undefined : lasting.join(' ')) }
}

function stateOf(status: EventsStatus): HeartbeatState {
  const { isCaughtUp, isRecent, unreported, problem, isRefused, undecodable, unreadable } = status
  if (undecodable !== undefined) return 'catching-up'
  // The subscription may still report signatures while the transactions themselves can't be read.
  if (problem !== undefined && !isRecent) return 'catching-up'
  if (unreported !== undefined) return isRecent ? 'degraded' : 'catching-up'
  if (!isCaughtUp) return 'catching-up'
  return isRefused || (unreadable !== undefined && unreadable.count > 0) ? 'degraded' : 'live'
}

/** Returns a sentence about the number of unreadable transactions. `undefined`: there are none. */
function sentenceOf({ count, reason }: UnreadableTransactions): string | undefined {
  if (count === 0) return undefined
  const transactions = count === 1 ? '1 transaction' : `${count} transactions`
  return `${transactions} can't be read: ${trimEndChar(reason ?? 'the reason is unknown', '.')}.`
}
