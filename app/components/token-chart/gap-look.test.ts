import { expect, test } from 'vitest'
import { gapLook } from './gap-look'

test('makes a candle without a trade visible in every chart type', () => {
  expect(gapLook('candlestick', { subtle: '#888' })).toEqual({
    color: 'transparent',
    borderColor: '#888',
    wickColor: '#888',
  })
  expect(gapLook('bar', { subtle: '#888' })).toEqual({ color: '#888' })
})
