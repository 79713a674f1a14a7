import { afterEach, expect, test } from 'vitest'
import { localFormat, localOffset } from '~/domain/format/time-zone'
import { timeTicks } from './time-ticks'

const ownZone = process.env.TZ
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ
  else process.env.TZ = ownZone
})

const hour = 3_600_000
const noon = Date.UTC(2026, 10, 21, 12)

test('places time labels at round local times', () => {
  const day = { fromMs: noon - 6 * hour, toMs: noon }
  const times = (ahead: number, most: number) => timeTicks(day, () => ahead, most).map(({ time }) => time)
  expect(times(0, 8)).toEqual([6, 7, 8, 9, 10, 11, 12].map((at) => Date.UTC(2026, 10, 21, at)))
  expect(times(330, 4)).toEqual([
    Date.UTC(2026, 10, 21, 6, 30),
    Date.UTC(2026, 10, 21, 8, 30),
    Date.UTC(2026, 10, 21, 10, 30),
  ])
})

/** Returns the axis labels for a time span in a time zone. The start of the span is an ISO time. */
function labelsIn(zone: string, from: string, hours: number): string[] {
  process.env.TZ = zone
  const fromMs = Date.parse(from)
  const span = { fromMs, toMs: fromMs + hours * hour }
  return timeTicks(span, localOffset, 7).map(({ time, isNewDay }) => {
    const { day, month, hour, minute } = localFormat(time)
    return isNewDay ? `${day} ${month} ${hour}:${minute}` : `${hour}:${minute}`
  })
}

// In New York, clocks go back at 2:00. In Auckland, clocks go forward at 2:00. In Cairo and Santiago, clocks
// go from midnight to 1:00.
test.each([
  ['UTC', '2026-10-31T22:00Z', 30, ['1 Nov 00:00', '06:00', '12:00', '18:00', '2 Nov 00:00']],
  ['America/New_York', '2026-10-31T22:00Z', 30, ['18:00', '1 Nov 00:00', '06:00', '12:00', '18:00']],
  ['Asia/Kolkata', '2026-10-31T22:00Z', 30, ['06:00', '12:00', '18:00', '2 Nov 00:00', '06:00']],
  [
    'Pacific/Auckland',
    '2026-09-26T06:00Z',
    30,
    ['18:00', '27 Sep 00:00', '06:00', '12:00', '18:00', '28 Sep 00:00'],
  ],
  [
    'Africa/Cairo',
    '2026-04-23T16:00Z',
    30,
    ['18:00', '24 Apr 01:00', '06:00', '12:00', '18:00', '25 Apr 00:00'],
  ],
  ['America/Santiago', '2026-09-06T00:00Z', 30, ['6 Sep 01:00', '06:00', '12:00', '18:00', '7 Sep 00:00']],
])('places time labels at round times in %s across a clock change', (zone, from, hours, labels) => {
  expect(labelsIn(zone, from, hours)).toEqual(labels)
})
