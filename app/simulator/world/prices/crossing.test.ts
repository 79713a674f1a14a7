import { expect, test } from 'vitest'
import { findCrossing, findLastCrossing } from './crossing'
import { createJumps } from './jumps'
import { createNoise, octaveCount, spacingOf } from './noise'
import { createPathReader, type LogPath } from './path'
import { createPriceBook } from './price-book'
import { createVolatility } from './volatility'

const path: LogPath = {
  base: 1,
  parts: [
    { noise: createNoise(11), weight: 0.05 },
    { noise: createNoise(12, { height: 6, phase: 1 }), weight: -0.03 },
  ],
  jumps: [{ jumps: createJumps(13, { share: 0.5, smallest: 1, largest: 3 }), weight: 0.05 }],
  volatility: createVolatility(14),
}
const logPriceAt = createPathReader(path)
const finest = spacingOf(octaveCount - 1)
const hours = 3600

/**
 * Returns the nodes of the finest octave within a time range. Between two nodes the path is a straight line.
 */
function nodesIn(from: number, to: number): number[] {
  const times: number[] = []
  for (let at = Math.ceil(from / finest) * finest; at < to; at += finest) times.push(at)
  return times
}

test('finds the same first crossing as a walk over every node', () => {
  let found = 0
  for (let number = 0; number < 60; number++) {
    const from = 1.4e8 + number * 17_777
    const to = from + 10 * hours
    const level = logPriceAt(from) + 0.002 + 0.06 * ((number % 9) / 9)
    const walked = nodesIn(from, to).find((at) => logPriceAt(at) >= level)
    const crossing = findCrossing(path, level, from, to)
    expect(crossing === undefined).toBe(walked === undefined)
    if (crossing === undefined || walked === undefined) continue
    found++
    expect(walked - crossing).toBeGreaterThanOrEqual(-1e-6)
    expect(walked - crossing).toBeLessThanOrEqual(finest)
    expect(logPriceAt(crossing)).toBeCloseTo(level, 6)
  }
  expect(found).toBeGreaterThan(10)
  expect(found).toBeLessThan(50)
})

test('finds the same last crossing as a walk backwards', () => {
  for (let number = 0; number < 40; number++) {
    const from = 1.4e8 + number * 23_333
    const to = from + 10 * hours
    const level = logPriceAt(to) + 0.001 + 0.02 * ((number % 5) / 5)
    const walked = nodesIn(from, to).findLast((at) => logPriceAt(at) >= level)
    const crossing = findLastCrossing(path, level, from, to)
    if (walked === undefined) expect(crossing === undefined || crossing - from < finest).toBe(true)
    else {
      expect(crossing! - walked).toBeGreaterThanOrEqual(-1e-6)
      expect(crossing! - walked).toBeLessThanOrEqual(finest)
    }
  }
})

test('returns the start if the path is beyond the level there', () => {
  const from = 1.5e8 + 0.4
  expect(findCrossing(path, logPriceAt(from) - 0.001, from, from + hours)).toBe(from)
  expect(findCrossing(path, 0, from, from)).toBeUndefined()
})

test('finds touches from above and from below', () => {
  const book = createPriceBook(3)
  const sol = book.assetOf('SOL')
  const from = 1.5e8
  const price = book.priceUsd(sol, from)
  for (const [side, factor] of [
    ['above', 1.01],
    ['below', 0.99],
  ] as const) {
    const at = book.findTouch(sol, side, price * factor, from, from + 30 * 24 * hours)
    expect(book.priceUsd(sol, at!)).toBeCloseTo(price * factor, 4)
    const before = nodesIn(from, at!).map((time) => book.priceUsd(sol, time) / price)
    for (const ratio of before) expect(side === 'above' ? ratio < factor : ratio > factor).toBe(true)
  }
})
