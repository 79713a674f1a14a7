import { expect, onTestFinished, test } from 'vitest'
import type { ChainEvent } from '~/domain/chain/chain-event'
import type { Batch } from '~/store/batch/batch'
import { eventTables } from '~/store/batch/orphaned-slots'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { createTestDatabase } from '../../helpers/store/database'
import { visibleRows } from '../../helpers/store/visible-rows'
import {
  addressOf,
  batchOf,
  closedEvent,
  dcaState,
  filledEvent,
  limitState,
  openedEvent,
  perpFilledEvent,
  perpOrderOf,
  perpUserState,
  positionOf,
  signatureOf,
} from '../../helpers/world/states'

const at = 1_700_000_000

async function openStore() {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const { pool } = database
  return { pool, writer: createBatchWriter(pool, { nowMs: () => at * 1_000, monotonicMs: () => 0 }) }
}

/**
 * Writes two stores and expects them to be equal. The first has a fork: it gets the rows before the fork, the
 * orphaned rows, and then the rollback together with the rows of the winning chain. The second has no fork.
 */
async function expectRolledBack(parts: {
  readonly before: Partial<Batch>
  readonly died: Partial<Batch>
  readonly orphanedSlots: readonly number[]
  /** Rows of the winning chain that replace those of the orphaned slots. */
  readonly won: Partial<Batch>
}) {
  const forked = await openStore()
  const straight = await openStore()
  const { before, died, orphanedSlots, won } = parts
  await forked.writer.write(batchOf(before))
  await forked.writer.write(batchOf(died))
  expect(await visibleRows(forked.pool)).not.toEqual(await visibleRows(straight.pool))
  const orphaned = {
    slots: orphanedSlots,
    protocols: ['jupiter-dca', 'jupiter-limit', 'kamino-limit', 'drift-perps'] as const,
    sinceAt: at - 10,
  }
  await forked.writer.write(batchOf({ ...won, orphaned }))
  await straight.writer.write(batchOf(before))
  await straight.writer.write(batchOf(won))
  expect(await visibleRows(forked.pool)).toEqual(await visibleRows(straight.pool))
  return { ...forked, orphaned }
}

const limit = addressOf('limit')
const kamino = { protocol: 'kamino-limit', order: addressOf('kamino') } as const
const dca = { protocol: 'jupiter-dca', order: addressOf('dca'), remainingInputRaw: undefined } as const

function placed(slot: number, orderId: number): ChainEvent {
  return {
    type: 'perp-order',
    protocol: 'drift-perps',
    action: 'place',
    signature: signatureOf(`place ${orderId}`),
    instructionPath: 'log',
    eventIndex: 3,
    slot,
    at: at + slot,
    marketIndex: 0,
    marketType: 'perp',
    user: addressOf('user'),
    orderId,
    direction: 'long',
    baseRaw: 2_000_000_000n,
    baseFilledRaw: 0n,
    quoteFilledRaw: 0n,
    priceRaw: 180_000_000n,
    terms: undefined,
    oraclePriceRaw: 187_000_000n,
  }
}

test('the rollback covers every table of events', async () => {
  const { pool } = await openStore()
  const { rows } = await pool.query<{ name: string }>(`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and (
      select count(*) from pg_attribute where attrelid = c.oid and attname in ('signature', 'slot')) = 2
      and c.relname <> 'cursor' order by 1`)
  expect(rows.map(({ name }) => name)).toEqual(eventTables.map(({ name }) => name).sort())
})

test('removes an orphaned fill from its order and sums, and counts it again after it has landed again', async () => {
  const fill = filledEvent({ slot: 111, at: at + 40 })
  const again = { ...fill, slot: 114, at: at + 42 }
  await expectRolledBack({
    before: { accounts: [{ state: limitState(), slot: 100, at }], events: [openedEvent()] },
    died: {
      accounts: [{ state: limitState({ remainingInputRaw: 6_000_000_000n }), slot: 111, at: at + 40 }],
      events: [fill],
    },
    orphanedSlots: [111, 112],
    won: {
      accounts: [{ state: limitState({ remainingInputRaw: 6_000_000_000n }), slot: 116, at: at + 43 }],
      events: [again],
    },
  })
})

test('reopens an order that completed in an orphaned slot, with its remaining input', async () => {
  const { pool } = await expectRolledBack({
    before: { accounts: [{ state: dcaState(), slot: 100, at }] },
    died: {
      events: [
        filledEvent({ ...dca, slot: 110, inputRaw: 1_000_000_000n, outputRaw: 5n }),
        closedEvent({
          ...dca,
          slot: 110,
          signature: signatureOf('closed'),
          end: 'completed',
          unfilledInputRaw: 0n,
        }),
      ],
      closedAccounts: [{ protocol: 'jupiter-dca', key: dca.order, slot: 111, at: at + 41 }],
    },
    orphanedSlots: [110, 111],
    won: { accounts: [{ state: dcaState(), slot: 114, at: at + 43 }] },
  })
  const { rows } = await pool.query(
    'select status, active, closed_at, in_used_raw::text as used from dca_order',
  )
  expect(rows).toEqual([{ status: 'open', active: true, closed_at: null, used: '0' }])
  const counts = await pool.query(`select total, active from order_count where venue = 'dca'`)
  expect(counts.rows).toEqual([{ total: 1, active: 1 }])
})

test('removes an order opened only on the orphaned fork, and makes readers reload its list', async () => {
  const { pool } = await expectRolledBack({
    before: { accounts: [{ state: dcaState(), slot: 100, at }] },
    died: {
      accounts: [{ state: limitState(), slot: 110, at: at + 40 }],
      events: [openedEvent({ slot: 110, at: at + 40 }), filledEvent({ slot: 111, at: at + 40 })],
    },
    orphanedSlots: [110, 111],
    won: { closedAccounts: [{ protocol: 'jupiter-limit', key: limit, slot: 114, at: at + 43 }] },
  })
  const { rows } = await pool.query(
    `select keys from change where topic = 'limit' order by revision desc limit 1`,
  )
  expect(rows).toEqual([{ keys: [] }])
  const counts = await pool.query(`select total, active from order_count where venue = 'jupiter'`)
  expect(counts.rows).toEqual([{ total: 0, active: 0 }])
})

test('rebuilds an order without an account on the winning chain from its remaining events', async () => {
  const living = filledEvent({
    slot: 105,
    at: at + 30,
    remainingInputRaw: 9_000_000_000n,
    inputRaw: 1_000_000_000n,
  })
  await expectRolledBack({
    before: { accounts: [{ state: limitState(), slot: 100, at }], events: [openedEvent(), living] },
    died: {
      accounts: [
        {
          state: limitState({ remainingInputRaw: 6_000_000_000n, filledOutputRaw: 1_400_000_000n }),
          slot: 110,
          at: at + 40,
        },
      ],
      events: [
        filledEvent({
          slot: 110,
          signature: signatureOf('died'),
          inputRaw: 3_000_000_000n,
          outputRaw: 600_000_000n,
        }),
        // This event is not orphaned, but it was applied to an orphaned state of the order.
        filledEvent({
          slot: 112,
          at: at + 41,
          signature: signatureOf('lives'),
          inputRaw: 2_000_000_000n,
          outputRaw: 400_000_000n,
          remainingInputRaw: 7_000_000_000n,
        }),
      ],
    },
    orphanedSlots: [110],
    won: {
      closedAccounts: [{ protocol: 'jupiter-limit', key: limit, slot: 114, at: at + 43 }],
      events: [
        filledEvent({
          slot: 112,
          at: at + 41,
          signature: signatureOf('lives'),
          inputRaw: 2_000_000_000n,
          outputRaw: 400_000_000n,
          remainingInputRaw: 7_000_000_000n,
        }),
        closedEvent({ slot: 113, at: at + 42 }),
      ],
    },
  })
})

const kaminoFill = (signature: string, slot: number, left: bigint, numberOfFills = 1) =>
  filledEvent({
    ...kamino,
    slot,
    at: at + slot,
    signature: signatureOf(signature),
    inputRaw: undefined,
    remainingInputRaw: left,
    numberOfFills,
  })

test('computes the input of a Kamino fill from the remaining fills around it', async () => {
  const filled = kaminoFill
  const state = limitState({ protocol: 'kamino-limit', key: kamino.order, numberOfFills: 0 })
  const { pool } = await expectRolledBack({
    before: { accounts: [{ state, slot: 100, at }], events: [] },
    died: { events: [filled('first', 110, 8_000_000_000n), filled('second', 112, 5_000_000_000n)] },
    orphanedSlots: [110],
    won: {
      accounts: [
        {
          state: {
            ...state,
            remainingInputRaw: 5_000_000_000n,
            filledOutputRaw: 800_000_000n,
            numberOfFills: 1,
          },
          slot: 115,
          at: at + 120,
        },
      ],
      events: [filled('second', 112, 5_000_000_000n)],
    },
  })
  const { rows } = await pool.query('select input_raw::text as sold from fill')
  expect(rows).toEqual([{ sold: '5000000000' }])
})

test('recomputes the input of a Kamino fill when the fill before it is orphaned', async () => {
  const state = limitState({ protocol: 'kamino-limit', key: kamino.order, numberOfFills: 0 })
  const third = kaminoFill('third', 116, 1_000_000_000n, 3)
  const second = kaminoFill('second', 114, 5_000_000_000n, 2)
  const { pool } = await expectRolledBack({
    before: { accounts: [{ state, slot: 100, at }], events: [third] },
    died: { events: [kaminoFill('dead', 110, 8_000_000_000n), second] },
    orphanedSlots: [110],
    won: { events: [kaminoFill('first', 112, 7_000_000_000n), second] },
  })
  const { rows } = await pool.query('select input_raw::text as sold from fill order by slot')
  expect(rows).toEqual([{ sold: '3000000000' }, { sold: '2000000000' }, { sold: '4000000000' }])
})

test('an order from before the fork keeps its remaining amount, from which its executions’ inputs follow', async () => {
  const order = { ...kamino, key: kamino.order, createdAt: undefined, numberOfFills: 0, uniqueId: undefined }
  const seen = (remainingInputRaw: bigint, slot: number) => ({
    state: limitState({ ...order, remainingInputRaw }),
    slot,
    at: at + slot,
  })
  const fill = filledEvent({
    ...kamino,
    inputRaw: undefined,
    remainingInputRaw: 6_000_000_000n,
    numberOfFills: 1,
    slot: 115,
    at: at + 44,
  })
  const { pool } = await expectRolledBack({
    before: { accounts: [seen(10_000_000_000n, 100)] },
    died: { accounts: [seen(8_000_000_000n, 111)] },
    orphanedSlots: [111, 112],
    won: { accounts: [seen(6_000_000_000n, 116)], events: [fill] },
  })
  const { rows } = await pool.query('select input_raw::text as input from fill')
  expect(rows).toEqual([{ input: '4000000000' }])
})

test('keeps the end of an order that ended before the fork', async () => {
  const filled = limitState({
    ...kamino,
    key: kamino.order,
    remainingInputRaw: 0n,
    accountStatus: 'filled',
    createdAt: undefined,
  })
  const { pool } = await expectRolledBack({
    before: { accounts: [{ state: filled, slot: 100, at: at - 60 }] },
    died: { accounts: [{ state: { ...filled, midFlash: true }, slot: 111, at: at + 40 }] },
    orphanedSlots: [111, 112],
    won: { accounts: [{ state: filled, slot: 116, at: at + 43 }] },
  })
  const { rows } = await pool.query('select status, active, closed_at from limit_order')
  expect(rows).toEqual([{ status: 'completed', active: false, closed_at: at - 60 }])
})

test('removes Drift data of an orphaned fork: executions with their sums, placements with order ages, positions', async () => {
  const user = perpUserState({ positions: [], orders: [perpOrderOf(6, 0)] })
  const { pool } = await expectRolledBack({
    before: { accounts: [{ state: user, slot: 100, at }], events: [placed(95, 6)] },
    died: {
      accounts: [
        {
          state: perpUserState({
            positions: [positionOf(0, 7n)],
            orders: [perpOrderOf(6, 0), perpOrderOf(7, 0)],
          }),
          slot: 110,
          at: at + 40,
        },
      ],
      events: [perpFilledEvent(), placed(110, 7)],
    },
    orphanedSlots: [110],
    won: {
      accounts: [
        {
          state: perpUserState({ positions: [], orders: [perpOrderOf(6, 0), perpOrderOf(7, 0)] }),
          slot: 114,
          at: at + 43,
        },
      ],
      events: [placed(113, 7)],
    },
  })
  const orders = await pool.query('select order_id, created_at from perp_order order by 1')
  expect(orders.rows).toEqual([
    { order_id: 6, created_at: at + 95 },
    { order_id: 7, created_at: at + 113 },
  ])
  const { rows } = await pool.query(
    `select keys from change where topic = 'drift.trades' order by revision desc limit 1`,
  )
  expect(rows).toEqual([{ keys: [] }])
})

test('keeps finalized slots, regardless of what a node reports about them', async () => {
  const { pool, writer } = await openStore()
  const cursor = { source: 'finality:jupiter-limit', slot: 110 }
  await writer.write(batchOf({ accounts: [{ state: limitState(), slot: 100, at }], events: [filledEvent()] }))
  await writer.write(batchOf({ cursors: [cursor] }))
  const before = await visibleRows(pool)
  const orphaned = { slots: [110], protocols: ['jupiter-limit'] as const, sinceAt: at - 10 }
  expect(await writer.write(batchOf({ orphaned }))).toMatchObject({ revision: undefined })
  expect(await visibleRows(pool)).toEqual(before)
})

test('leaves the orphaned rows of another writer unchanged', async () => {
  const { pool, writer } = await openStore()
  await writer.write(batchOf({ accounts: [{ state: limitState(), slot: 100, at }], events: [filledEvent()] }))
  const before = await visibleRows(pool)
  await writer.write(batchOf({ orphaned: { slots: [110], protocols: ['drift-perps'], sinceAt: at - 10 } }))
  expect(await visibleRows(pool)).toEqual(before)
})

test('repeating a rollback changes nothing', async () => {
  const { pool, writer, orphaned } = await expectRolledBack({
    before: { accounts: [{ state: limitState(), slot: 100, at }] },
    died: { events: [filledEvent()] },
    orphanedSlots: [110],
    won: { accounts: [{ state: limitState(), slot: 114, at: at + 43 }] },
  })
  const before = await visibleRows(pool)
  expect(await writer.write(batchOf({ orphaned }))).toMatchObject({ revision: undefined })
  expect(await visibleRows(pool)).toEqual(before)
})
