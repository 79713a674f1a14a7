import { expect, test } from 'vitest'
import { soldInAll } from './jupiter-totals'

test('sums the sold amounts of all tokens', () => {
  const rows = [{ usd: 10 }, { usd: undefined }, { usd: 2.5 }]
  expect(soldInAll(rows, ({ usd }) => usd)).toBe(12.5)
  expect(soldInAll<{ usd: number }>([], ({ usd }) => usd)).toBe(0)
  expect(soldInAll<{ usd: number }>(null, ({ usd }) => usd)).toBeNull()
})

test('returns an unknown volume if no execution has a value', () => {
  expect(soldInAll([{ usd: 0 }, { usd: undefined }], ({ usd }) => usd)).toBeNull()
})
