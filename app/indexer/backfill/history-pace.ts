import type { UnixSeconds } from '~/domain/time'
import type { Clock } from '~/lib/clock'

/** How fast history comes in, over the last seconds. */
export interface HistoryPace {
  /** So much has been committed since the last time; everything from `since` on is in. */
  committed(events: number, since: UnixSeconds): void
  eventsPerSecond(): number
  /** Seconds until `target` is reached at the present pace; undefined while there is none. */
  secondsUntil(target: UnixSeconds): number | undefined
}

const windowMs = 15_000

interface Mark {
  readonly atMs: number
  /** All events so far. */
  readonly events: number
  readonly since: UnixSeconds
}

export function createHistoryPace(clock: Clock): HistoryPace {
  let marks: readonly Mark[] = []

  /** The marks of the window; old ones go also while nothing is committed. */
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
