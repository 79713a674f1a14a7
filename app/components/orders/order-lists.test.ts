import { expect, test } from 'vitest'
import type { DcaOrderWire } from '~/contracts/order'
import type { LimitOrderRow } from '~/contracts/order-row'
import { limitRules, maySuit, orderLists, outdatesOrders } from './order-lists'
import { openOrder } from './order-row.case'

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

test('a newly opened order outdates the first page', () => {
  expect(outdates(newest, order('n', { createdAt: 40 }), shown)).toBe(true)
})

test('an order that belongs behind the shown ones does not', () => {
  expect(outdates(newest, order('n', { createdAt: 10 }), shown)).toBe(false)
})

test('a change of a shown order is no reason to read anew, its end is where only active ones are listed', () => {
  expect(outdates(newest, order('a', { createdAt: 30 }), shown)).toBe(false)
  expect(outdates(newest, order('a', { createdAt: 30, status: 'completed' }), shown)).toBe(true)
  const all = { ...newest, filter: 'historical' } as const
  expect(outdates(all, order('a', { createdAt: 30, status: 'completed' }), shown)).toBe(false)
})

test('an order that has ended does not join the active ones', () => {
  expect(outdates(newest, order('n', { createdAt: 40, status: 'cancelled' }), shown)).toBe(false)
})

test('deeper pages wait for their next turn', () => {
  expect(outdates({ ...newest, page: 2 }, order('n', { createdAt: 40 }), shown)).toBe(false)
})

test('the sort decides where an order belongs, and one without a value is last either way', () => {
  const smallest = { ...newest, sortField: 'amountUsd', sortOrder: 'asc' } as const
  expect(outdates(smallest, order('n', { amountUsd: 8 }), shown)).toBe(true)
  expect(outdates(smallest, order('n', { amountUsd: 10 }), shown)).toBe(false)
  expect(outdates(smallest, order('n'), shown)).toBe(false)
  expect(outdates(smallest, order('n', { amountUsd: 10 }), [order('x')])).toBe(true)
})

test('whatever comes outdates an empty first page', () => {
  expect(outdates(newest, order('n'), [])).toBe(true)
})

test('what moves with every fill sorts active orders only', () => {
  expect(orderLists.dca.sortFieldsOf('active')).toEqual([
    'createdAt',
    'amountUsd',
    'progress',
    'usdSpentPerMinute',
  ])
  expect(orderLists.dca.sortFieldsOf('historical')).toEqual(['createdAt', 'amountUsd'])
  expect(orderLists.limit.sortFieldsOf('active')).toEqual(['createdAt', 'amountUsd', 'progress'])
})

const limitRow: LimitOrderRow = { ...openOrder, limitPriceUsd: 2 }

test('an order looks the same while only its numbers differ', () => {
  const looksSame = (fields: Partial<LimitOrderRow>) =>
    limitRules.looksSame(limitRow, { ...limitRow, ...fields })
  expect(looksSame({ slot: 2, progress: 40, amountUsd: 90, outputMintPrice: 4 })).toBe(true)
  expect(looksSame({ amountUsd: null })).toBe(false)
  expect(looksSame({ progress: 0 })).toBe(false)
  expect(looksSame({ status: 'cancelled' })).toBe(false)
  expect(looksSame({ outputTokenVerified: false })).toBe(false)
})

test('an order is found by parts of its keys, symbols and names, in any case', () => {
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
