import { expect, onTestFinished, test } from 'vitest'
import type { PriceSource } from '~/domain/protocol/price-source'
import { mints } from '~/domain/token/mints'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { createPruner } from '~/store/upkeep/prune'
import { createTestDatabase } from '../../helpers/store/database'
import { addressOf, batchOf, perpMarketState } from '../../helpers/world/states'

const hour = 3_600
const now = () => Math.floor(Date.now() / 1_000)

async function openStore() {
  const { pool, drop } = await createTestDatabase()
  onTestFinished(drop)
  const writer = createBatchWriter(pool)
  return {
    pool,
    writer,
    price: (priceUsd: number, at: number, source: PriceSource = 'price-api', mint = mints.USDC) =>
      writer.write(batchOf({ prices: [{ mint, priceUsd, at, source }] })),
    token: async () =>
      (await pool.query('select price_usd, price_at, price_source, sampled_at from token order by mint'))
        .rows[0],
    async prune(clock = systemClock) {
      const pruner = createPruner({ pool, clock, log: silentLog })
      await pruner.prune()
      await pruner.stop()
    },
  }
}

test('dates a future price by the database clock, so that the next one replaces it', async () => {
  const { pool, price, token } = await openStore()
  await price(0.5, now() + hour)
  const stored = await token()
  expect(stored.price_usd).toBe(0.5)
  expect(stored.price_at).toBeLessThanOrEqual(now())
  const times = await pool.query(
    'select greatest((select max(at) from price_sample), (select max(close_at) from candle_minute), (select max(updated_at) from token)) as latest',
  )
  expect(times.rows[0].latest).toBeLessThanOrEqual(now())
  await price(0.6, now() + 1)
  expect((await token()).price_usd).toBe(0.6)
})

test('accepts clocks that differ by two minutes', async () => {
  const { price, token } = await openStore()
  const at = now() + 100
  await price(0.5, at)
  expect(await token()).toMatchObject({ price_at: at, sampled_at: at })
})

test('replaces a stored future price with any other, from any source', async () => {
  for (const source of ['drift-oracle', 'price-api', 'fill'] as const) {
    const { pool, price, token } = await openStore()
    await price(0.5, now() - 60)
    await pool.query(
      `update token set price_at = price_at + 3600, sampled_at = sampled_at + 3600, updated_at = updated_at + 3600, price_source = 'drift-oracle'`,
    )
    const at = now()
    await price(5, at, source)
    expect(await token()).toEqual({ price_usd: 5, price_at: at, sampled_at: at, price_source: source })
  }
})

test('removes the effects of a wrong clock from an existing store', async () => {
  const { pool, writer, price, token, prune } = await openStore()
  const at = now() - (now() % hour) - hour + 1_800 // in the middle of the previous hour
  await writer.write(batchOf({ accounts: [{ state: perpMarketState(), slot: 1, at }] }))
  await price(1, at)
  await price(3, at + 30)
  await price(1.5, at + 60)
  const kept = async () => ({
    samples: (await pool.query('select * from price_sample order by 1, 2')).rows,
    candles: (await pool.query('select * from candle_hour order by 1, 2')).rows,
    minutes: (await pool.query('select * from candle_minute order by 1, 2')).rows,
    perps: (await pool.query('select * from perp_price_minute order by 1, 2')).rows,
  })
  const before = await kept()
  const future = now() + 2 * hour
  for (const table of ['candle_minute', 'candle_hour'])
    await pool.query(`insert into ${table} values ($1, $2, 9, 9, 9, 9, $2, $2, 0)`, [mints.USDC, future])
  await pool.query(`insert into price_sample values ($1, $2, 9, 'price-api')`, [mints.USDC, future])
  await pool.query(
    `insert into perp_price_minute (venue, market_index, minute_at, oracle_price_raw) values ('drift', 0, $1, 9)`,
    [future - (future % 60)],
  )
  await pool.query('update token set price_at = $1', [future])

  // A pruner with the same wrong clock must keep these prices, because they are not in the future for it.
  await prune({ ...systemClock, nowMs: () => (future + 1) * 1_000 })
  expect((await kept()).samples).toHaveLength(before.samples.length + 1)
  await prune()
  expect(await kept()).toEqual(before)
  expect(await token()).toMatchObject({ price_usd: null, price_at: null })
})

test('rebuilds the current candle without future prices', async () => {
  const { pool, price, prune } = await openStore()
  const mint = addressOf('token')
  // The prices are of the current hour by the database clock, so one of them is in the future.
  const open = now() - (now() % hour)
  await price(1, open - 5, 'price-api', mint)
  for (const [priceUsd, at] of [
    [2, open],
    [9, open + 3_599],
  ] as const) {
    await pool.query(`insert into price_sample values ($1, $2, $3, 'price-api')`, [mint, at, priceUsd])
  }
  await pool.query('insert into candle_hour values ($1, $2, 2, 9, 2, 9, $2, $3, 0)', [
    mint,
    open,
    open + 3_599,
  ])
  await prune()
  const { rows } = await pool.query(
    'select open, high, low, close, close_at from candle_hour where at = $1',
    [open],
  )
  const isOver = now() + 120 >= open + 3_599 // true in the last two minutes of an hour
  expect(rows).toEqual([
    isOver
      ? { open: 2, high: 9, low: 2, close: 9, close_at: open + 3_599 }
      : { open: 2, high: 2, low: 2, close: 2, close_at: open },
  ])
})
