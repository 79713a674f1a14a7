import { expect, test } from 'vitest'
import type { DcaOrderWire } from '~/contracts/orders/order'
import type { DcaSortField, OrderFilter } from '~/domain/order/order-view'
import { type ListQuery, sortedBy } from '~/ui/table/list-query'
import { maySuit, orderLists, outdatesOrders } from './order-lists'

const order = (
  publicKey: string,
  fields: { createdAt?: number | null; amountUsd?: number | null; status?: string } = {},
) => ({
  publicKey,
  slot: 1,
  status: 'open',
  amountUsd: null,
  createdAt: null,
  progress: 0,
  ...fields,
})
const newest = { filter: 'active', page: 1, sortField: 'createdAt', sortOrder: 'desc' } as const
const shown = [order('a', { createdAt: 30, amountUsd: 5 }), order('b', { createdAt: 20, amountUsd: 9 })]

const outdates = (
  query: Parameters<typeof outdatesOrders>[0],
  changed: ReturnType<typeof order>,
  list: readonly ReturnType<typeof order>[],
) =>
  outdatesOrders(
    query,
    changed,
    list,
    list.some(({ publicKey }) => publicKey === changed.publicKey),
  )

test('reports the first page as outdated when an order opens', () => {
  expect(outdates(newest, order('n', { createdAt: 40 }), shown)).toBe(true)
})

test('keeps the page when an order opens that sorts after the shown orders', () => {
  expect(outdates(newest, order('n', { createdAt: 10 }), shown)).toBe(false)
})

test('ignores changes of a shown order unless it closes in a list of active orders', () => {
  expect(outdates(newest, order('a', { createdAt: 30 }), shown)).toBe(false)
  expect(outdates(newest, order('a', { createdAt: 30, status: 'completed' }), shown)).toBe(true)
  const all = { ...newest, filter: 'historical' } as const
  expect(outdates(all, order('a', { createdAt: 30, status: 'completed' }), shown)).toBe(false)
})

test('ignores a closed order in a list of active orders', () => {
  expect(outdates(newest, order('n', { createdAt: 40, status: 'cancelled' }), shown)).toBe(false)
})

test('keeps later pages when an order opens', () => {
  expect(outdates({ ...newest, page: 2 }, order('n', { createdAt: 40 }), shown)).toBe(false)
})

test('sorts orders by the sort field, and orders without a value last in both directions', () => {
  const smallest = { ...newest, sortField: 'amountUsd', sortOrder: 'asc' } as const
  expect(outdates(smallest, order('n', { amountUsd: 8 }), shown)).toBe(true)
  expect(outdates(smallest, order('n', { amountUsd: 10 }), shown)).toBe(false)
  expect(outdates(smallest, order('n'), shown)).toBe(false)
  expect(outdates(smallest, order('n', { amountUsd: 10 }), [order('x')])).toBe(true)
})

test('reports an empty first page as outdated when any order opens', () => {
  expect(outdates(newest, order('n'), [])).toBe(true)
})

test('allows sorting by fields that change with fills only for active orders', () => {
  expect(orderLists.dca.sortFieldsOf('active')).toEqual([
    'createdAt',
    'amountUsd',
    'progress',
    'usdSpentPerMinute',
    'nextCycleAt',
    'amountPerCycleUsd',
  ])
  expect(orderLists.dca.sortFieldsOf('historical')).toEqual(['createdAt', 'amountUsd'])
  expect(orderLists.limit.sortFieldsOf('active')).toEqual([
    'createdAt',
    'amountUsd',
    'progress',
    'awayPercent',
  ])
})

test('shows the soonest cycle first, but the largest amount first', () => {
  const byAge: ListQuery<OrderFilter, DcaSortField> = newest
  const bySoonest = sortedBy(byAge, 'nextCycleAt', orderLists.dca)
  expect(bySoonest).toMatchObject({ sortField: 'nextCycleAt', sortOrder: 'asc' })
  expect(sortedBy(bySoonest, 'nextCycleAt', orderLists.dca).sortOrder).toBe('desc')
  expect(sortedBy(bySoonest, 'amountUsd', orderLists.dca).sortOrder).toBe('desc')
})

test('finds an order by parts of its keys, symbols and names, ignoring case', () => {
  const found = {
    publicKey: 'OrderKey',
    userPublicKey: 'TraderKey',
    inputMint: 'InMint',
    outputMint: 'OutMint',
    inputTokenSymbol: 'USDC',
    inputTokenName: 'USD Coin',
    outputTokenSymbol: null,
    outputTokenName: null,
  } as DcaOrderWire
  const finds = (search: string) => maySuit(found, search)
  expect(['usdc', 'coin', 'TraderKey', 'order', 'outm'].map(finds)).toEqual([true, true, true, true, true])
  expect(finds('bonk')).toBe(false)
})
