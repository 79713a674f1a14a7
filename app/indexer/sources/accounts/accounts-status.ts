import type { HeartbeatState } from '~/store/batch/batch'

/** Inputs for the state of an accounts source. */
export interface AccountsStatus {
  /** Whether subscriptions report every change and no earlier change is unknown. */
  readonly isLive: boolean
  /** Whether a snapshot is in progress. */
  readonly isTaking: boolean
  readonly hasBase: boolean
  /** Whether changes are unknown that only a snapshot can find. */
  readonly needsSnapshot: boolean
  /** Whether all changes up to half a minute ago are known. */
  readonly isRecent: boolean
  /** Why the subscriptions do not report all changes, as a clause. `undefined`: they report all changes. */
  readonly unreported: string | undefined
  /** Why the node refuses snapshots, as a sentence. `undefined`: no refusal. */
  readonly refusal: string | undefined
  /** Why nothing can be read or written at the moment, as a sentence. `undefined`: no problem. */
  readonly problem: string | undefined
  /**
   * Whether the problem is a refusal by the node, which does not end without a change of key, plan or
   * settings.
   */
  readonly isRefused: boolean
  /** Why accounts can't be decoded, as a sentence. `undefined`: no problem. */
  readonly undecodable: string | undefined
}

/** Returns the state of the source and its reason, for the status page. */
export function describeAccounts(status: AccountsStatus): {
  readonly state: HeartbeatState
  readonly detail: string | undefined
} {
  const { isLive, refusal, undecodable } = status
  const state = isLive && undecodable !== undefined ? 'catching-up' : stateOf(status)
  const missing = refusal && `${refusal} Accounts that no transaction has written since are unknown.`
  const lasting = [sentenceOf(status), missing, undecodable].filter((sentence) => sentence !== undefined)
  return { state, detail: status.problem ?? (lasting.length === 0 ? undefined : lasting.join(' ')) }
}

function stateOf(status: AccountsStatus): HeartbeatState {
  const { isLive, isTaking, hasBase, isRecent, unreported, refusal, problem } = status
  if (refusal !== undefined) return isLive || isRecent ? 'degraded' : 'catching-up'
  // For half a minute, unreported changes could not be read, or reported changes could not be written.
  if (isLive && problem !== undefined && !isRecent) return 'catching-up'
  if (isLive) return status.isRefused ? 'degraded' : 'live'
  if (!hasBase) return 'snapshot'
  if (unreported !== undefined && isRecent) return 'degraded'
  return isTaking ? 'snapshot' : 'catching-up'
}

function sentenceOf({
  isLive,
  hasBase,
  needsSnapshot,
  isRecent,
  unreported,
}: AccountsStatus): string | undefined {
  if (isLive) return undefined
  if (unreported !== undefined && isRecent)
    return `${unreported}: accounts are read after each transaction that writes them.`
  if (!hasBase) return unreported && `${unreported}.`
  const why = unreported ?? 'Reports of changes were interrupted'
  if (needsSnapshot)
    return `${why}: some changes are unknown until the next snapshot, which is taken at most every 10 minutes.`
  return `${why}: the missed changes are being read.`
}
