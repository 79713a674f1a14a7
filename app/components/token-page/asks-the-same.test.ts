import { expect, test } from 'vitest'
import { asksTheSame } from './asks-the-same'

const at = (search: string, pathname = '/tokens/a') => ({ pathname, search })

test('treats choices that the browser handles as the same request', () => {
  expect(asksTheSame(at(''), at('?timeframe=1W&chart=area&pressure=6h'))).toBe(true)
  expect(asksTheSame(at('?dca.page=2'), at('?dca.page=2&order=key'))).toBe(true)
})

test('treats another list page and another token as another request', () => {
  expect(asksTheSame(at('?dca.page=2'), at('?dca.page=3&timeframe=1W'))).toBe(false)
  expect(asksTheSame(at(''), at('', '/tokens/b'))).toBe(false)
})
