import { expect, test } from 'vitest'
import { needSameData } from './same-data'

const at = (search: string, pathname = '/tokens/a') => ({ pathname, search })

test('returns true if only choices differ that the browser handles', () => {
  expect(needSameData(at(''), at('?timeframe=1W&chart=area&pressure=6h'))).toBe(true)
  expect(needSameData(at('?dca.page=2'), at('?dca.page=2&order=key'))).toBe(true)
})

test('returns false for another page of a list or for another token', () => {
  expect(needSameData(at('?dca.page=2'), at('?dca.page=3&timeframe=1W'))).toBe(false)
  expect(needSameData(at(''), at('', '/tokens/b'))).toBe(false)
})
