import { expect, test } from 'vitest'
import { wallsInView } from './walls-in-view'

const wall = (price: number) => ({ price, usd: 1_000, buy: price < 100 })
/** 110 is at the upper edge of 200 pixels, 90 at the lower one. */
const yOf = (price: number) => 10 * (110 - price)

test('shows the walls between the edges of the chart, and counts the others', () => {
  const walls = [120, 111, 110, 95, 90, 89].map(wall)
  expect(wallsInView(walls, yOf, 200)).toEqual({
    shown: [
      { wall: wall(110), y: 0 },
      { wall: wall(95), y: 150 },
      { wall: wall(90), y: 200 },
    ],
    above: 2,
    below: 1,
  })
})

test('shows none before the chart has a scale', () => {
  expect(wallsInView([wall(100)], () => null, 200)).toEqual({ shown: [], above: 0, below: 0 })
})
