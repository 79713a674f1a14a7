import { expect, test } from 'vitest'
import { bucketTick, bucketTitle, clockMinute } from './format-bucket'
import { type TimeFormat, utcFormat } from './time-zone'

const at = 1_795_273_200 // 2026-11-21 15:00:00 UTC
const tokyo: TimeFormat = (ms) => ({ ...utcFormat(ms + 9 * 3_600_000), zone: 'GMT+9' })

test('labels a bucket with its time within a day, and with its date across days', () => {
  expect(bucketTick(at, false, utcFormat)).toBe('15:00')
  expect(bucketTick(at, true, utcFormat)).toBe('21 Nov')
  expect(bucketTick(at, true, tokyo)).toBe('22 Nov')
})

test("includes the zone in a bucket's full name", () => {
  expect(bucketTitle(at, 'hour', utcFormat)).toBe('21 Nov, 15:00 UTC')
  expect(bucketTitle(at, 'hour', tokyo)).toBe('22 Nov, 00:00 GMT+9')
  expect(bucketTitle(at, 'day', utcFormat)).toBe('21 Nov 2026 UTC')
})

test('maps a bucket at local midnight to a multiple of a day', () => {
  const inTokyo = clockMinute(at, () => 9 * 60)
  expect(inTokyo % 1_440).toBe(0)
  expect(clockMinute(at, () => 0)).toBe(inTokyo - 9 * 60)
})
