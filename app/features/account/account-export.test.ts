import { expect, test } from 'vitest'
import type { WirePage } from '~/contracts/schema/page'
import { accountExport } from './account-export'

const answer = (rows: number) => ({ page: { content: Array(rows).fill({}) } as unknown as WirePage<unknown> })
const list = (rows: number) => ({
  query: { filter: 'historical', page: 1, sortField: 'createdAt', sortOrder: 'desc' } as const,
  answer: answer(rows),
})
const trader = { kind: 'trader', key: 'T', dca: list(3) } as const

test('exports the list of the open tab', () => {
  expect(accountExport({ ...trader, tab: 'dca' })).toEqual({
    href: '/api/dca/all?format=csv&size=250&filter=historical&sortField=createdAt&sortOrder=desc&maker=T',
    what: 'DCA Orders',
    empty: false,
  })
  expect(accountExport({ ...trader, tab: 'limit', other: { limit: list(1) } })).toEqual({
    href: '/api/limit/all?format=csv&size=250&filter=historical&sortField=createdAt&sortOrder=desc&maker=T',
    what: 'Limit Orders',
    empty: false,
  })
  expect(accountExport({ ...trader, tab: 'kamino', other: { kamino: list(0) } })).toMatchObject({
    what: 'Kamino limit orders',
    empty: true,
  })
  expect(
    accountExport({ ...trader, tab: 'perps', other: { perps: { fills: { data: answer(2).page } } } }),
  ).toEqual({
    href: '/api/perps/trades?format=csv&size=250&user=T',
    what: 'Perp fills',
    empty: false,
  })
})

test('marks a list that could not be read as empty', () => {
  expect(accountExport({ ...trader, tab: 'perps', other: { perps: { fills: { data: null } } } }).empty).toBe(
    true,
  )
})
