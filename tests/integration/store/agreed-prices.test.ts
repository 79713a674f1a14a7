import { expect, onTestFinished, test } from 'vitest'
import { mints } from '~/domain/token/mints'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { createTestDatabase } from '../../helpers/store/database'
import { addressOf, batchOf, filledEvent, mintState, signatureOf } from '../../helpers/world/states'

const token = addressOf('token')

interface Selling {
  readonly maker: string
  readonly taker: string
  readonly transaction: string
  /** Number of tokens sold. */
  readonly amount: number
}

/** Opens a store with an unverified token that has six decimals. The store's clock shows `now`. */
async function openStore(verified: readonly (typeof token)[] = [], known = [mints.wSOL, token]) {
  const now = Math.floor(Date.now() / 1000) - 60
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const clock = { nowMs: () => now * 1000, monotonicMs: () => now * 1000 }
  const writer = createBatchWriter(database.pool, clock)
  await writer.write(
    batchOf({
      accounts: known.map((key) => ({ state: mintState({ key }), slot: 1, at: now })),
      tokens: verified.map((mint) => ({ mint, verified: true, at: now })),
    }),
  )
  return {
    /** Writes the mint of the token, whose decimals are unknown before. */
    learnDecimals: () =>
      writer.write(batchOf({ accounts: [{ state: mintState({ key: token }), slot: 2, at: now }] })),
    /** Writes a fill that sells tokens at a price, `age` seconds ago. By default each has another maker. */
    fill: (priceUsd: number, age: number, over: Partial<Selling> = {}) => {
      const { maker = `maker ${age}`, taker = 'taker', transaction = `fill ${age}`, amount = 10 } = over
      const event = filledEvent({
        ...{ signature: signatureOf(transaction), at: now - age, eventIndex: age },
        ...{ maker: addressOf(maker), taker: addressOf(taker), inputMint: token, outputMint: mints.USDC },
        ...{ inputRaw: BigInt(amount * 1e6), outputRaw: BigInt(priceUsd * amount * 1e6) },
      })
      return writer.write(batchOf({ events: [event] }))
    },
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

test('without verified tokens, three transactions that agree price a token', async () => {
  const { fill, shown } = await openStore()
  await fill(10, 50)
  await fill(12, 40)
  expect(await shown()).toEqual(none)
  await fill(11, 30)
  expect(await shown()).toEqual({ price_usd: 11, price_source: 'fill' })
})

test('executions price a token as soon as its decimals are known, without another execution', async () => {
  const { fill, shown, learnDecimals } = await openStore([], [mints.wSOL])
  for (const [price, age] of [
    [10, 50],
    [12, 40],
    [11, 30],
  ] as const)
    await fill(price, age)
  expect(await shown()).not.toMatchObject({ price_usd: 11 })
  await learnDecimals()
  expect(await shown()).toEqual({ price_usd: 11, price_source: 'fill' })
})

test('two executions do not price a token when its decimals become known', async () => {
  const { fill, shown, learnDecimals } = await openStore([], [mints.wSOL])
  for (const age of [50, 40]) await fill(10, age)
  await learnDecimals()
  expect(await shown()).toEqual(none)
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

test('fills of one transaction count once', async () => {
  const { fill, shown } = await openStore()
  for (const age of [50, 40, 30]) await fill(10, age, { transaction: 'one' })
  await fill(10, 20, { transaction: 'two' })
  expect(await shown()).toEqual(none)
  await fill(10, 10, { transaction: 'three' })
  expect(await shown()).toEqual({ price_usd: 10, price_source: 'fill' })
})

test('fills of one order price a token', async () => {
  const { fill, shown } = await openStore()
  for (const age of [50, 40, 30]) await fill(10, age, { maker: 'one' })
  expect(await shown()).toEqual({ price_usd: 10, price_source: 'fill' })
})

test('fills whose taker is their maker do not count', async () => {
  const { fill, shown } = await openStore()
  for (const age of [60, 50, 40]) await fill(10, age, { maker: `self ${age}`, taker: `self ${age}` })
  await fill(10, 30)
  await fill(10, 20)
  expect(await shown()).toEqual(none)
  await fill(10, 10)
  expect(await shown()).toEqual({ price_usd: 10, price_source: 'fill' })
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
