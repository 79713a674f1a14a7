import type { Slot } from '~/domain/time'
import type { Clock } from '~/lib/clock'

/** Judges whether a subscription still reports what happens. */
export interface ReportWatch {
  /** It is active from this slot on: earlier changes are not its business. */
  subscribed(slot: Slot): void
  /** It is not active any more: what it did not report by now is no miss. */
  inactive(): void
  /** It sent something. */
  reported(): void
  /** It reported a change that is known from elsewhere as well. */
  hit(slot: Slot): void
  /** It did not report a change of this slot. Returns true if it was trusted until now. */
  miss(slot: Slot): boolean
  isTrusted(): boolean
  /** It is silent beyond its usual pace: time to compare what it reports on. True at most once per period of silence. */
  isCheckDue(): boolean
  /** It has missed something since it was requested last, which is a while ago. */
  isRenewalDue(): boolean
  renewed(): void
}

/** A silence is unusual beyond this many median intervals, and never below the shortest. */
const intervalsOfSilence = 10
const shortestSilenceMs = 5 * 60_000
/** A subscription that never reported enough to have a pace is checked this often. */
const silenceWithoutPaceMs = 10 * 60_000
const paceWindowMs = 60 * 60_000
const mostArrivals = 512
/** After a miss, trust takes a hit and this long without another miss; or, where nothing happens, the longer time. */
const trustAfterMs = 30_000
const trustWithoutHitMs = 10 * 60_000
const renewEveryMs = 60_000

export function createReportWatch(clock: Clock): ReportWatch {
  const arrivals: number[] = []
  let since: Slot = Number.POSITIVE_INFINITY
  let quietSinceMs = clock.monotonicMs()
  let missedAtMs: number | undefined
  let renewedAtMs = Number.NEGATIVE_INFINITY
  let hits = 0

  /** Median time between two reports of the last hour, milliseconds; undefined while there are too few. */
  function medianInterval(nowMs: number): number | undefined {
    while (arrivals[0] !== undefined && arrivals[0] < nowMs - paceWindowMs) arrivals.shift()
    const intervals = arrivals.slice(1).map((atMs, index) => atMs - (arrivals[index] ?? atMs))
    return intervals.toSorted((one, other) => one - other)[Math.floor(intervals.length / 2)]
  }

  function isTrusted(): boolean {
    if (missedAtMs === undefined) return true
    const quietMs = clock.monotonicMs() - missedAtMs
    if (quietMs < trustAfterMs || (hits === 0 && quietMs < trustWithoutHitMs)) return false
    missedAtMs = undefined
    return true
  }

  return {
    isTrusted,
    subscribed(slot) {
      since = slot
      quietSinceMs = clock.monotonicMs()
      hits = 0
    },
    inactive() {
      since = Number.POSITIVE_INFINITY
    },
    reported() {
      quietSinceMs = clock.monotonicMs()
      arrivals.push(quietSinceMs)
      if (arrivals.length > mostArrivals) arrivals.shift()
    },
    hit(slot) {
      if (slot > since) hits += 1
    },
    miss(slot) {
      if (slot <= since) return false
      const wasTrusted = isTrusted()
      missedAtMs = clock.monotonicMs()
      hits = 0
      return wasTrusted
    },
    isCheckDue() {
      const nowMs = clock.monotonicMs()
      const silentMs = nowMs - quietSinceMs
      if (silentMs < shortestSilenceMs) return false
      const median = medianInterval(nowMs)
      const isUnusual =
        median === undefined ? silentMs >= silenceWithoutPaceMs : silentMs >= intervalsOfSilence * median
      if (isUnusual) quietSinceMs = nowMs
      return isUnusual
    },
    isRenewalDue() {
      if (missedAtMs === undefined || missedAtMs <= renewedAtMs) return false
      return clock.monotonicMs() - renewedAtMs >= renewEveryMs
    },
    renewed() {
      renewedAtMs = clock.monotonicMs()
    },
  }
}
