import { expect, test } from 'vitest'
import { soldInAll } from './jupiter-figures'

test('what was sold of all tokens is what was executed', () => {
  const rows = [{ usd: 10 }, { usd: undefined }, { usd: 2.5 }]
  expect(soldInAll(rows, ({ usd }) => usd)).toBe(12.5)
  expect(soldInAll<{ usd: number }>([], ({ usd }) => usd)).toBe(0)
  expect(soldInAll<{ usd: number }>(null, ({ usd }) => usd)).toBeNull()
})

test('of executions none of which has a value the volume is unknown', () => {
  expect(soldInAll([{ usd: 0 }, { usd: undefined }], ({ usd }) => usd)).toBeNull()
})
