import { expect, test } from 'vitest'
import { fromHourlyPercent, fundingUnits, toHourlyPercent } from './funding-unit'

test('a yearly rate is 8,760 times the hourly one, without compounding', () => {
  expect(toHourlyPercent(87.6, 'year')).toBeCloseTo(0.01, 12)
  expect(fromHourlyPercent(-0.01, 'year')).toBeCloseTo(-87.6, 9)
})

test.each(fundingUnits)('a rate per %s is the same after both conversions', (unit) => {
  for (const percent of [0, 12.5, -0.0001])
    expect(fromHourlyPercent(toHourlyPercent(percent, unit), unit)).toBeCloseTo(percent, 12)
})
