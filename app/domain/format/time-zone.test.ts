import { afterEach, expect, test } from 'vitest'
import { lastUnixSeconds } from '../base/time'
import { localFormat, utcFormat, zoneNames } from './time-zone'

const ownZone = process.env.TZ
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ
  else process.env.TZ = ownZone
})

const at = Date.UTC(2026, 10, 5, 14, 2, 9)

test('formats the parts of a time with two digits, except the day', () => {
  expect(utcFormat(at)).toEqual({
    year: '2026',
    month: 'Nov',
    day: '5',
    hour: '14',
    minute: '02',
    second: '09',
    zone: 'UTC',
  })
})

test.each([
  ['UTC', '14:02', 'UTC'],
  ['Europe/London', '14:02', 'UTC'],
  ['Europe/Berlin', '15:02', 'GMT+1'],
  ['Asia/Kolkata', '19:32', 'GMT+5:30'],
  ['America/New_York', '09:02', 'GMT-5'],
  ['America/Anchorage', '05:02', 'GMT-9'],
  ['Pacific/Honolulu', '04:02', 'GMT-10'],
  ['America/Sao_Paulo', '11:02', 'GMT-3'],
])('in %s, shows %s %s', (zone, clock, name) => {
  process.env.TZ = zone
  const { hour, minute, zone: shown } = localFormat(at)
  expect(`${hour}:${minute} ${shown}`).toBe(`${clock} ${name}`)
})

test('shifts by an hour in summer', () => {
  process.env.TZ = 'America/Los_Angeles'
  expect(localFormat(Date.UTC(2026, 6, 1)).zone).toBe('GMT-7')
  expect(localFormat(at).zone).toBe('GMT-8')
})

test('changes the day with the zone', () => {
  process.env.TZ = 'Asia/Tokyo'
  expect(localFormat(Date.UTC(2026, 11, 31, 15))).toMatchObject({ day: '1', month: 'Jan', year: '2027' })
})

test('shows the year 10000 in a zone that is ahead of the last representable time', () => {
  expect(utcFormat((lastUnixSeconds + 1) * 1000)).toMatchObject({
    year: '10000',
    month: 'Jan',
    day: '1',
    hour: '00',
  })
})

test('returns two zone names for a time range in which the clocks change', () => {
  process.env.TZ = 'America/New_York'
  const change = Date.UTC(2026, 10, 1, 6)
  expect(zoneNames(change - 1, change, localFormat)).toBe('GMT-4 and GMT-5')
  expect(zoneNames(change, at, localFormat)).toBe('GMT-5')
})
