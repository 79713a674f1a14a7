import type { ProtocolId } from './protocol'
import type { UnixSeconds } from './time'

/** Progress of loading a program's history into the store. */
export interface ProtocolHistory {
  readonly protocol: ProtocolId
  /** Time from which all events are stored. */
  readonly since: UnixSeconds
  /** Start of the history that the backfill should load. */
  readonly target: UnixSeconds
  /** End of the backfill's range. Newer events come from the live feed. */
  readonly until: UnixSeconds
  /** Share that is done, 0 to 1. */
  readonly doneFraction: number
  /** Whether the backfill is finished: the target is reached, or the node has no older history. */
  readonly isComplete: boolean
  /** Number of events stored since the indexer started, all programs together. */
  readonly events: number
  /** Current rate of all programs together, events per second. */
  readonly eventsPerSecond: number
  /**
   * Seconds until the target is reached at the current rate. `undefined` if complete or if no events arrive.
   */
  readonly etaSeconds: number | undefined
  /** A sentence for users about a problem. `undefined`: no problem. */
  readonly detail: string | undefined
}

/** Completeness of a topic's history. */
export interface TopicHistory {
  /** `undefined`: not yet reported. */
  readonly completeSince: UnixSeconds | undefined
  readonly targetSince: UnixSeconds | undefined
  readonly isComplete: boolean
}

/** Returns the history of a topic, which is only as complete as its least complete program. */
export function topicHistory(programs: readonly ProtocolHistory[]): TopicHistory {
  if (programs.length === 0) return { completeSince: undefined, targetSince: undefined, isComplete: false }
  return {
    completeSince: Math.max(...programs.map(({ since }) => since)),
    targetSince: Math.min(...programs.map(({ target }) => target)),
    isComplete: programs.every(({ isComplete }) => isComplete),
  }
}
