import { expect, test } from 'vitest'
import { barWindow, completeBars, countBars, displayedBars, fittingInterval, mostBars } from './bar-range'

const day = 86_400
/** 12:00:30 UTC. */
const now = 20_000 * day + 12 * 3_600 + 30
const limits = { now, earliestAt: undefined }

test('without a start, a range has 300 bars, the last of which is the current one', () => {
  expect(barWindow({ interval: '1h' }, limits)).toEqual({
    from: now - 30 - 299 * 3_600,
    to: now - 30 + 3_600,
    intervalSeconds: 3_600,
  })
  expect(countBars({ interval: '1m' }, limits)).toBe(300)
})

test('the default start is not before the history of the plan, and a given start is not changed', () => {
  const firstDay = 20_000 * day - 31 * day
  const ofPlan = { now, earliestAt: firstDay }
  expect(barWindow({ interval: '1d' }, ofPlan).from).toBe(firstDay)
  expect(barWindow({ interval: '1d', start: 5 * day + 7 }, ofPlan).from).toBe(5 * day)
  expect(countBars({ interval: '1d', end: firstDay - 9 * day }, ofPlan)).toBe(0)
})

test('a range has the bar of its start, not the bar that begins at its end, and none after now', () => {
  const window = (start: number, end: number) => barWindow({ interval: '5m', start, end }, limits)
  expect(window(now - 900, now - 330)).toMatchObject({ from: now - 930, to: now - 330 })
  expect(window(now - 900, now - 329)).toMatchObject({ to: now - 30 })
  expect(window(now - 900, now + 60)).toMatchObject({ to: now - 30 + 300 })
})

test('names the shortest interval that fits', () => {
  expect(fittingInterval({ interval: '1m', start: now - 2 * day }, limits)).toBe('5m')
  expect(fittingInterval({ interval: '1m', start: now - 300 * day }, limits)).toBe('4h')
  expect(fittingInterval({ interval: '1m', start: now - (mostBars + 5) * day }, limits)).toBeUndefined()
})

const window = { from: 600, to: 1_200, intervalSeconds: 60 }
const bar = (openAt: number, price: number) => ({
  openAt,
  prices: { open: price, high: price, low: price, close: price },
  volumeUsd: 5,
  volumeBase: 2,
  fills: 1,
})

test('repeats a close only from the known history on, and has no volume before the first complete bar', () => {
  const candles = completeBars(window, [bar(660, 7), bar(900, 8)], {
    before: { close: 3, at: 540 },
    knownFrom: 790,
    completeFrom: 840,
    countsFills: true,
  })
  expect(candles.map(({ openAt, close, volumeUsd, fills }) => [openAt, close, volumeUsd, fills])).toEqual([
    [660, 7, undefined, undefined],
    [900, 8, 5, 1],
    [960, 8, 0, 0],
    [1_020, 8, 0, 0],
    [1_080, 8, 0, 0],
    [1_140, 8, 0, 0],
  ])
})

test('repeats the last close before the range, and nothing if the history is unknown', () => {
  const history = { before: { close: 3, at: 540 }, completeFrom: 0, countsFills: false }
  const known = completeBars(window, [], { ...history, knownFrom: 0 })
  expect(known).toHaveLength(10)
  expect(known[0]).toEqual({
    ...{ openAt: 600, open: 3, high: 3, low: 3, close: 3 },
    ...{ volumeUsd: 0, volumeBase: undefined, fills: undefined },
  })
  expect(completeBars(window, [], { ...history, knownFrom: undefined })).toEqual([])
})

test('keeps the sums of a bar without a price, at the last close', () => {
  const unpriced = { ...bar(720, 0), prices: undefined }
  const history = { before: undefined, knownFrom: 0, completeFrom: 0, countsFills: true }
  const candles = completeBars(window, [unpriced, bar(780, 4), { ...unpriced, openAt: 840 }], history)
  expect(candles[0]?.openAt).toBe(780)
  expect(candles[1]).toMatchObject({ openAt: 840, close: 4, volumeUsd: 5, fills: 1 })
})

test('shows each bar in the unit at its end', () => {
  const candles = completeBars(window, [bar(600, 8)], {
    before: undefined,
    knownFrom: 0,
    completeFrom: 0,
    countsFills: false,
  })
  const scale = [
    [0, 1],
    [700, 2],
  ] as const
  expect(displayedBars(candles, scale, 60, 5_000).map(({ close }) => close)).toEqual([8, ...Array(9).fill(4)])
  expect(displayedBars(candles, undefined, 60, 5_000)).toBe(candles)
})
