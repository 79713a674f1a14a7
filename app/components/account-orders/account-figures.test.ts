import { expect, test } from 'vitest'
import type { DcaOrderWire } from '~/contracts/order'
import { accountFigures } from './account-figures'

const order = (fields: Partial<DcaOrderWire>) =>
  ({
    amountUsd: null,
    usdSpentPerMinute: null,
    nextCycleAt: 0,
    inputTokenSymbol: 'USDC',
    ...fields,
  }) as DcaOrderWire

test('active orders add up, and the soonest cycle is the next', () => {
  const orders = [
    order({ amountUsd: 100, usdSpentPerMinute: 1.5, nextCycleAt: 300, outputTokenSymbol: 'JUP' }),
    order({ amountUsd: 20, usdSpentPerMinute: 0.5, nextCycleAt: 200, outputTokenSymbol: 'WIF' }),
    order({ nextCycleAt: 250 }),
  ]
  expect(accountFigures(orders, 7)).toEqual({
    active: 7,
    depositedUsd: 120,
    usdPerMinute: 2,
    next: { nextCycleAt: 200, inputTokenSymbol: 'USDC', outputTokenSymbol: 'WIF' },
  })
})

test('without any price nothing is known; without any order nothing is spent', () => {
  expect(accountFigures([order({})], 1).depositedUsd).toBeNull()
  expect(accountFigures([], 0)).toEqual({ active: 0, depositedUsd: 0, usdPerMinute: 0, next: undefined })
})
