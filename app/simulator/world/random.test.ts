import { expect, test } from 'vitest'
import { chanceOf, createWeightedPick, hash32, RandomStream, seedOf } from './random'

test('hashes the same words to the same bits and other words to other bits', () => {
  expect(hash32(1, 2, 3)).toBe(hash32(1, 2, 3))
  expect(
    new Set([hash32(1, 2, 3), hash32(1, 3, 2), hash32(2, 2, 3), hash32(1, 2), seedOf(1, 'a')]).size,
  ).toBe(5)
})

test('gives uniform chances for consecutive numbers', () => {
  const tenths = new Array<number>(10).fill(0)
  for (let n = 0; n < 20_000; n++) tenths[Math.floor(chanceOf(7, n) * 10)]! += 1
  for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200)
})

test('repeats a stream and draws from the stated distributions', () => {
  const draw = (count: number, sample: (random: RandomStream) => number) => {
    const random = new RandomStream(3, 4)
    return Array.from({ length: count }, () => sample(random))
  }
  expect(draw(5, (random) => random.u32())).toEqual(draw(5, (random) => random.u32()))
  const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  expect(mean(draw(20_000, (random) => random.chance()))).toBeCloseTo(0.5, 1)
  expect(mean(draw(20_000, (random) => random.normal()))).toBeCloseTo(0, 1)
  expect(mean(draw(20_000, (random) => random.normal() ** 2))).toBeCloseTo(1, 1)
  expect(mean(draw(20_000, (random) => random.exponential(3)))).toBeCloseTo(3, 0)
})

test.each([0.4, 7, 180, 900])('draws Poisson numbers with mean and variance %d', (expected) => {
  const counts = Array.from({ length: 4000 }, (_, index) => new RandomStream(5, index).poisson(expected))
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const variance = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / counts.length
  expect(mean / expected).toBeCloseTo(1, 1)
  expect(variance / expected).toBeGreaterThan(0.9)
  expect(variance / expected).toBeLessThan(1.1)
})

test('picks in proportion to the weights', () => {
  const pick = createWeightedPick([1, 0, 3])
  expect([0, 0.24, 0.26, 0.5, 0.999].map(pick)).toEqual([0, 0, 2, 2, 2])
})
