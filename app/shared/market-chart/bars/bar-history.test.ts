import { describe, expect, test } from 'vitest'
import type { ChartPageWire } from '~/contracts/chart-page'
import { withNewest, withOlder } from './bar-history'

const minute = 60

/** Returns a page of minute bars whose close is `close`. */
function page(
  fromAt: number,
  toAt: number,
  close = 1,
  before: ChartPageWire['before'] = 'more',
): ChartPageWire {
  const times = Array.from(
    { length: (toAt - fromAt) / minute },
    (_, index) => (fromAt + index * minute) * 1_000,
  )
  return {
    fromAt,
    toAt,
    before,
    bars: times.map((time) => ({ time, open: 1, high: 2, low: 1, close, volume: 0 })),
    panes: times.map((time) => ({ time, openInterest: close, funding: null, longShort: null })),
  }
}

const timesOf = ({ bars }: ChartPageWire) => bars.map(({ time }) => time / 1_000)
const between = (from: number, to: number) => timesOf(page(from, to))

describe('older pages', () => {
  test('join the loaded bars without a gap or a duplicate', () => {
    let history = page(6_000, 9_000)
    for (const from of [3_000, 0]) history = withOlder(history, page(from, from + 3_000, 5))
    expect(timesOf(history)).toEqual(between(0, 9_000))
    expect(history.panes?.map(({ time }) => time / 1_000)).toEqual(between(0, 9_000))
    expect(history.bars[0]?.close).toBe(5)
  })

  test('take over what is before the first bar', () => {
    expect(withOlder(page(3_000, 6_000), page(0, 3_000, 1, 'plan')).before).toBe('plan')
  })

  test('are ignored if they do not end where the loaded bars begin', () => {
    const history = page(3_000, 6_000)
    expect(withOlder(history, page(0, 2_940))).toBe(history)
    expect(withOlder(history, page(0, 3_060))).toBe(history)
  })

  test('without bars move the start of the history', () => {
    const history = withOlder(page(3_000, 6_000), { ...page(0, 3_000), bars: [], panes: [] })
    expect(history.fromAt).toBe(0)
    expect(timesOf(history)).toEqual(between(3_000, 6_000))
  })
})

describe('the newest page', () => {
  test('replaces the bars that it contains and keeps older ones', () => {
    const history = withNewest(page(0, 6_000, 1), page(3_060, 6_060, 7))
    expect(timesOf(history)).toEqual(between(0, 6_060))
    expect(history.bars.find(({ time }) => time === 3_000_000)?.close).toBe(1)
    expect(history.bars.find(({ time }) => time === 3_060_000)?.close).toBe(7)
    expect(history).toMatchObject({ fromAt: 0, toAt: 6_060 })
    expect(history.panes?.at(-1)?.openInterest).toBe(7)
  })

  test('keeps what is before the first bar', () => {
    expect(withNewest(page(0, 6_000, 1, 'plan'), page(3_060, 6_060)).before).toBe('plan')
  })

  test('remains alone if it does not reach the loaded bars', () => {
    const newest = page(9_000, 12_000)
    expect(withNewest(page(0, 6_000), newest)).toBe(newest)
  })

  test('of a token has no figures below the price', () => {
    const token = { ...page(3_000, 6_000), panes: null }
    expect(withNewest({ ...page(0, 3_000), panes: null }, token).panes).toBeNull()
  })
})
