import { expect, test } from 'vitest'
import { followLive, startLiveBars } from './live-bars'

const minute = 60
const first = { time: 600_000, open: 10, high: 11, low: 9, close: 10, volume: 5 }
const last = { ...first, time: 660_000 }
const loaded = [first, last]
/** Time of the response. */
const readAt = 670

const trade = (price: number, tradedAt: number, at = tradedAt + 1) => ({ price, tradedAt, at })
const follow = (trades: readonly ReturnType<typeof trade>[], bars = loaded) =>
  trades.reduce((state, live) => followLive(state, bars, readAt, minute, live), startLiveBars(bars)).bars

test('a trade moves the bar of its own time, although it arrives after that bar has ended', () => {
  expect(follow([trade(12, 719, 725)])).toEqual([first, { ...last, high: 12, close: 12 }])
  expect(follow([trade(12, 659, 671)])).toEqual([{ ...first, high: 12 }, last])
})

test('a trade after the last minute begins a bar, which later trades of that minute move', () => {
  const open = { time: 720_000, open: 12, high: 12, low: 12, close: 12, volume: null }
  expect(follow([trade(12, 720)])).toEqual([...loaded, open])
  expect(follow([trade(12, 720), trade(13, 779), trade(11, 779)])).toEqual([
    ...loaded,
    { ...open, high: 13, low: 11, close: 11 },
  ])
})

test('a bar keeps the high and the low of all trades since the response', () => {
  const [, moved] = follow([trade(14, 680), trade(8, 681), trade(10.5, 682)])
  expect(moved).toEqual({ ...last, high: 14, low: 8, close: 10.5 })
})

test('a trade that arrived before the response, or before the first bar, changes nothing', () => {
  expect(follow([trade(14, 665, readAt - 1)])).toBe(loaded)
  expect(follow([trade(14, 599, 680)])).toBe(loaded)
  expect(follow([trade(14, 680)], [])).toEqual([])
})

test('a price without the time of an execution counts as of its arrival', () => {
  const state = followLive(startLiveBars(loaded), loaded, readAt, minute, { price: 12, at: 700 })
  expect(state.bars.at(-1)).toMatchObject({ high: 12, close: 12 })
})

test('a new response replaces the live prices, and a trade that it lacks is added again', () => {
  const moved = followLive(startLiveBars(loaded), loaded, readAt, minute, trade(14, 680))
  const newer = [first, { ...last, close: 10.2 }]
  expect(followLive(moved, newer, 690, minute, moved.live).bars).toBe(newer)
  const crossed = followLive(moved, newer, 675, minute, moved.live).bars
  expect(crossed.at(-1)).toMatchObject({ high: 14, close: 14 })
})

test('returns the same state while neither bars nor price change', () => {
  const moved = followLive(startLiveBars(loaded), loaded, readAt, minute, trade(14, 680))
  expect(followLive(moved, loaded, readAt, minute, moved.live)).toBe(moved)
})
