import { expect, onTestFinished, test } from 'vitest'
import { mints } from '~/domain/token/mints'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { createTestDatabase } from '../../helpers/store/database'
import { addressOf, batchOf, filledEvent, mintState, signatureOf } from '../../helpers/world/states'

const token = addressOf('token')

/** Opens a store with an unverified token that has six decimals. The store's clock shows `now`. */
async function openStore(verified: readonly (typeof token)[] = []) {
  const now = Math.floor(Date.now() / 1000) - 60
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const clock = { nowMs: () => now * 1000, monotonicMs: () => now * 1000 }
  const writer = createBatchWriter(database.pool, clock)
  await writer.write(
    batchOf({
      accounts: [mints.wSOL, token].map((key) => ({ state: mintState({ key }), slot: 1, at: now })),
      tokens: verified.map((mint) => ({ mint, verified: true, at: now })),
    }),
  )
  return {
    /** Writes a fill that sells one token at a price, `age` seconds ago. */
    fill: (priceUsd: number, age: number) =>
      writer.write(
        batchOf({
          events: [
            filledEvent({
              signature: signatureOf(`fill ${age} ${priceUsd}`),
              at: now - age,
              inputMint: token,
              outputMint: mints.USDC,
              inputRaw: 1_000_000n,
              outputRaw: BigInt(priceUsd * 1e6),
            }),
          ],
        }),
      ),
    async shown() {
      const { rows } = await database.pool.query(
        'select price_usd, price_source from token where mint = $1',
        [token],
      )
      return rows[0]
    },
  }
}

const none = { price_usd: null, price_source: null }

test('without verified tokens, three fills that agree price a token', async () => {
  const { fill, shown } = await openStore()
  await fill(10, 50)
  await fill(12, 40)
  expect(await shown()).toEqual(none)
  await fill(11, 30)
  expect(await shown()).toEqual({ price_usd: 11, price_source: 'fill' })
})

test('an outlier neither counts nor moves the price', async () => {
  const { fill, shown } = await openStore()
  await fill(10, 50)
  await fill(1_000, 40)
  await fill(11, 30)
  expect(await shown()).toEqual(none)
  await fill(12, 20)
  expect(await shown()).toEqual({ price_usd: 11, price_source: 'fill' })
  await fill(5_000, 10)
  expect(await shown()).toEqual({ price_usd: 11, price_source: 'fill' })
})

test('fills older than ten minutes do not count', async () => {
  const { fill, shown } = await openStore()
  await fill(10, 900)
  await fill(10, 800)
  await fill(10, 30)
  expect(await shown()).toEqual(none)
})

test('as soon as any token is verified, fills of unverified tokens imply no price', async () => {
  const { fill, shown } = await openStore([mints.wSOL])
  for (const age of [50, 40, 30, 20]) await fill(10, age)
  expect(await shown()).toEqual(none)
})
