import { expect, test } from 'vitest'
import { asksTheSame } from './asks-the-same'

const at = (search: string, pathname = '/tokens/a') => ({ pathname, search })

test('returns true if only choices differ that the browser handles', () => {
  expect(asksTheSame(at(''), at('?timeframe=1W&chart=area&pressure=6h'))).toBe(true)
  expect(asksTheSame(at('?dca.page=2'), at('?dca.page=2&order=key'))).toBe(true)
})

test('returns false for another page of a list or for another token', () => {
  expect(asksTheSame(at('?dca.page=2'), at('?dca.page=3&timeframe=1W'))).toBe(false)
  expect(asksTheSame(at(''), at('', '/tokens/b'))).toBe(false)
})
