import { expect, test } from 'vitest'
import { movingAverage, volumeWeightedPrice } from './price-lines'

const hour = 3_600_000
const bar = (index: number, price: number, volume: number | null = 1) => ({
  time: index * hour,
  high: price,
  low: price,
  close: price,
  volume,
})

test('a moving average begins when there are enough bars', () => {
  const bars = [1, 2, 3, 4, 8].map((price, index) => bar(index, price))
  expect(movingAverage(bars, 3)).toEqual([undefined, undefined, 2, 3, 5])
  expect(movingAverage(bars, 6)).toEqual(bars.map(() => undefined))
})

test('the volume-weighted price begins again with each day of the zone', () => {
  const bars = [bar(22, 9), bar(23, 9), bar(24, 10, 1), bar(25, 20, 3), bar(47, 20, 4), bar(48, 5, 2)]
  const utc = (time: number) => Math.floor(time / (24 * hour))
  expect(volumeWeightedPrice(bars, utc)).toEqual([undefined, undefined, 10, 17.5, 18.75, 5])
  // One hour ahead of UTC, the day begins an hour earlier.
  const ahead = (time: number) => Math.floor((time + hour) / (24 * hour))
  expect(volumeWeightedPrice(bars, ahead)).toEqual([
    undefined,
    9,
    9.5,
    15.8,
    expect.any(Number),
    expect.any(Number),
  ])
})

test('a bar with unknown volume has no value, and the rest of its day does', () => {
  const bars = [bar(0, 1), bar(24, 2), bar(25, 7, null), bar(26, 2), bar(48, 3), bar(49, 3, 0)]
  const utc = (time: number) => Math.floor(time / (24 * hour))
  expect(volumeWeightedPrice(bars, utc)).toEqual([undefined, 2, undefined, 2, 3, 3])
})
