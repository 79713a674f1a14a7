import type { UnixSeconds } from '~/domain/base/time'
import type { Clock } from '~/lib/clock'

/** Speed at which history loads, averaged over the last seconds. */
export interface HistoryPace {
  /**
   * Records a commit: the number of events since the last call, and the time since which all events are now
   * stored.
   */
  committed(events: number, since: UnixSeconds): void
  eventsPerSecond(): number
  /** Estimated seconds until history is stored back to `target`. `undefined`: no pace measured yet. */
  secondsUntil(target: UnixSeconds): number | undefined
}

const windowMs = 15_000

interface Mark {
  readonly atMs: number
  /** Number of all events committed so far. */
  readonly events: number
  readonly since: UnixSeconds
}

export function createHistoryPace(clock: Clock): HistoryPace {
  let marks: readonly Mark[] = []

  /**
   * Returns the oldest and the newest measurement in the averaging window. Also drops measurements from
   * before the window, so that the pace falls when nothing is committed.
   */
  function ends(): { readonly first: Mark; readonly last: Mark; readonly seconds: number } | undefined {
    const nowMs = clock.monotonicMs()
    marks = marks.filter(({ atMs }, index) => index === marks.length - 1 || nowMs - atMs <= windowMs)
    const first = marks[0]
    const last = marks.at(-1)
    if (first === undefined || last === undefined || first === last) return undefined
    return { first, last, seconds: (nowMs - first.atMs) / 1000 }
  }

  return {
    committed(events, since) {
      marks = [...marks, { atMs: clock.monotonicMs(), events: (marks.at(-1)?.events ?? 0) + events, since }]
      ends()
    },
    eventsPerSecond() {
      const found = ends()
      return found ? (found.last.events - found.first.events) / found.seconds : 0
    },
    secondsUntil(target) {
      const found = ends()
      if (found === undefined) return undefined
      const covered = found.first.since - found.last.since
      return covered > 0 ? Math.max(0, ((found.last.since - target) / covered) * found.seconds) : undefined
    },
  }
}
