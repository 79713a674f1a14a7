import { expect, test } from 'vitest'
import { utcFormat } from '~/domain/format/time-zone'
import { copyTime } from './copy-time'

const now = Date.UTC(2026, 10, 27, 15, 0, 59)

test('shows hour and minute of a copy of today, and also the date of an older copy', () => {
  expect(copyTime(Date.UTC(2026, 10, 27, 12, 34, 56), now, utcFormat)).toBe('12:34 UTC')
  expect(copyTime(Date.UTC(2026, 10, 26, 23, 59), now, utcFormat)).toBe('26 Nov, 23:59 UTC')
  expect(copyTime(Date.UTC(2026, 10, 27, 12, 34), undefined, utcFormat)).toBe('27 Nov, 12:34 UTC')
  expect(copyTime(Date.UTC(2025, 10, 27, 12, 34), now, utcFormat)).toBe('27 Nov, 12:34 UTC')
})
