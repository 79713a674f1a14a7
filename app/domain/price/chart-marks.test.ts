import { describe, expect, test } from 'vitest'
import { marksAfterBars, marksOnBars, wallsOf } from './chart-marks'

const bucket = (fromPercent: number, buyUsd: number, sellUsd: number) => ({ fromPercent, buyUsd, sellUsd })
const trade = (time: number, usd: number, buy = true) => ({ time, usd, buy })
const bars = [{ time: 0 }, { time: 60_000 }, { time: 120_000 }]

describe('walls', () => {
  test('are the three largest levels of each side, highest price first', () => {
    const buckets = [-4, -3, -2, -1].map((from) => bucket(from, 100 + from, 0))
    const walls = wallsOf(200, [...buckets, bucket(0, 0, 7), bucket(5, 0, 9)]).map((wall) => ({
      ...wall,
      price: Math.round(wall.price),
    }))
    expect(walls).toEqual([
      { price: 211, usd: 9, buy: false },
      { price: 201, usd: 7, buy: false },
      { price: 199, usd: 99, buy: true },
      { price: 197, usd: 98, buy: true },
      { price: 195, usd: 97, buy: true },
    ])
  })

  test('leave out far levels, empty ones, and orders that have crossed the price', () => {
    expect(wallsOf(200, [bucket(-11, 5, 0), bucket(10, 0, 5), bucket(-2, 0, 5), bucket(2, 5, 0)])).toEqual([])
  })

  test('need a price', () => {
    expect(wallsOf(undefined, [bucket(-1, 5, 5)])).toEqual([])
  })
})

describe('trades on bars', () => {
  test('are summed by bar and side', () => {
    const trades = [trade(59_999, 1), trade(60_000, 2), trade(61_000, 3), trade(62_000, 4, false)]
    expect(marksOnBars(trades, bars, 60)).toEqual([
      { time: 0, usd: 1, buy: true, count: 1 },
      { time: 60_000, usd: 5, buy: true, count: 2 },
      { time: 60_000, usd: 4, buy: false, count: 1 },
    ])
  })

  test('are left out before the first bar and after the last one', () => {
    expect(marksOnBars([trade(-1, 1), trade(180_000, 1)], bars, 60)).toEqual([])
    expect(marksOnBars([trade(0, 1)], [], 60)).toEqual([])
  })
})

test('planned executions are summed by the bar in which they will be, as far as the chart shows them', () => {
  const planned = [
    trade(119_000, 9),
    trade(130_000, 1),
    trade(200_000, 2),
    trade(239_999, 3),
    trade(301_000, 5),
  ]
  expect(marksAfterBars(planned, 120_000, 60, 2)).toEqual([
    { time: 120_000, usd: 1, buy: true, count: 1 },
    { time: 180_000, usd: 5, buy: true, count: 2 },
  ])
})
