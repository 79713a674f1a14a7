import { expect, onTestFinished, test } from 'vitest'
import type { PriceSource } from '~/domain/protocol/price-source'
import { mints } from '~/domain/token/mints'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { createTestDatabase } from '../../helpers/store/database'
import {
  addressOf,
  batchOf,
  mintState,
  perpFilledEvent,
  perpMarketState,
  perpOrderOf,
  perpUserState,
  positionOf,
  spotMarketState,
  spotPositionOf,
} from '../../helpers/world/states'

const at = 1_700_000_000

async function openStore() {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const writer = createBatchWriter(database.pool)
  const price = (priceUsd: number, when: number, source: PriceSource = 'price-api') =>
    writer.write(batchOf({ prices: [{ mint: mints.USDC, priceUsd, at: when, source }] }))
  return { pool: database.pool, writer, price }
}

test('a newer price replaces an older one, and market cap is price times supply', async () => {
  const { pool, writer, price } = await openStore()
  await writer.write(batchOf({ accounts: [{ state: mintState(), slot: 1, at }] }))
  await price(1.01, at)
  await price(0.5, at - 30)
  const { rows } = await pool.query('select price_usd, price_at, market_cap_usd from token')
  expect(rows).toEqual([{ price_usd: 1.01, price_at: at, market_cap_usd: 5_050_000 }])
})

test('a less trusted source is used after a better one has been silent for a minute', async () => {
  const { pool, price } = await openStore()
  const shown = async () => (await pool.query('select price_usd, price_source from token')).rows[0]
  await price(1.01, at, 'drift-oracle')
  await price(1.02, at + 60, 'price-api')
  expect(await shown()).toEqual({ price_usd: 1.01, price_source: 'drift-oracle' })
  await price(1.03, at + 61, 'price-api')
  expect(await shown()).toEqual({ price_usd: 1.03, price_source: 'price-api' })
  await price(1.04, at + 62, 'drift-oracle')
  expect(await shown()).toEqual({ price_usd: 1.04, price_source: 'drift-oracle' })
})

test('keeps samples at least a quarter of a minute apart', async () => {
  const { pool, price } = await openStore()
  for (const second of [0, 5, 14, 15, 29, 31]) await price(1 + second / 100, at + second)
  const { rows } = await pool.query('select at from price_sample order by at')
  expect(rows.map((row) => row.at - at)).toEqual([0, 15, 31])
})

test('does not value a token with an impossible number of decimals', async () => {
  const { pool, writer, price } = await openStore()
  await writer.write(batchOf({ accounts: [{ state: mintState({ decimals: 200 }), slot: 1, at }] }))
  await price(1, at)
  expect((await pool.query('select decimals, market_cap_usd from token')).rows).toEqual([
    { decimals: 200, market_cap_usd: null },
  ])
})

test('the on-chain name of a token is used until the Token API has one, and never again', async () => {
  const { pool, writer } = await openStore()
  const name = async () => (await pool.query('select name, symbol, verified from token')).rows[0]
  const chain = { state: mintState({ metadata: { name: 'On chain', symbol: 'OC', uri: '' } }), at }
  await writer.write(batchOf({ accounts: [{ ...chain, slot: 1 }] }))
  expect(await name()).toEqual({ name: 'On chain', symbol: 'OC', verified: false })
  await writer.write(
    batchOf({ tokens: [{ mint: mints.USDC, name: 'USD Coin', symbol: 'USDC', verified: true, at }] }),
  )
  await writer.write(batchOf({ accounts: [{ ...chain, slot: 2 }] }))
  expect(await name()).toEqual({ name: 'USD Coin', symbol: 'USDC', verified: true })
})

test('a user has exactly the positions and orders of its newest state', async () => {
  const { pool, writer } = await openStore()
  const write = (slot: number, positions: number[], orders: number[]) =>
    writer.write(
      batchOf({
        accounts: [
          {
            state: perpUserState({
              positions: positions.map((index) => positionOf(index, BigInt(slot))),
              orders: orders.map((id) => perpOrderOf(id, 0)),
              nextOrderId: slot,
            }),
            slot,
            at,
          },
        ],
      }),
    )
  await write(100, [0, 2], [7, 8])
  await write(101, [2, 5], [8, 9])
  await write(99, [0], [7])
  const positions = await pool.query('select market_index, base_raw from perp_position order by 1')
  expect(positions.rows).toEqual([
    { market_index: 2, base_raw: '101' },
    { market_index: 5, base_raw: '101' },
  ])
  expect((await pool.query('select order_id from perp_order order by 1')).rows).toEqual([
    { order_id: 8 },
    { order_id: 9 },
  ])
  await writer.write(
    batchOf({ closedAccounts: [{ protocol: 'drift-perps', key: addressOf('user'), slot: 102, at }] }),
  )
  const left = await pool.query(
    'select (select count(*) from perp_user) + (select count(*) from perp_position) + (select count(*) from perp_order) as rows',
  )
  expect(left.rows).toEqual([{ rows: 0 }])
})

test('a user has exactly the spot balances of its newest state, and their slot is that of their last change', async () => {
  const { pool, writer } = await openStore()
  const write = (slot: number, spotPositions: ReturnType<typeof spotPositionOf>[]) =>
    writer.write(
      batchOf({ accounts: [{ state: perpUserState({ spotPositions, nextOrderId: slot }), slot, at }] }),
    )
  const rows = async () =>
    (
      await pool.query(
        'select market_index, balance_type, scaled_balance_raw, slot from spot_balance order by 1',
      )
    ).rows
  await write(100, [spotPositionOf(0, 7n), spotPositionOf(1, 8n)])
  await write(101, [spotPositionOf(1, 8n), spotPositionOf(5, 2n ** 64n - 1n, 'borrow')])
  await write(99, [spotPositionOf(3, 1n)])
  expect(await rows()).toEqual([
    { market_index: 1, balance_type: 'deposit', scaled_balance_raw: '8', slot: 100 },
    { market_index: 5, balance_type: 'borrow', scaled_balance_raw: String(2n ** 64n - 1n), slot: 101 },
  ])
  await writer.write(
    batchOf({ closedAccounts: [{ protocol: 'drift-perps', key: addressOf('user'), slot: 102, at }] }),
  )
  expect(await rows()).toEqual([])
})

test('a spot market has its newest state, and the same state again is not a change', async () => {
  const { pool, writer } = await openStore()
  const write = (slot: number, oraclePriceRaw: bigint) =>
    writer.write(batchOf({ accounts: [{ state: spotMarketState({ oraclePriceRaw }), slot, at }] }))
  expect((await write(100, 1_000_000n)).accountsChanged).toBe(1)
  expect((await write(101, 1_001_000n)).accountsChanged).toBe(1)
  expect((await write(101, 1_001_000n)).accountsChanged).toBe(0)
  expect((await write(100, 999_000n)).accountsChanged).toBe(0)
  expect((await pool.query('select market_index, oracle_price_raw, slot from spot_market')).rows).toEqual([
    { market_index: 0, oracle_price_raw: '1001000', slot: 101 },
  ])
})

test('an open perp order has its placement time, in any order of arrival of account and log', async () => {
  const { pool, writer } = await openStore()
  const place = (orderId: number, when: number) => ({
    type: 'perp-order' as const,
    protocol: 'drift-perps' as const,
    action: 'place' as const,
    signature: perpFilledEvent().signature,
    instructionPath: 'log',
    eventIndex: orderId,
    slot: 90,
    at: when,
    marketIndex: 0,
    marketType: 'perp' as const,
    user: addressOf('user'),
    orderId,
    direction: 'long' as const,
    baseRaw: 1n,
    baseFilledRaw: 0n,
    quoteFilledRaw: 0n,
    priceRaw: 1n,
    terms: undefined,
    oraclePriceRaw: 1n,
  })
  await writer.write(batchOf({ events: [place(7, at - 9)] }))
  const state = perpUserState({ orders: [perpOrderOf(7, 0), perpOrderOf(8, 0)] })
  await writer.write(batchOf({ accounts: [{ state, slot: 100, at }] }))
  await writer.write(batchOf({ events: [place(8, at - 5)] }))
  const { rows } = await pool.query('select order_id, created_at from perp_order order by 1')
  expect(rows).toEqual([
    { order_id: 7, created_at: at - 9 },
    { order_id: 8, created_at: at - 5 },
  ])
})

test('a market keeps the first observed oracle price of each minute', async () => {
  const { pool, writer } = await openStore()
  const write = (slot: number, when: number, oraclePriceRaw: bigint) =>
    writer.write(batchOf({ accounts: [{ state: perpMarketState({ oraclePriceRaw }), slot, at: when }] }))
  await write(100, at + 41, 187_000_000n)
  await write(101, at + 59, 188_000_000n)
  await write(102, at + 100, 189_000_000n)
  await writer.write(batchOf({ events: [perpFilledEvent({ at: at - 40, oraclePriceRaw: 186_000_000n })] }))
  const { rows } = await pool.query('select minute_at, oracle_price_raw from perp_price_minute order by 1')
  expect(rows).toEqual([
    { minute_at: 1_699_999_920, oracle_price_raw: '186000000' },
    { minute_at: 1_700_000_040, oracle_price_raw: '187000000' },
    { minute_at: 1_700_000_100, oracle_price_raw: '189000000' },
  ])
})

test('publishes a trade under the id used in the feed', async () => {
  const { pool, writer } = await openStore()
  const event = perpFilledEvent()
  await writer.write(batchOf({ events: [event] }))
  expect((await pool.query(`select keys from change where topic = 'drift.trades'`)).rows).toEqual([
    { keys: [`${event.signature}:log:12`] },
  ])
})

test('stores cursors and heartbeats, and never moves a cursor back', async () => {
  const { pool, writer } = await openStore()
  await writer.write(
    batchOf({ cursors: [{ source: 'events:x', slot: 10, signature: perpFilledEvent().signature }] }),
  )
  await writer.write(batchOf({ cursors: [{ source: 'events:x', slot: 9 }] }))
  expect(await writer.readCursors()).toEqual([
    { source: 'events:x', slot: 10, signature: perpFilledEvent().signature },
  ])
  await writer.heartbeat([
    {
      source: 'rpc',
      state: 'offline',
      tipSlot: undefined,
      committedSlot: 5,
      blockTime: at,
      detail: 'no response',
      counters: { retries: 3 },
    },
  ])
  const { rows } = await pool.query(
    'select source, state, tip_slot, committed_slot, block_time, detail, counters from heartbeat',
  )
  expect(rows).toEqual([
    {
      source: 'rpc',
      state: 'offline',
      tip_slot: null,
      committed_slot: 5,
      block_time: at,
      detail: 'no response',
      counters: { retries: 3 },
    },
  ])
})

test('keeps the age of a restarted source’s data until it commits', async () => {
  const { pool, writer } = await openStore()
  const beat = { source: 'accounts:drift-perps', tipSlot: 7, detail: undefined, counters: {} }
  await writer.heartbeat([{ ...beat, state: 'live', committedSlot: 5, blockTime: at }])
  await writer.heartbeat([{ ...beat, state: 'snapshot', committedSlot: undefined, blockTime: undefined }])
  const { rows } = await pool.query('select state, committed_slot, block_time from heartbeat')
  expect(rows).toEqual([{ state: 'snapshot', committed_slot: 5, block_time: at }])
})
