import { describe, expect, test } from 'vitest'
import { type BarLimits, barPageRange, extendedRange, withLiveBar } from './bar-page'

const day = 86_400
const now = 20_000 * day + 5_000
const limits: BarLimits = { now, earliestAt: 20_000 * day - 31 * day, retainedAt: now - 396 * day }

describe('pages of bars', () => {
  test('the newest page ends with the current bar', () => {
    const range = barPageRange('1h', undefined, limits)
    expect(range).toEqual({ fromAt: range.toAt - 300 * 3_600, toAt: 20_000 * day + 7_200, before: 'more' })
  })

  test('each older page ends where the next one begins, until the start of the plan’s history', () => {
    let range = barPageRange('15m', undefined, limits)
    const pages = [range]
    while (range.before === 'more') {
      range = barPageRange('15m', range.fromAt, limits)
      pages.push(range)
    }
    expect(pages.slice(1).map(({ toAt }) => toAt)).toEqual(pages.slice(0, -1).map(({ fromAt }) => fromAt))
    expect(range).toMatchObject({ fromAt: limits.earliestAt, before: 'plan' })
  })

  test('a page before the start of the history is empty', () => {
    const endAt = (limits.earliestAt ?? 0) - day
    expect(barPageRange('1h', endAt, limits)).toEqual({ fromAt: endAt, toAt: endAt, before: 'plan' })
  })

  test('bars that are no longer stored end the history before the plan does', () => {
    const stored = { ...limits, retainedAt: now - 7 * day }
    const range = barPageRange('1m', now - 7 * day + 600, stored)
    expect(range).toMatchObject({ fromAt: Math.ceil((now - 7 * day) / 60) * 60, before: 'stored' })
  })

  test('an end in the future is the end of the current bar', () => {
    expect(barPageRange('1h', now + 10 * day, limits).toAt).toBe(20_000 * day + 7_200)
  })

  test('a page without bars is extended up to the start of the history', () => {
    let range = barPageRange('1m', undefined, limits)
    let steps = 0
    for (let older = extendedRange(range, '1m', limits); older; older = extendedRange(range, '1m', limits)) {
      expect(older.toAt).toBe(range.fromAt)
      range = older
      steps++
    }
    expect(range).toMatchObject({ fromAt: limits.earliestAt, before: 'plan' })
    expect(steps).toBe(23)
  })

  test('daily bars reach back 31 days', () => {
    const { fromAt, toAt, before } = barPageRange('1d', undefined, limits)
    expect([(toAt - fromAt) / day, before]).toEqual([32, 'plan'])
  })
})

describe('live prices', () => {
  const bar = { time: 3_600_000, open: 2, high: 3, low: 2, close: 2.5, volume: 10 }

  test('move the last bar', () => {
    expect(withLiveBar([bar], 3_600, 4, 7_199)).toEqual([{ ...bar, high: 4, close: 4 }])
    expect(withLiveBar([bar], 3_600, 1, 3_600)).toEqual([{ ...bar, low: 1, close: 1 }])
  })

  test('begin the next bar, whose volume is unknown', () => {
    const next = { time: 7_200_000, open: 4, high: 4, low: 4, close: 4, volume: null }
    expect(withLiveBar([bar], 3_600, 4, 7_200)).toEqual([bar, next])
  })

  test('of the last second of a bar move that bar, and of the next second begin a bar', () => {
    const minute = { ...bar, time: 3_600_000 }
    expect(withLiveBar([minute], 60, 4, 3_659)).toEqual([{ ...minute, high: 4, close: 4 }])
    expect(withLiveBar([minute], 60, 4, 3_660)).toHaveLength(2)
  })

  test('that arrive late widen the bar of their time and close no bar', () => {
    const next = { ...bar, time: 7_200_000 }
    const bars = [bar, next]
    expect(withLiveBar(bars, 3_600, 4, 7_199)).toEqual([{ ...bar, high: 4 }, next])
    expect(withLiveBar(bars, 3_600, 1, 3_600)).toEqual([{ ...bar, low: 1 }, next])
    expect(withLiveBar(bars, 3_600, 2.2, 3_600)).toBe(bars)
  })

  test('before the first bar, after the next bar, or without bars change nothing', () => {
    const bars = [bar]
    expect(withLiveBar(bars, 3_600, 4, 3_599)).toBe(bars)
    expect(withLiveBar(bars, 3_600, 4, 10_800)).toBe(bars)
    expect(withLiveBar([], 3_600, 4, 3_600)).toEqual([])
  })
})
