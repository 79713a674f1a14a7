import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Address } from '~/domain/base/ids'
import { mints } from '~/domain/token/mints'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { checkedFills } from '~/store/read/cut'
import { checkedEvents, orderEventsQuery, readOrderEvents } from '~/store/read/orders/read-order-events'
import { countLargeFills, readOrderFills } from '~/store/read/orders/read-order-fills'
import { wholeLife } from '~/store/read/perps/read-order-life'
import { countLargePerpOrderFills, readPerpOrderFills } from '~/store/read/perps/read-perp-order-fills'
import { createTestDatabase, type TestDatabase } from '../../helpers/store/database'
import { at } from '../../helpers/store/order-store'
import { addressOf, batchOf, dcaState } from '../../helpers/world/states'

const [long, short, wallet] = [addressOf('long order'), addressOf('short order'), addressOf('wallet')]

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  const { pool } = database
  const accounts = [long, short].map((key) => ({
    state: dcaState({ key, user: wallet, createdAt: at }),
    slot: 1,
    at,
  }))
  await createBatchWriter(pool).write(batchOf({ accounts }))
  await addFills(long, checkedFills + 5)
  await addFills(short, checkedEvents.ofWallet)
  await pool.query(
    `insert into perp_fill (venue, signature, instruction_path, event_index, market_index, market_type, fill_record_id, base_raw, quote_raw, taker,
        taker_order_id, taker_direction, oracle_price_raw, explanation, slot, at)
      select 'drift', 'perp' || n, 'log', 3, 0, 'perp', n, 1, n, $1, 7, 'long', 1, 8, n, ${at} + n from generate_series(1, ${checkedFills + 5}) n`,
    [wallet],
  )
  await pool.query('vacuum analyze')
})
afterAll(() => database.drop())

/** Stores executions of an order, one per second. The oldest is worth 1 million USD and all others 1 USD. */
async function addFills(order: Address, count: number) {
  await database.pool.query(
    `insert into fill (signature, instruction_path, event_index, protocol, order_key, input_mint, output_mint, output_raw, usd, slot, at)
      select $1 || n, 'log', 3, 'jupiter-dca', $1, $2, $3, 1, case n when 1 then 1e6 else 1 end, n, ${at} + n from generate_series(1, $4::int) n`,
    [order, mints.USDC, mints.wSOL, count],
  )
}

test('a minimum value checks only the newest executions of an order, and the total says so', async () => {
  const { pool } = database
  const of = (key: Address) => ({ key, inputMint: mints.USDC, outputMint: mints.wSOL, openedAt: undefined })
  const cut = { limit: 20, offset: 0 }
  expect(await countLargeFills(pool, of(long), 1)).toEqual({ total: checkedFills, totalIsExact: false })
  expect(await readOrderFills(pool, of(long), { minUsd: 2 }, cut)).toEqual([])
  expect(await countLargeFills(pool, of(short), 2)).toEqual({ total: 1, totalIsExact: true })
  expect(await readOrderFills(pool, of(short), { minUsd: 2 }, cut)).toMatchObject([{ slot: 1, usd: 1e6 }])
})

test('a minimum value checks only the newest executions of a perp order', async () => {
  const order = { account: wallet, orderId: 7, since: 0, ...wholeLife }
  const { pool } = database
  expect(await countLargePerpOrderFills(pool, order, 1n)).toEqual({
    total: checkedFills,
    totalIsExact: false,
  })
  const large = await readPerpOrderFills(pool, order, { limit: 20, offset: 0 }, BigInt(checkedFills + 4))
  expect(large.map(({ slot }) => slot)).toEqual([checkedFills + 5, checkedFills + 4])
})

test('a minimum value checks only the newest events of each order', async () => {
  const { pool } = database
  const request = { limit: 250, minAmountUsd: 2 }
  expect(await readOrderEvents(pool, { account: long, ...request })).toEqual([])
  expect(await readOrderEvents(pool, { account: wallet, ...request })).toMatchObject([{ order: short }])
  const { text, values } = orderEventsQuery({ account: wallet, ...request })
  const { rows } = await pool.query(`explain (analyze) ${text}`, [...values])
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  const read = [...plan.matchAll(/Scan.* on fill\S*.*actual time=\S+ rows=([\d.]+)/g)]
  expect(read.length).toBeGreaterThan(0)
  expect(Math.max(...read.map(([, rowCount]) => Number(rowCount)))).toBeLessThanOrEqual(
    checkedEvents.ofWallet + 1,
  )
})
