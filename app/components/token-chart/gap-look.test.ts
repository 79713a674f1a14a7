import { expect, test } from 'vitest'
import { gapLook } from './gap-look'

test('a bar without a trade is to be seen in every type of chart', () => {
  expect(gapLook('candlestick', { subtle: '#888' })).toEqual({
    color: 'transparent',
    borderColor: '#888',
    wickColor: '#888',
  })
  expect(gapLook('bar', { subtle: '#888' })).toEqual({ color: '#888' })
})
