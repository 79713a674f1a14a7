import { expect, test } from 'vitest'
import type { PerpOrderDetailWire } from '~/contracts/perps/perp-order'
import { perpOrderCard } from './order-card'

const order: PerpOrderDetailWire = {
  id: 'So11111111111111111111111111111111111111112:7',
  orderId: 7,
  userPublicKey: 'So11111111111111111111111111111111111111112',
  userAccount: 'So11111111111111111111111111111111111111112',
  marketIndex: 0,
  marketKey: null,
  marketName: 'SOL-PERP',
  baseAssetSymbol: 'SOL',
  orderType: 'limit',
  direction: 1,
  baseAssetAmount: 10,
  baseAssetAmountFilled: 2.5,
  quoteAssetAmountFilled: 450,
  price: 180,
  fillPercentage: 25,
  status: 'open',
  averagePrice: 180,
  closedAt: null,
  amountUsd: 1_800,
  oraclePriceOffset: null,
  triggerPrice: null,
  triggersAbove: null,
  lastOraclePrice: 182,
  reduceOnly: false,
  postOnly: false,
  immediateOrCancel: false,
  expiredAt: null,
  createdAt: null,
  slot: 1,
}

const factsOf = (over: Partial<PerpOrderDetailWire>) =>
  perpOrderCard({ ...order, ...over }, 'Drift').facts.map(({ label, text }) => `${label}: ${text}`)

test('shows the trigger price of a Drift order, and the limit price if there is one', () => {
  expect(factsOf({})).toEqual(['Filled: 25%', 'Type: Limit', 'Limit price: $180.00'])
  expect(factsOf({ orderType: 'market', price: null })).toEqual([
    'Filled: 25%',
    'Type: Market',
    'Limit price: —',
  ])
  const waiting = { fillPercentage: 0, triggerPrice: 170, triggersAbove: false }
  expect(factsOf({ ...waiting, orderType: 'trigger_market', price: null })).toEqual([
    'Filled: 0%',
    'Type: Trigger market',
    'Trigger price: $170.00 or below',
  ])
  expect(factsOf({ ...waiting, triggersAbove: true, orderType: 'trigger_limit', price: 172 })).toEqual([
    'Type: Trigger limit',
    'Trigger price: $170.00 or above',
    'Limit price: $172.00',
  ])
})

test('shows the outcome and the average price of a closed Drift order', () => {
  const over = { orderType: null, price: null, amountUsd: null, reduceOnly: null } as const
  expect(factsOf({ ...over, status: 'completed', fillPercentage: 100 })).toEqual([
    'Filled: 100%',
    'Status: Complete',
    'Average price: $180.00',
  ])
  expect(factsOf({ ...over, status: 'ended', fillPercentage: null, averagePrice: null })).toEqual([
    'Filled: —',
    'Status: Closed',
    'Average price: —',
  ])
  expect(perpOrderCard({ ...order, ...over, status: 'completed' }, 'Velocity').figure).toBe('$450.00')
  expect(
    perpOrderCard({ ...order, ...over, status: 'cancelled', direction: null }, 'Velocity'),
  ).toMatchObject({
    title: 'SOL-PERP',
    figure: '—',
  })
})
