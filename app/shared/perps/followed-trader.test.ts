import { expect, test } from 'vitest'
import { type Address, trustedAddress } from '~/domain/base/ids'
import { counterpartyOf, followedTrader, roleIn, sideOf } from './followed-trader'

const trader = { key: 'wallet', wallet: 'wallet', accounts: ['main', 'second', 'wallet'] }
const taken = { taker: 'main', maker: 'other', side: 'buy' } as const
const made = { taker: 'other', maker: 'second', side: 'buy' } as const
const foreign = { taker: 'other', maker: null, side: 'buy' } as const
const own = { taker: 'main', maker: 'second', side: 'sell' } as const

test('matches trades by the key too, and by the key alone if the accounts are not known', () => {
  const [key, wallet, account] = ['key', 'wallet', 'account'].map(trustedAddress) as [
    Address,
    Address,
    Address,
  ]
  expect(followedTrader(key, { wallet, accounts: [account] })).toEqual({
    key,
    wallet,
    accounts: [account, key],
  })
  expect(followedTrader(key, null)).toEqual({ key, wallet: null, accounts: [key] })
})

test('finds the role of a trader by the accounts of their wallet', () => {
  expect([taken, made, foreign, own].map((trade) => roleIn(trade, trader))).toEqual([
    'taker',
    'maker',
    undefined,
    'taker',
  ])
})

test("turns the taker's side around for a maker", () => {
  expect([taken, made, foreign, own].map((trade) => sideOf(trade, trader))).toEqual([
    'buy',
    'sell',
    undefined,
    'sell',
  ])
  expect(sideOf({ ...made, side: 'sell' }, trader)).toBe('buy')
})

test("keeps the taker's side and the taker without a trader", () => {
  expect(sideOf(made, null)).toBe('buy')
  expect(counterpartyOf(made, null)).toBe('other')
})

test('names the other party of a trade', () => {
  expect(counterpartyOf(taken, trader)).toBe('other')
  expect(counterpartyOf(made, trader)).toBe('other')
  expect(counterpartyOf({ taker: 'main', maker: null }, trader)).toBeNull()
})
