import { withoutEnd } from '~/lib/without-end'
import type { HeartbeatState } from '~/store/batch'
import type { UnreadableTransactions } from '~/store/unread'

/** What is known of an events source. */
export interface EventsStanding {
  /** The list has been read since reports of transactions may have been missed. */
  readonly isCaughtUp: boolean
  /** A list that was requested within the last half minute has been read. */
  readonly isRecent: boolean
  /** Why not every transaction is reported, as a clause; undefined if it is. */
  readonly unreported: string | undefined
  readonly pollEveryMs: number
  /** Why nothing can be read or written at the moment, as a sentence; undefined if all is well. */
  readonly problem: string | undefined
  /** That problem is a refusal, which lasts. */
  readonly isRefused: boolean
  /** Events can't be decoded, as a sentence; undefined if they can. */
  readonly undecodable: string | undefined
  readonly unreadable: UnreadableTransactions | undefined
}

/** How the source is doing, for the status page. */
export function describeEvents(standing: EventsStanding): {
  readonly state: HeartbeatState
  readonly detail: string | undefined
} {
  const { unreported, pollEveryMs, problem, undecodable, unreadable } = standing
  const state = stateOf(standing)
  const polling = `: transactions are polled every ${pollEveryMs / 1000} s`
  const reports = unreported && `${unreported}${standing.isRecent ? polling : ''}.`
  const lasting = [reports, undecodable, unreadable && sentenceOf(unreadable)].filter(
    (sentence) => sentence !== undefined,
  )
  return { state, detail: problem ?? (lasting.length === 0 ? undefined : lasting.join(' ')) }
}

function stateOf(standing: EventsStanding): HeartbeatState {
  const { isCaughtUp, isRecent, unreported, isRefused, undecodable, unreadable } = standing
  if (undecodable !== undefined) return 'catching-up'
  if (unreported !== undefined) return isRecent ? 'degraded' : 'catching-up'
  if (!isCaughtUp) return 'catching-up'
  return isRefused || (unreadable !== undefined && unreadable.count > 0) ? 'degraded' : 'live'
}

/** Undefined where every transaction has been read. */
function sentenceOf({ count, reason }: UnreadableTransactions): string | undefined {
  if (count === 0) return undefined
  const transactions = count === 1 ? '1 transaction' : `${count} transactions`
  return `${transactions} can't be read: ${withoutEnd(reason ?? 'the reason is unknown', '.')}.`
}
