import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inCents } from './in-cents'

describe('inCents', () => {
  it('rounds fractions to cents and keeps everything else', () => {
    expect(
      inCents({
        labels: [1_795_614_535],
        data: [1_098.207_280_009_566, null, -0.005],
        mint: 'So1',
        verified: true,
      }),
    ).toEqual({ labels: [1_795_614_535], data: [1_098.21, null, -0.005], mint: 'So1', verified: true })
  })

  it('keeps six significant digits of amounts below one dollar', () => {
    expect(inCents([0, 0.000_012_345_678, 0.999_999_9])).toEqual([0, 0.000_012_345_7, 1])
  })

  it('changes an amount by at most half a cent', () => {
    const amounts = fc.double({ noNaN: true, min: -1e12, max: 1e12 })
    fc.assert(fc.property(amounts, (usd) => Math.abs(inCents(usd) - usd) <= 0.005_1))
  })
})
