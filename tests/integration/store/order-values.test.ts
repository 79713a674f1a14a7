import { expect, test } from 'vitest'
import { mints } from '~/domain/token/mints'
import { at, counts, openStore } from '../../helpers/store/order-store'
import {
  addressOf,
  batchOf,
  closedEvent,
  dcaState,
  filledEvent,
  limitState,
  mintState,
} from '../../helpers/world/states'

test('values an order at the price of its opening', async () => {
  const { pool, writer } = await openStore()
  const price = (priceUsd: number, when: number) => ({
    mint: mints.USDC,
    priceUsd,
    at: when,
    source: 'price-api' as const,
  })
  await writer.write(
    batchOf({ accounts: [{ state: mintState(), slot: 1, at }], prices: [price(0.9, at - 700)] }),
  )
  await writer.write(batchOf({ prices: [price(0.99, at - 60)] }))
  await writer.write(batchOf({ prices: [price(1.5, at + 60)] }))
  await writer.write(batchOf({ accounts: [{ state: dcaState(), slot: 100, at: at + 120 }] }))
  expect((await pool.query('select amount_usd, amount_usd_at from dca_order')).rows).toEqual([
    { amount_usd: 990, amount_usd_at: at - 60 },
  ])
})

test('values an order once: at first sight if it is older than all samples, and at the first price if it has none', async () => {
  const { pool, writer } = await openStore()
  const amounts = async () => (await pool.query('select amount_usd, amount_usd_at from dca_order')).rows
  const price = (priceUsd: number, when: number) => ({
    mint: mints.USDC,
    priceUsd,
    at: when,
    source: 'price-api' as const,
  })
  await writer.write(batchOf({ accounts: [{ state: dcaState(), slot: 100, at: at + 9_000 }] }))
  expect(await amounts()).toEqual([{ amount_usd: null, amount_usd_at: null }])
  await writer.write(
    batchOf({ accounts: [{ state: mintState(), slot: 1, at }], prices: [price(1.25, at + 9_010)] }),
  )
  expect(await amounts()).toEqual([{ amount_usd: 1_250, amount_usd_at: at + 9_010 }])
  await writer.write(batchOf({ prices: [price(2, at + 9_100)] }))
  expect(await amounts()).toEqual([{ amount_usd: 1_250, amount_usd_at: at + 9_010 }])
})

test('values a later deposit at the price of the opening', async () => {
  const { pool, writer } = await openStore()
  await writer.write(
    batchOf({
      accounts: [
        { state: mintState(), slot: 1, at },
        { state: dcaState(), slot: 100, at },
      ],
      prices: [{ mint: mints.USDC, priceUsd: 0.99, at, source: 'price-api' }],
    }),
  )
  await writer.write(
    batchOf({ prices: [{ mint: mints.USDC, priceUsd: 1.5, at: at + 60, source: 'price-api' }] }),
  )
  const deposited = dcaState({ inDepositedRaw: 2_500_000_000n })
  await writer.write(batchOf({ accounts: [{ state: deposited, slot: 101, at: at + 90 }] }))
  expect((await pool.query('select amount_usd, amount_usd_at from dca_order')).rows).toEqual([
    { amount_usd: 2_475, amount_usd_at: at },
  ])
})

test('a closed order also gets the first price', async () => {
  const { pool, writer } = await openStore()
  await writer.write(batchOf({ accounts: [{ state: limitState(), slot: 100, at }], events: [closedEvent()] }))
  const decimals = mintState({ key: mints.wSOL, decimals: 9 })
  await writer.write(batchOf({ accounts: [{ state: decimals, slot: 1, at }] }))
  await writer.write(
    batchOf({ prices: [{ mint: mints.wSOL, priceUsd: 150, at: at + 9_000, source: 'price-api' }] }),
  )
  expect((await pool.query('select status, amount_usd, amount_usd_at from limit_order')).rows).toEqual([
    { status: 'cancelled', amount_usd: 1_500, amount_usd_at: at + 9_000 },
  ])
  expect(await counts(pool)).toEqual([{ venue: 'jupiter', total: 1, active: 0 }])
})

test('values fills by a dollar leg and adds them to the volume of both tokens', async () => {
  const { pool, writer } = await openStore()
  await writer.write(batchOf({ accounts: [{ state: limitState(), slot: 100, at }], events: [filledEvent()] }))
  expect((await pool.query('select usd, maker, input_mint from fill')).rows).toEqual([
    { usd: 800, maker: addressOf('maker'), input_mint: mints.wSOL },
  ])
  const { rows } = await pool.query(
    'select mint, venue, hour_at, bought_usd, sold_usd, bought_unpriced + sold_unpriced as unpriced from token_volume_hour order by mint',
  )
  expect(rows).toEqual([
    { mint: mints.USDC, venue: 'jupiter', hour_at: 1_699_999_200, bought_usd: 800, sold_usd: 0, unpriced: 0 },
    { mint: mints.wSOL, venue: 'jupiter', hour_at: 1_699_999_200, bought_usd: 0, sold_usd: 800, unpriced: 0 },
  ])
})
