import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTime } from './parse-time'

const day = Date.UTC(2026, 10, 20) / 1_000

test.each([
  ['0', 0],
  ['1795000000', 1_795_000_000],
  ['20261320', 20_261_320], // not a date
  ['20260230', 20_260_230],
  ['99999999', 99_999_999],
  ['00000001', 1],
  ['99999999999', 99_999_999_999],
  ['1970-01-01', 0],
  ['2026-11-20', day],
  ['2026-11-20T10:30', day + 37_800],
  ['2026-11-20T10:30:15', day + 37_815],
  ['2026-11-20 10:30:15', day + 37_815],
  ['2026-11-20t10:30:15z', day + 37_815],
  ['2026-11-20T10:30:15.999Z', day + 37_815],
  ['2026-11-20T10:30:15+02:00', day + 30_615],
  ['2026-11-20T10:30:15 02:00', day + 30_615],
  ['2026-11-20T10:30-0530', day + 57_600],
  ['2026-11-20T10:30+02', day + 30_600],
  ['2024-02-29', Date.UTC(2024, 1, 29) / 1_000],
])('parses %s as a time', (text, seconds) => {
  expect(parseTime(text)).toBe(seconds)
})

test.each(['100000000000', '1795000000000', '1795000000000000', '1795000000000000000'])(
  'reports that %s is in smaller units than seconds',
  (text) => {
    expect(parseTime(text)).toBe('too-fine')
  },
)

test.each([
  '',
  '-1',
  '1.5',
  '1e9',
  '12345678901234567890',
  'now',
  '2026-11',
  '20261120',
  '20240229',
  '2026-13-01',
  '2026-02-30',
  '2026-11-00',
  '2026-11-20T',
  '2026-11-20T24:00',
  '2026-11-20T10:60',
  '2026-11-20T10:30:60Z',
  '2026-11-20T10:30+24:00',
  '2026-11-20Z',
  '2026-11-20T10:30:15Z2026',
  '1969-12-31',
  '1970-01-01T00:00+00:01',
  '20/11/2026',
  '٢٠٢٦-١١-٢٠',
])('rejects %s', (text) => {
  expect(parseTime(text)).toBeUndefined()
})

test('parses every ISO time that a program writes, to the second', () => {
  // Below nine digits, seconds may be a date without hyphens.
  const date = fc.date({
    min: new Date(100_000_000_000),
    max: new Date(Date.UTC(9999, 11, 31)),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(date, (time) => {
      const seconds = Math.floor(time.getTime() / 1_000)
      expect(parseTime(time.toISOString())).toBe(seconds)
      expect(parseTime(String(Math.min(seconds, 99_999_999_999)))).toBe(Math.min(seconds, 99_999_999_999))
    }),
  )
})
