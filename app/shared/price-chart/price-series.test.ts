import { expect, test } from 'vitest'
import { gapStyle } from './price-series'

test('makes a candle without a trade visible in every chart type', () => {
  expect(gapStyle('candlestick', { subtle: '#888' })).toEqual({
    color: 'transparent',
    borderColor: '#888',
    wickColor: '#888',
  })
  expect(gapStyle('bar', { subtle: '#888' })).toEqual({ color: '#888' })
})
