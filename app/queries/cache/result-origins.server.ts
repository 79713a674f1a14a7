import type { ChangeTopic } from '~/domain/protocol/perp-venue'
import type { Revisions } from '~/domain/service/revision'
import type { StoredHeartbeat } from '~/store/read/read-heartbeats'

/** The last heartbeat of each source. */
export type Heartbeats = readonly StoredHeartbeat[]

/** State of the data at the time when a result was loaded. */
interface Origin {
  readonly topics: readonly ChangeTopic[]
  /** Revisions of the topics, see `Revisions.stamp`. */
  readonly stamp: string
  /** Heartbeats at that time; `undefined` if they could not be read. */
  readonly heartbeats: Heartbeats | undefined
}

/** Remembers the state of the data at the time when each result was loaded, so that a page can show its age. */
export interface ResultOrigins {
  record(result: object, origin: Origin): void
  /** Gives a result the origin of the one from which it was computed. */
  copy(result: object, source: object): void
  /**
   * Returns the heartbeats from the time when this result was loaded. Returns `undefined` if the result is as
   * new as the current heartbeats, or if no origin is recorded.
   */
  heartbeatsOf(result: object): Heartbeats | undefined
}

export function createResultOrigins(revisions: Revisions): ResultOrigins {
  // The keys are weak, so an origin lives as long as its result.
  const origins = new WeakMap<object, Origin>()
  return {
    record(result, origin) {
      origins.set(result, origin)
    },
    copy(result, source) {
      const origin = origins.get(source)
      if (origin !== undefined) origins.set(result, origin)
    },
    heartbeatsOf(result) {
      const origin = origins.get(result)
      if (origin === undefined) return undefined
      // A result that depends on topics is current until one of these topics changes. The age of a result
      // that depends only on the current time is counted from its load.
      const isCurrent = origin.topics.length > 0 && revisions.stamp(origin.topics) === origin.stamp
      return isCurrent ? undefined : origin.heartbeats
    },
  }
}
