import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import type { PerpFilled } from '~/domain/chain/chain-event'
import { driftOnly } from '~/domain/protocol/venues'
import type { AccountWrite, Batch } from '~/store/batch/batch'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { readNewestRecords } from '~/store/read/perps/read-position-records'
import { createTestDatabase } from '../../helpers/store/database'
import { readBrokenChains } from '../../helpers/store/store-checks'
import {
  addressOf,
  batchOf,
  perpFilledEvent,
  perpUserState,
  positionOf,
  signatureOf,
} from '../../helpers/world/states'

const at = 1_700_000_000
const trader = addressOf('trader')
const other = addressOf('other')
const sol = 1_000_000_000n

async function openStore() {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const writer = createBatchWriter(database.pool)
  const sizes = async () => {
    const { rows } = await database.pool.query<{ user_key: string; id: string; base: number }>(
      `select user_key, market_index || ':' || fill_record_id as id, base_raw / 1e9::float8 as base
       from perp_position_record order by market_index, fill_record_id, user_key`,
    )
    const of = (user: string) =>
      Object.fromEntries(rows.filter((row) => row.user_key === user).map(({ id, base }) => [id, base]))
    return { trader: of(trader), other: of(other) }
  }
  return { pool: database.pool, write: (parts: Partial<Batch>) => writer.write(batchOf(parts)), sizes }
}

/**
 * Returns a trade in which the trader is the taker and the other account the maker. If `base` is positive,
 * the trader buys.
 */
function fillOf(id: number, slot: number, base: number, over: Partial<PerpFilled> = {}): PerpFilled {
  return perpFilledEvent({
    signature: signatureOf(`fill ${over.marketIndex ?? 0} ${id}`),
    fillRecordId: BigInt(id),
    slot,
    at: at + slot,
    baseRaw: BigInt(Math.abs(base)) * sol,
    taker: trader,
    takerDirection: base > 0 ? 'long' : 'short',
    maker: other,
    makerDirection: base > 0 ? 'short' : 'long',
    ...over,
  })
}

function accountOf(key: typeof trader, slot: number, base: number): AccountWrite {
  const positions = base === 0 ? [] : [positionOf(0, BigInt(base) * sol)]
  return {
    state: perpUserState({ key, authority: addressOf(`wallet of ${key}`), positions, orders: [] }),
    slot,
    at,
  }
}

// Before these fills, the position of the trader was 10 and that of the other account −3. The fills change
// the trader's position by +5, −2, −14 (through zero) and +7.
const history = [fillOf(1, 100, 5), fillOf(2, 110, -2), fillOf(3, 120, -14), fillOf(4, 130, 7)]
const expected = {
  trader: { '0:1': 15, '0:2': 13, '0:3': -1, '0:4': 6 },
  other: { '0:1': -8, '0:2': -6, '0:3': 8, '0:4': 1 },
}

test('position records do not depend on the order or the batches in which fills and account states arrive', async () => {
  type Piece = { readonly fill?: PerpFilled; readonly accounts?: AccountWrite[] }
  const states: Piece[] = [
    { accounts: [accountOf(trader, 115, 13), accountOf(other, 115, -6)] },
    { accounts: [accountOf(trader, 130, 6), accountOf(other, 140, 1)] },
  ]
  const pieces: Piece[] = [...history.map((fill) => ({ fill })), ...states]
  const orders = fc.sample(
    fc.tuple(
      fc.shuffledSubarray(pieces, { minLength: pieces.length }),
      fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    ),
    { numRuns: 25, seed: 20_261_121 },
  )
  const { pool, write, sizes } = await openStore()
  for (const [order, ends] of orders) {
    await pool.query('truncate perp_position_record, perp_owner, perp_user, perp_position, perp_fill')
    // Read the current accounts before any fill, as at every first start.
    await write({ accounts: [accountOf(trader, 90, 10), accountOf(other, 90, -3)] })
    let open: Piece[] = []
    const flush = async () => {
      await write({
        accounts: open.flatMap(({ accounts }) => accounts ?? []),
        events: open.flatMap(({ fill }) => fill ?? []),
      })
      open = []
    }
    for (const [index, piece] of order.entries()) {
      open.push(piece)
      if (ends[index]) await flush()
    }
    await flush()
    expect(await sizes()).toEqual(expected)
  }
})

test('finds records that do not follow from each other', async () => {
  const { pool, write } = await openStore()
  await write({ accounts: [accountOf(trader, 200, 6), accountOf(other, 200, 1)], events: history })
  expect(await readBrokenChains(pool)).toEqual([])
  await pool.query(
    'update perp_position_record set base_raw = base_raw - 1 where user_key = $1 and fill_record_id = 3',
    [trader],
  )
  expect((await readBrokenChains(pool)).map(({ userKey, fillRecordId }) => [userKey, fillRecordId])).toEqual([
    [trader, '3'],
    [trader, '4'],
  ])
})

test('derives history read backwards, hour by hour, from the current accounts', async () => {
  const { write, sizes } = await openStore()
  await write({ accounts: [accountOf(trader, 200, 6), accountOf(other, 200, 1)] })
  await write({ events: history.slice(2) })
  await write({ events: history.slice(0, 2) })
  expect(await sizes()).toEqual(expected)
})

test('also corrects distant records when a fill between them arrives late', async () => {
  const { write, sizes } = await openStore()
  await write({ accounts: [accountOf(trader, 200, 6), accountOf(other, 200, 1)] })
  for (const index of [3, 1, 0]) await write({ events: history.slice(index, index + 1) })
  await write({ events: history.slice(2, 3) })
  expect(await sizes()).toEqual(expected)
})

test('an account that arrives later corrects its trader’s records', async () => {
  const { write, sizes } = await openStore()
  await write({ events: history.slice(0, 3) })
  expect((await sizes()).trader).toEqual({ '0:1': 5, '0:2': 3, '0:3': -11 })
  await write({ accounts: [accountOf(trader, 125, -1), accountOf(other, 125, 8)] })
  await write({ events: history.slice(3) })
  expect(await sizes()).toEqual(expected)
})

test('repeated events and accounts change nothing', async () => {
  const { pool, write } = await openStore()
  const accounts = [accountOf(trader, 125, -1), accountOf(other, 90, -3)]
  const all = async () => (await pool.query('select * from perp_position_record order by 1, 2, 3')).rows
  await write({ accounts, events: [...history, ...history] })
  const before = await all()
  expect(before.map(({ base_raw }) => base_raw / 1e9)).toEqual([15, 13, -1, 6, -8, -6, 8, 1])
  const result = await write({ accounts, events: [...history].reverse() })
  expect(await all()).toEqual(before)
  expect([result.eventsInserted, result.revision]).toEqual([0, undefined])
})

test('computes markets separately, and creates no record for spot fills and missing traders', async () => {
  const { pool, write, sizes } = await openStore()
  await write({
    events: [
      fillOf(1, 100, 5),
      fillOf(1, 101, 2, { marketIndex: 3 }),
      fillOf(2, 102, 9, { marketType: 'spot' }),
      fillOf(3, 103, 4, { maker: undefined, makerDirection: undefined }),
    ],
  })
  expect((await sizes()).trader).toEqual({ '0:1': 5, '0:3': 9, '3:1': 2 })
  expect((await sizes()).other).toEqual({ '0:1': -5, '3:1': -2 })
  const { rows } = await pool.query(`select keys from change where topic = 'drift.positions'`)
  expect(rows.flatMap(({ keys }) => keys).sort()).toEqual([
    'drift:0:1:m',
    'drift:0:1:t',
    'drift:0:3:t',
    'drift:3:1:m',
    'drift:3:1:t',
  ])
})

test('finds the newest records of a minimum size, with their traders', async () => {
  const { pool, write } = await openStore()
  const oraclePriceRaw = 200_000_000n // $200
  await write({
    accounts: [accountOf(trader, 90, 0), accountOf(other, 90, 0)],
    events: [
      fillOf(1, 100, 4, { oraclePriceRaw }), // $800 each
      fillOf(2, 110, 1, { oraclePriceRaw }), // $1,000
      fillOf(3, 120, 95, { oraclePriceRaw }), // $20,000
      fillOf(4, 130, -100, { oraclePriceRaw, maker: addressOf('a stranger') }), // closed; the other side, worth $20,000, has no account
    ],
  })
  const found = async (limit: number, size: number) =>
    (await readNewestRecords(pool, driftOnly, limit, size)).records.map((record) => [
      Number(record.fillRecordId),
      record.maker,
      Number(record.baseRaw / sol),
    ])
  expect(await found(10, 1_000)).toEqual([
    [3, true, -100],
    [3, false, 100],
    [2, true, -5],
    [2, false, 5],
  ])
  expect(await found(4, 1_000)).toHaveLength(3) // a fourth record would be that of the stranger
  expect(await found(10, 1_000.01)).toHaveLength(2)
  expect(await found(10, 800)).toHaveLength(6)
  expect(await found(10, 0)).toHaveLength(7)
  expect(await found(10, 20_001)).toEqual([])
  expect(await found(10, 1e15)).toEqual([])
  // The record of the stranger counts, although it is not in the list.
  const endsAtLimit = async (limit: number) =>
    (await readNewestRecords(pool, driftOnly, limit, 1_000)).endsAtLimit
  expect(await Promise.all([3, 4, 5, 6].map(endsAtLimit))).toEqual([true, true, false, false])
  const {
    records: [newest],
  } = await readNewestRecords(pool, driftOnly, 2, 0)
  expect(newest).toMatchObject({
    authority: addressOf(`wallet of ${trader}`),
    settledPnlQuoteRaw: -5_000_000n,
    deltaBaseRaw: -100n * sol,
    at: at + 130,
  })
})

test('the trader of a record stays known after the account is closed', async () => {
  const { pool, write } = await openStore()
  await write({ accounts: [accountOf(trader, 90, 10)], events: history.slice(0, 1) })
  await write({ closedAccounts: [{ protocol: 'drift-perps', key: trader, slot: 140, at }] })
  const {
    records: [record],
  } = await readNewestRecords(pool, driftOnly, 2, 0)
  expect(record).toMatchObject({
    authority: addressOf(`wallet of ${trader}`),
    settledPnlQuoteRaw: undefined,
    baseRaw: 15n * sol,
  })
})

test('after a rollback the records match those of the winning chain alone', async () => {
  const { write, sizes } = await openStore()
  await write({
    accounts: [accountOf(trader, 90, 10), accountOf(other, 90, -3)],
    events: history.slice(0, 2),
  })
  // Slot 120 is orphaned. It contains a fill of 100, and account states that include this fill. A fill of
  // slot 121 is not orphaned, but its position record was computed from the orphaned data.
  await write({
    events: [fillOf(8, 120, 100)],
    accounts: [accountOf(trader, 120, 113), accountOf(other, 120, -106)],
  })
  await write({
    events: [fillOf(9, 121, 1)],
    accounts: [accountOf(trader, 121, 114), accountOf(other, 121, -107)],
  })
  await write({
    orphaned: { slots: [120], protocols: ['drift-perps'], sinceAt: at },
    // On the winning chain, the fill of slot 120 is smaller and in a later slot. The account states are those
    // of the winning chain.
    accounts: [accountOf(trader, 140, 24), accountOf(other, 140, -17)],
    events: [fillOf(8, 122, 10, { signature: signatureOf('again') })],
  })
  expect(await sizes()).toEqual({
    trader: { '0:1': 15, '0:2': 13, '0:8': 23, '0:9': 24 },
    other: { '0:1': -8, '0:2': -6, '0:8': -16, '0:9': -17 },
  })
})

test('a fill of the winning chain keeps its record if a discarded fill with the same id was stored before', async () => {
  const { write, sizes } = await openStore()
  await write({
    accounts: [accountOf(trader, 90, 10), accountOf(other, 90, -3)],
    events: history.slice(0, 2),
  })
  // The program numbers its fills, so both forks have a fill 8. The second one is read before the fork is noticed.
  await write({ events: [fillOf(8, 120, 100), fillOf(9, 120, 1)], accounts: [accountOf(trader, 120, 114)] })
  await write({
    events: [fillOf(8, 122, 10, { signature: signatureOf('again') })],
    accounts: [accountOf(trader, 122, 23), accountOf(other, 122, -16)],
  })
  await write({ orphaned: { slots: [120], protocols: ['drift-perps'], sinceAt: at } })
  expect(await sizes()).toEqual({
    trader: { '0:1': 15, '0:2': 13, '0:8': 23 },
    other: { '0:1': -8, '0:2': -6, '0:8': -16 },
  })
})
