import { expect, onTestFinished, test } from 'vitest'
import type { OrderFilled } from '~/domain/chain/chain-event'
import type { PriceSource } from '~/domain/protocol/price-source'
import { mints } from '~/domain/token/mints'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { createTestDatabase } from '../../helpers/store/database'
import { addressOf, batchOf, dcaState, filledEvent, mintState, signatureOf } from '../../helpers/world/states'

const at = 1_700_000_000
const token = addressOf('token')

/** Opens a store with SOL and another token. Here both have six decimals. */
async function openStore({ verified = true } = {}) {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const { pool } = database
  const writer = createBatchWriter(pool)
  await writer.write(
    batchOf({
      accounts: [mints.wSOL, token].map((key) => ({ state: mintState({ key }), slot: 1, at })),
      tokens: [mints.wSOL, token].map((mint) => ({ mint, verified, at })),
    }),
  )
  return {
    pool,
    writer,
    /** Writes a fill that sells `soldUi` of the token for `boughtUi` of a mint. */
    fill: (soldUi: number, boughtUi: number, seconds: number, over: Partial<OrderFilled> = {}) =>
      writer.write(
        batchOf({
          events: [
            filledEvent({
              signature: signatureOf(`fill ${seconds} ${soldUi} ${boughtUi}`),
              at: at + seconds,
              inputMint: token,
              outputMint: mints.USDC,
              inputRaw: BigInt(soldUi * 1e6),
              outputRaw: BigInt(boughtUi * 1e6),
              ...over,
            }),
          ],
        }),
      ),
    price: (mint: typeof token, priceUsd: number, seconds: number, source: PriceSource = 'price-api') =>
      writer.write(batchOf({ prices: [{ mint, priceUsd, at: at + seconds, source }] })),
    async shown(mint = token) {
      const { rows } = await pool.query(
        'select price_usd, price_source, price_at from token where mint = $1',
        [mint],
      )
      return rows[0]
    },
  }
}

test('derives the price of a verified token from a fill against a dollar coin or priced SOL', async () => {
  const { pool, fill, price, shown } = await openStore()
  await fill(10, 25, 0)
  expect(await shown()).toEqual({ price_usd: 2.5, price_source: 'fill', price_at: at })
  await price(mints.wSOL, 150, 30)
  await fill(100, 2, 40, { outputMint: mints.wSOL })
  expect(await shown()).toEqual({ price_usd: 3, price_source: 'fill', price_at: at + 40 })
  const { rows } = await pool.query(
    'select price_usd, source from price_sample where mint = $1 order by at',
    [token],
  )
  expect(rows).toEqual([
    { price_usd: 2.5, source: 'fill' },
    { price_usd: 3, source: 'fill' },
  ])
})

test('derives no price from an unverified token, dust, or a fill against SOL without a price', async () => {
  const unknown = await openStore({ verified: false })
  await unknown.fill(10, 25, 0)
  expect((await unknown.shown()).price_usd).toBeNull()
  const { fill, price, shown } = await openStore()
  await fill(0.1, 0.5, 0)
  await fill(0.0001, 25, 1)
  expect((await shown()).price_usd).toBeNull()
  await price(token, 7, 2)
  await fill(10, 25, 3, { outputMint: mints.wSOL })
  expect((await shown(mints.wSOL)).price_usd).toBeNull()
  expect((await shown()).price_at).toBe(at + 2)
})

test('uses a fill price only after every better source has been silent for ten minutes', async () => {
  const { fill, price, shown } = await openStore()
  await price(token, 2, 0)
  await fill(10, 21, 600)
  expect(await shown()).toMatchObject({ price_usd: 2, price_source: 'price-api' })
  await fill(10, 22, 601)
  expect(await shown()).toMatchObject({ price_usd: 2.2, price_source: 'fill' })
  await price(token, 9, 602)
  expect(await shown()).toMatchObject({ price_usd: 9, price_source: 'price-api' })
})

test('a single fill moves the price of earlier ones by at most half', async () => {
  const { fill, shown } = await openStore()
  await fill(10, 20, 0)
  await fill(10, 31, 10)
  await fill(10, 9, 11)
  expect((await shown()).price_usd).toBe(2)
  await fill(10, 30, 12)
  expect((await shown()).price_usd).toBe(3)
  await fill(10, 90, 613)
  expect((await shown()).price_usd).toBe(9)
})

test('values an order without a price by the first fill price', async () => {
  const { pool, writer, fill } = await openStore()
  const state = dcaState({ inputMint: token })
  await writer.write(batchOf({ accounts: [{ state, slot: 100, at }] }))
  await fill(10, 25, 60)
  expect((await pool.query('select amount_usd, amount_usd_at from dca_order')).rows).toEqual([
    { amount_usd: 2_500, amount_usd_at: at + 60 },
  ])
})
