import { expect, test } from 'vitest'
import type { VolumeChartWire } from '~/contracts/orders/volume'
import { utcZone } from '~/domain/format/time-zone'
import { filledSlices, netBars, volumeBars } from './chart-data'

const at = 1_795_273_200 // 2026-11-21 15:00:00 UTC
const mint = 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN'
const chart = {
  labels: [at, at + 3_600],
  datasets: [
    { label: 'JUP JUPy…DvCN', tokenMint: mint, tokenVerified: false, data: [5, -2] },
    { label: 'Other', tokenMint: null, tokenVerified: null, data: [1, 1] },
  ],
} as VolumeChartWire

test('turns a volume chart into places and series, with unverified tokens marked and the rest in grey', () => {
  const bars = volumeBars(chart, 'day', utcZone)
  expect(bars?.places[0]).toEqual({ tick: '15:00', title: '21 Nov, 15:00 UTC', clockMinute: at / 60 })
  expect(bars?.series).toEqual([
    { label: 'JUP JUPy…DvCN', unverified: true, color: 'var(--s1)', values: [5, -2] },
    { label: 'Other', unverified: false, color: 'var(--s0)', values: [1, 1] },
  ])
})

test('labels daily places with dates', () => {
  expect(volumeBars(chart, 'month', utcZone)?.places[0]?.tick).toBe('21 Nov')
  expect(volumeBars(chart, 'daily', utcZone)?.places[0]?.title).toBe('21 Nov 2026 UTC')
})

test('rejects a response of another shape', () => {
  const short = { ...chart, datasets: [{ label: 'JUP', tokenMint: mint, data: [1] }] } as VolumeChartWire
  expect(volumeBars(short, 'day', utcZone)).toBeUndefined()
  expect(volumeBars({} as VolumeChartWire, 'day', utcZone)).toBeUndefined()
})

test('turns shares of filled tokens into slices', () => {
  const shares = {
    labels: ['JUP', 'WIF WiFa…e111'],
    mints: [],
    verified: [true, false],
    datasets: [{ label: 'x', data: [3, 1] }],
  }
  expect(filledSlices(shares)?.map(({ label, unverified, value }) => [label, unverified, value])).toEqual([
    ['JUP', false, 3],
    ['WIF WiFa…e111', true, 1],
  ])
  expect(filledSlices({ ...shares, datasets: [] })).toBeUndefined()
})

test('keeps unknown volume unknown', () => {
  const unknown = {
    ...chart,
    datasets: [{ label: 'JUP', tokenMint: mint, data: [null, 2] }],
  } as VolumeChartWire
  expect(volumeBars(unknown, 'day', utcZone)?.series[0]?.values).toEqual([null, 2])
})

test('sums net volumes to one signed bar per column, with no bar where a volume is unknown', () => {
  const series = [
    { label: 'JUP', color: 'var(--s1)', values: [5, -2, null] },
    { label: 'Other', color: 'var(--s0)', values: [1, -1, 3] },
  ]
  expect(netBars(series, { buy: 'Net bought', sell: 'Net sold' })).toEqual([
    { label: 'Net bought', color: 'var(--buy)', values: [6, 0, null] },
    { label: 'Net sold', color: 'var(--sell)', values: [0, -3, null] },
  ])
})
