import type { CandleWire } from '~/contracts/candle'
import type { PanePointWire } from '~/contracts/chart-page'
import type { UnixMs } from '~/domain/base/time'
import type { Zone } from '~/domain/format/time-zone'
import { dayOf, hasUtcDays, localDays, pointsByDay } from '~/domain/price/local-days'
import type { ShownBars } from '../bar-choices'

/**
 * Returns the bars to load for what a chart shows. The server's days are those of UTC, so days of another zone are made
 * of hours.
 */
export function loadedFor(shown: ShownBars, { offset }: Zone, now: UnixMs): ShownBars {
  const isDays = shown.kind === 'bars' && shown.interval === '1d'
  return isDays && !hasUtcDays(offset, now) ? { kind: 'bars', interval: '1h' } : shown
}

/** Merges hourly bars into the days of a zone. */
export function dayBars(hours: readonly CandleWire[], { offset }: Zone): readonly CandleWire[] {
  return localDays(hours, offset)
}

/**
 * Returns one point for each daily bar. Funding is the mean of the known rates; open interest and long/short are
 * states, so the last known one counts.
 */
export function dayPoints(
  hours: readonly PanePointWire[],
  days: readonly CandleWire[],
  { offset }: Zone,
): readonly PanePointWire[] {
  const points = new Map(pointsByDay(hours, offset).map((day) => [dayOf(day[0].time, offset), day]))
  return days.map(({ time }) => pointOf(time, points.get(dayOf(time, offset)) ?? []))
}

function pointOf(time: UnixMs, hours: readonly PanePointWire[]): PanePointWire {
  const rates = hours.flatMap(({ funding }) => funding ?? [])
  return {
    time,
    openInterest: hours.findLast(({ openInterest }) => openInterest !== null)?.openInterest ?? null,
    funding: rates.length === 0 ? null : rates.reduce((sum, rate) => sum + rate, 0) / rates.length,
    longShort: hours.findLast(({ longShort }) => longShort !== null)?.longShort ?? null,
  }
}
