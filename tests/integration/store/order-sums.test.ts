import { expect, test } from 'vitest'
import { mints } from '~/domain/token/mints'
import { readActiveDca } from '~/store/read/orders/read-active-dca'
import { readOpenLimits } from '~/store/read/orders/read-open-limits'
import { at, openStore } from '../../helpers/store/order-store'
import { addressOf, batchOf, closedEvent, dcaState, limitState, mintState } from '../../helpers/world/states'

test('sums the remaining value of a venue’s active limit orders at current prices', async () => {
  const { pool, writer } = await openStore()
  const nameless = addressOf('nameless')
  const order = (name: string, over: Parameters<typeof limitState>[0] = {}) => ({
    state: limitState({ key: addressOf(name), remainingInputRaw: 4_000_000_000n, ...over }),
    slot: 100,
    at,
  })
  const of = (venue: 'jupiter' | 'kamino') => readOpenLimits(pool, venue, at + 60)
  expect(await of('kamino')).toEqual({ remainingUsd: 0 })
  const accounts = [
    { state: mintState({ key: mints.wSOL, decimals: 9 }), slot: 1, at },
    order('a'),
    order('v1', { protocol: 'jupiter-limit-v1', remainingInputRaw: 1_000_000_000n }),
    order('unpriced', { inputMint: nameless }),
    order('over'),
    order('expired', { expiresAt: at + 60 }),
    order('expires next', { remainingInputRaw: 2_000_000_000n, expiresAt: at + 61 }),
    order('k', { protocol: 'kamino-limit', inputMint: nameless }),
  ]
  const events = [closedEvent({ order: addressOf('over') })]
  const prices = [{ mint: mints.wSOL, priceUsd: 150, at: at + 30, source: 'price-api' as const }]
  await writer.write(batchOf({ accounts, events, prices }))
  // The active orders have 4, 1 and 2 SOL left.
  expect(await of('jupiter')).toEqual({ remainingUsd: 1_050 })
  expect(await of('kamino')).toEqual({ remainingUsd: undefined })
})

test('sums active DCA orders by wallet, token or order, with the earliest next cycle', async () => {
  const { pool, writer } = await openStore()
  const nameless = addressOf('nameless')
  const order = (name: string, over: Parameters<typeof dcaState>[0] = {}) => ({
    state: dcaState({ key: addressOf(name), ...over }),
    slot: 100,
    at,
  })
  const of = (...whose: ['trader' | 'token' | 'order', ReturnType<typeof addressOf>]) =>
    readActiveDca(pool, ...whose, at + 60)
  const nothing = { orders: 0, depositedUsd: 0, usdPerMinute: 0, next: undefined }
  expect(await of('token', mints.wSOL)).toEqual(nothing)
  const accounts = [
    { state: mintState(), slot: 1, at },
    order('late', { nextCycleAt: at + 900 }),
    order('soon', { nextCycleAt: at + 300, user: addressOf('other'), inDepositedRaw: 500_000_000n }),
    order('unpriced', { nextCycleAt: at + 600, inputMint: nameless }),
    order('over', { nextCycleAt: at + 1 }),
    order('absurd', {
      outputMint: nameless,
      user: addressOf('issuer'),
      inDepositedRaw: 10n ** 19n,
      inAmountPerCycleRaw: 10n ** 19n,
      cycleFrequencySeconds: 60,
    }),
  ]
  const events = [closedEvent({ order: addressOf('over'), protocol: 'jupiter-dca' })]
  const prices = [{ mint: mints.USDC, priceUsd: 0.9, at: at + 30, source: 'price-api' as const }]
  await writer.write(batchOf({ accounts, events, prices }))
  const next = { inputMint: mints.USDC, outputMint: mints.wSOL, at: at + 300 }
  // The orders have 1,000 and 500 USDC, at $0.90 each. Two of them spend 100 USDC per hour.
  expect(await of('token', mints.wSOL)).toEqual({ orders: 3, depositedUsd: 1_350, usdPerMinute: 3, next })
  const unpriced = { inputMint: nameless, outputMint: mints.wSOL, at: at + 600 }
  expect(await of('trader', addressOf('maker'))).toEqual({
    orders: 2,
    depositedUsd: 900,
    usdPerMinute: 1.5,
    next: unpriced,
  })
  expect(await of('order', addressOf('unpriced'))).toEqual({
    orders: 1,
    depositedUsd: undefined,
    usdPerMinute: undefined,
    next: unpriced,
  })
  expect(await of('order', addressOf('over'))).toEqual(nothing)
  expect(await of('order', addressOf('absurd'))).toMatchObject({
    orders: 1,
    depositedUsd: undefined,
    usdPerMinute: undefined,
  })
})
