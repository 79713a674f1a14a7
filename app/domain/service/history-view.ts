import type { UnixSeconds } from '../base/time'
import type { ProtocolId } from '../protocol/protocol'

/** Progress of loading a program's history into the store. */
export interface ProtocolHistory {
  readonly protocol: ProtocolId
  /** Time from which all events are stored. */
  readonly since: UnixSeconds
  /** Oldest time that the backfill should reach. */
  readonly target: UnixSeconds
  /** End of the backfill's range. Events after this time come from the live feed. */
  readonly until: UnixSeconds
  /** Loaded share of the history, 0 to 1. */
  readonly doneFraction: number
  /** Whether the backfill is finished: the target is reached, or the node has no older history. */
  readonly isComplete: boolean
  /** Number of events stored since the indexer started, added up over all programs. */
  readonly events: number
  /** Number of events stored per second at present, added up over all programs. */
  readonly eventsPerSecond: number
  /**
   * Seconds until the backfill reaches its target at the current rate. `undefined` if the history is complete
   * or no events arrive.
   */
  readonly etaSeconds: number | undefined
  /** A sentence for users about a problem. `undefined`: no problem. */
  readonly detail: string | undefined
}

/** Completeness of a topic's history. */
export interface TopicHistory {
  /** History of the topic. `undefined`: not yet reported. */
  readonly completeSince: UnixSeconds | undefined
  readonly targetSince: UnixSeconds | undefined
  readonly isComplete: boolean
}

/** Returns the completeness of a topic's history. It equals that of the topic's least complete program. */
export function topicHistory(programs: readonly ProtocolHistory[]): TopicHistory {
  if (programs.length === 0) return { completeSince: undefined, targetSince: undefined, isComplete: false }
  return {
    completeSince: Math.max(...programs.map(({ since }) => since)),
    targetSince: Math.min(...programs.map(({ target }) => target)),
    isComplete: programs.every(({ isComplete }) => isComplete),
  }
}
