import type { UnixMs } from '~/domain/base/time'
import { clockMs, type ZoneOffset } from '~/domain/format/time-zone'

/** Times at the left and right edge of a chart. */
export interface TimeSpan {
  readonly fromMs: UnixMs
  readonly toMs: UnixMs
}

/** Possible intervals between the labels of the time axis, minutes. */
const timeStepsMinutes = [1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440, 2880, 10_080]
const minuteMs = 60_000
const dayMs = 1_440 * minuteMs

/** A label of the time axis. */
export interface TimeTick {
  readonly time: UnixMs
  /** Whether the label marks the start of a day. */
  readonly isNewDay: boolean
}

/**
 * Returns at most `most` times for the labels of the time axis. They are round times in the displayed time
 * zone.
 */
export function timeTicks(span: TimeSpan, offset: ZoneOffset, most: number): readonly TimeTick[] {
  const lengthMs = span.toMs - span.fromMs
  const minutes = timeStepsMinutes.find((step) => lengthMs / (step * minuteMs) < most)
  if (minutes === undefined) return []
  const stepMs = minutes * minuteMs
  const first = Math.ceil(clockMs(span.fromMs, offset) / stepMs) * stepMs
  const count = Math.max(0, Math.floor((clockMs(span.toMs, offset) - first) / stepMs) + 1)
  const ticks: TimeTick[] = []
  for (let clock = first; clock < first + count * stepMs; clock += stepMs) {
    const time = timeOfClock(clock, offset)
    if (time >= span.fromMs && time > (ticks.at(-1)?.time ?? Number.NEGATIVE_INFINITY))
      ticks.push({ time, isNewDay: clock % dayMs === 0 })
  }
  return ticks
}

/**
 * Returns the time at which the clocks of a time zone show `clock`, which has the form of `clockMs`. If a
 * clock change skips `clock`, returns the time of the clock change.
 */
function timeOfClock(clock: number, offset: ZoneOffset): UnixMs {
  const guessed = clock - offset(clock) * minuteMs
  const time = clock - offset(guessed) * minuteMs
  return clockMs(time, offset) === clock ? time : Math.max(guessed, time)
}
