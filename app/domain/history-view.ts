import type { ProtocolId } from './protocol'
import type { UnixSeconds } from './time'

/** How much of a program's past the store holds. */
export interface ProtocolHistory {
  readonly protocol: ProtocolId
  /** Everything from this time on is in. */
  readonly since: UnixSeconds
  /** How far back it is to go. */
  readonly target: UnixSeconds
  /** The newest time that the backfill brings in: from there on everything is followed live. */
  readonly until: UnixSeconds
  /** Part of the way, 0 to 1. */
  readonly doneFraction: number
  /** Nothing more will come: the target is reached, or the node keeps no older history. */
  readonly isComplete: boolean
  /** Events that have come in since the indexer's start, of all programs together. */
  readonly events: number
  /** Pace of all programs together. */
  readonly eventsPerSecond: number
  /** Seconds until the target is reached at this pace; undefined when complete or while nothing comes. */
  readonly etaSeconds: number | undefined
  /** A sentence for people; undefined = all is well. */
  readonly detail: string | undefined
}

/** How far back what a topic shows is complete. */
export interface TopicHistory {
  /** Undefined = nobody has told yet. */
  readonly completeSince: UnixSeconds | undefined
  readonly targetSince: UnixSeconds | undefined
  readonly isComplete: boolean
}

/** A topic is as complete as the least complete of its programs. */
export function topicHistory(programs: readonly ProtocolHistory[]): TopicHistory {
  if (programs.length === 0) return { completeSince: undefined, targetSince: undefined, isComplete: false }
  return {
    completeSince: Math.max(...programs.map(({ since }) => since)),
    targetSince: Math.min(...programs.map(({ target }) => target)),
    isComplete: programs.every(({ isComplete }) => isComplete),
  }
}
