import type { Slot } from '~/domain/base/time'
import type { Clock } from '~/lib/clock'

/** Judges whether a subscription still reports all changes. */
export interface ReportWatch {
  /** Records that the subscription is active from this slot on. It need not report earlier changes. */
  subscribed(slot: Slot): void
  /**
   * Records that the subscription is inactive. Changes that it has not reported so far do not count as
   * misses.
   */
  inactive(): void
  /** Records that the subscription sent a notification. */
  reported(): void
  /** Records that the subscription reported a change that is also known from a transaction. */
  hit(slot: Slot): void
  /**
   * Records that the subscription did not report a change in this slot. Returns whether the subscription was
   * trusted until now.
   */
  miss(slot: Slot): boolean
  isTrusted(): boolean
  /**
   * Whether the subscription has reported nothing for longer than usual, so that its accounts should be
   * checked. Returns true at most once per silence.
   */
  isCheckDue(): boolean
  /**
   * Whether the subscription should be renewed: it has missed a change since the last renewal, and that
   * renewal was long enough ago.
   */
  isRenewalDue(): boolean
  renewed(): void
}

/**
 * Multiple of the median time between two reports after which a silence is unusual. A silence shorter than
 * `shortestSilenceMs` is never unusual.
 */
const intervalsOfSilence = 10
const shortestSilenceMs = 5 * 60_000
/**
 * Interval between checks of a subscription with too few reports to measure the usual time between them,
 * milliseconds.
 */
const silenceWithoutPaceMs = 10 * 60_000
const paceWindowMs = 60 * 60_000
const mostArrivals = 512
/**
 * Time without another miss after which a distrusted subscription is trusted again, milliseconds. The short
 * time applies if the subscription has reported a known change meanwhile, the long time if it has not.
 */
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

  /**
   * Returns the median time between two reports of the last hour, milliseconds. `undefined`: too few reports.
   */
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
