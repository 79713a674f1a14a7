import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import { type UiScaleConfig, uiMultiplierAt } from '~/domain/base/ui-scale'
import { mints } from '~/domain/token/mints'
import type { PriceWrite } from '~/store/batch/batch'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { createTestDatabase } from '../../helpers/store/database'
import { batchOf, dcaState, mintState } from '../../helpers/world/states'

const stock = trustedAddress('XsDoVfqeBukxuZHWhdvWHBhgEHjGNst4MLodqsJHzoB')
const now = 1_700_000_000

function config(multiplier: number, newMultiplier = multiplier, at = 0): UiScaleConfig {
  return { multiplier, newMultiplier, newMultiplierEffectiveAt: BigInt(at) }
}

function priceOf(priceUsd: number, over: Partial<PriceWrite> = {}): PriceWrite {
  return { mint: stock, priceUsd, at: now, source: 'price-api', ...over }
}

async function open() {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const { pool } = database
  const writer = createBatchWriter(pool)
  const token = async () => {
    const { rows } = await pool.query(
      'select ui_scale, price_usd, market_cap_usd from token where mint = $1',
      [stock],
    )
    return rows[0]
  }
  /**
   * Writes the mint account as of a slot. If the multiplier is `undefined`, the account does not have the
   * extension.
   */
  const mint = (uiScale: UiScaleConfig | undefined, slot = 100, at = now) =>
    writer.write(batchOf({ accounts: [{ state: mintState({ key: stock, uiScale }), slot, at }] }))
  const price = (...prices: readonly PriceWrite[]) => writer.write(batchOf({ prices }))
  return { pool, writer, token, mint, price }
}

test('stores a price per displayed unit as one per unscaled unit, by the multiplier of its time', async () => {
  const { token, mint, price } = await open()
  await mint(config(10, 20, now + 100))
  await price(priceOf(110, { isPerDisplayedUnit: true }))
  expect(await token()).toEqual({
    ui_scale: [
      [0, 10],
      [now + 100, 20],
    ],
    price_usd: 1_100,
    market_cap_usd: 5_500_000_000,
  })
  await price(priceOf(56, { isPerDisplayedUnit: true, at: now + 100 }))
  expect(await token()).toMatchObject({ price_usd: 1_120 })
})

test('uses the Price API’s multipliers until the mint account has its own', async () => {
  const { token, mint, price } = await open()
  await price(priceOf(1_100, { uiScale: config(10) }))
  expect(await token()).toMatchObject({ ui_scale: [[0, 10]], price_usd: 1_100 })
  await mint(undefined)
  expect(await token()).toMatchObject({ ui_scale: [[0, 10]] })
  await price(priceOf(56, { at: now + 30, isPerDisplayedUnit: true }))
  expect(await token()).toMatchObject({ ui_scale: [[0, 10]], price_usd: 560 })
  await mint(config(5), 110, now + 60)
  expect(await token()).toMatchObject({
    ui_scale: [
      [0, 10],
      [now, 5],
    ],
  })
  await price(priceOf(1_100, { at: now + 90, uiScale: config(10) }))
  expect(await token()).toMatchObject({
    ui_scale: [
      [0, 10],
      [now, 5],
    ],
    price_usd: 1_100,
  })
})

test('corrects earlier prices and their candles when a multiplier becomes known', async () => {
  const { pool, token, mint, price } = await open()
  await price(priceOf(110, { isPerDisplayedUnit: true }))
  await price(priceOf(120, { at: now + 30, isPerDisplayedUnit: true }))
  await mint(config(10), 100, now + 40)
  expect(await token()).toMatchObject({ price_usd: 1_200, market_cap_usd: 6_000_000_000 })
  const samples = await pool.query('select price_usd from price_sample where mint = $1 order by at', [stock])
  expect(samples.rows.map((row) => row.price_usd)).toEqual([1_100, 1_200])
  const candles = await pool.query('select open, high, low, close from candle_hour where mint = $1', [stock])
  expect(candles.rows).toEqual([{ open: 1_100, high: 1_200, low: 1_100, close: 1_200 }])
})

test('a hostile multiplier neither rejects a batch nor distorts a price', async () => {
  const { pool, token, mint, price } = await open()
  await price(priceOf(110, { isPerDisplayedUnit: true }))
  await mint(config(1e12), 100, now + 1)
  expect(await token()).toMatchObject({ ui_scale: [[0, 1e12]], price_usd: null })
  await price(priceOf(110, { at: now + 10, isPerDisplayedUnit: true }))
  expect(await token()).toMatchObject({ price_usd: null })
  for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY, -1, 0, 1e300, 5e-324])
    await mint(config(wrong, wrong, 1e11), 200, now + 20)
  expect(await token()).toMatchObject({
    ui_scale: [
      [0, 1e12],
      [now + 20, 1],
    ],
  })
  await price(priceOf(110, { at: now + 60, isPerDisplayedUnit: true }))
  expect(await token()).toMatchObject({ price_usd: 110 })
  const { rows } = await pool.query('select count(*)::int as count from price_sample')
  expect(rows[0].count).toBe(1)
})

test('a replay and an older slot change nothing', async () => {
  const { writer, token, mint } = await open()
  await mint(config(1), 100, now)
  await mint(config(10), 200, now + 60)
  const known = await token()
  expect(known.ui_scale).toEqual([
    [0, 1],
    [now, 10],
  ])
  await mint(config(1), 100, now)
  expect(await token()).toEqual(known)
  const again = await writer.write(
    batchOf({
      accounts: [{ state: mintState({ key: stock, uiScale: config(10) }), slot: 200, at: now + 60 }],
    }),
  )
  expect(again.accountsChanged).toBe(0)
  expect(await token()).toEqual(known)
})

test('dates an observation from the future by the database, and accepts later ones', async () => {
  const { pool, token, mint } = await open()
  await mint(config(1), 100, now)
  const future = Math.floor(Date.now() / 1000) + 86_400
  await mint(config(10, 10, future - 10), 200, future)
  const latest = (await token()).ui_scale
  expect(latest).toEqual([
    [0, 1],
    [expect.any(Number), 10],
  ])
  expect(latest[1][0]).toBeLessThan(future - 86_000)
  const { rows } = await pool.query('select ui_scale_seen_at as at from token where mint = $1', [stock])
  expect(rows[0].at).toBeLessThan(future - 86_000)
  await mint(config(5), 300, Math.floor(Date.now() / 1000) + 2)
  expect((await token()).ui_scale.at(-1)).toEqual([expect.any(Number), 5])
})

test('an order opened before a multiplier change keeps its value', async () => {
  const { pool, writer, mint, price } = await open()
  await mint(config(10, 20, now + 100))
  await price(priceOf(110, { at: now + 90, isPerDisplayedUnit: true }))
  // The order is opened after the multiplier has changed, but the newest price is older than that change.
  const order = dcaState({
    inputMint: stock,
    outputMint: mints.USDC,
    inDepositedRaw: 1_000_000n,
    createdAt: now + 110,
  })
  await writer.write(batchOf({ accounts: [{ state: order, slot: 100, at: now + 110 }] }))
  const { rows } = await pool.query('select amount_usd from dca_order')
  expect(rows).toEqual([{ amount_usd: 1_100 }])
})

test('the database and the program use the same multiplier at every time', async () => {
  const { pool } = await open()
  const step = fc.tuple(fc.integer({ min: 1, max: 1_000 }), fc.double({ min: 1e-12, max: 1e12, noNaN: true }))
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(step, { selector: ([from]) => from, maxLength: 8 }), async (steps) => {
      const scale = [[0, 1.5], ...steps.toSorted(([one], [other]) => one - other)] as [number, number][]
      const times = [-1, 0, ...scale.flatMap(([from]) => [from - 1, from, from + 1]), 5_000]
      const { rows } = await pool.query(
        'select ui_multiplier_at($1::jsonb, at) as multiplier from unnest($2::int8[]) with ordinality t(at, place) order by place',
        [JSON.stringify(scale), times],
      )
      expect(rows.map((row) => row.multiplier)).toEqual(times.map((at) => uiMultiplierAt(scale, at)))
    }),
    { numRuns: 50 },
  )
})
