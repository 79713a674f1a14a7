import { expect, test } from 'vitest'
import { fundingFormats } from './funding-formats'

/** Funding rates in basis points per hour that are near the smallest rates that are shown. */
const rates = [0.006, 0.004, 0.000_000_6, 0.000_000_5, 0].flatMap((rate) => [rate, -rate])

test.each(['year', 'hour'] as const)('a rate per %s has a tone only if its text is not zero', (unit) => {
  const { print, toneOf } = fundingFormats[unit]
  for (const rate of rates) {
    const sign = /[1-9]/.test(print(rate)) ? (rate > 0 ? 'buy' : 'sell') : 'text'
    expect(toneOf(rate), `${rate}: ${print(rate)}`).toBe(sign)
  }
  expect(toneOf(null)).toBe('muted')
})

test('the same rate may be zero per hour but not per year', () => {
  expect([fundingFormats.hour.toneOf(0.004), fundingFormats.year.toneOf(0.004)]).toEqual(['text', 'buy'])
})
