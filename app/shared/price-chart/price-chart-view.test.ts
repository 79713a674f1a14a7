import { expect, test } from 'vitest'
import { hasOnlyMoved } from './price-chart-view'

const theme = {
  buy: '',
  sell: '',
  accent: '',
  onAccent: '',
  card: '',
  raised: '',
  text: '',
  subtle: '',
  border: '',
  grid: '',
}
const barAt = (time: number, close: number) => ({ time, open: 1, high: 9, low: 1, close, volume: 5 })
const first = barAt(3_600_000, 2)
const running = barAt(7_200_000, 3)
const view = { bars: [first, running], frame: '1D', type: 'candlestick', theme } as const

test('returns true if only the price of the current candle has changed', () => {
  expect(hasOnlyMoved(view, { ...view, bars: [first, barAt(7_200_000, 4)] })).toBe(true)
})

test('returns false if a candle was added, or if other candles, a choice or the theme changed', () => {
  expect(hasOnlyMoved(view, { ...view, bars: [first, running, barAt(10_800_000, 4)] })).toBe(false)
  expect(hasOnlyMoved(view, { ...view, bars: [running, barAt(10_800_000, 4)] })).toBe(false)
  expect(hasOnlyMoved(view, { ...view, bars: [barAt(3_600_000, 2), running] })).toBe(false)
  expect(hasOnlyMoved(view, { ...view, frame: '1W' })).toBe(false)
  expect(hasOnlyMoved(view, { ...view, type: 'area' })).toBe(false)
  expect(hasOnlyMoved(view, { ...view, theme: { ...theme } })).toBe(false)
})
