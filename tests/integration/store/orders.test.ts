import { expect, test } from 'vitest'
import { mints } from '~/domain/token/mints'
import { at, counts, limitRow, openStore } from '../../helpers/store/order-store'
import {
  addressOf,
  batchOf,
  closedEvent,
  dcaState,
  filledEvent,
  limitState,
  openedEvent,
  signatureOf,
} from '../../helpers/world/states'

test('an account becomes an active order and is counted', async () => {
  const { pool, writer } = await openStore()
  const result = await writer.write(
    batchOf({
      accounts: [
        { state: dcaState(), slot: 100, at },
        { state: limitState(), slot: 100, at },
      ],
    }),
  )
  expect(result).toEqual({ accountsChanged: 2, eventsInserted: 0, revision: 2n })
  expect(await counts(pool)).toEqual([
    { venue: 'dca', total: 1, active: 1 },
    { venue: 'jupiter', total: 1, active: 1 },
  ])
  const { rows } = await pool.query('select topic, keys from change order by revision')
  expect(rows).toEqual([
    { topic: 'dca', keys: [addressOf('dca')] },
    { topic: 'limit', keys: [addressOf('limit')] },
  ])
})

test('ignores an older slot, takes a newer one, and replaces a different state of the same slot', async () => {
  const { pool, writer } = await openStore()
  const write = (slot: number, inUsedRaw: bigint) =>
    writer.write(batchOf({ accounts: [{ state: dcaState({ inUsedRaw }), slot, at }] }))
  await write(100, 100n)
  expect((await write(99, 50n)).accountsChanged).toBe(0)
  expect((await write(100, 110n)).accountsChanged).toBe(1)
  expect((await write(101, 200n)).accountsChanged).toBe(1)
  const { rows } = await pool.query('select in_used_raw, slot from dca_order')
  expect(rows).toEqual([{ in_used_raw: '200', slot: 101 }])
})

test('takes the newest of several states of one account in a batch', async () => {
  const { pool, writer } = await openStore()
  await writer.write(
    batchOf({
      accounts: [
        { state: dcaState({ inUsedRaw: 2n }), slot: 102, at },
        { state: dcaState({ inUsedRaw: 1n }), slot: 101, at },
      ],
    }),
  )
  expect((await pool.query('select in_used_raw, slot from dca_order')).rows).toEqual([
    { in_used_raw: '2', slot: 102 },
  ])
})

test('a snapshot that confirms a row updates its slot without a change notification', async () => {
  const { pool, writer } = await openStore()
  await writer.write(batchOf({ accounts: [{ state: limitState(), slot: 100, at }] }))
  const again = await writer.write(batchOf({ accounts: [{ state: limitState(), slot: 200, at }] }))
  expect(again).toEqual({ accountsChanged: 0, eventsInserted: 0, revision: undefined })
  expect((await limitRow(pool))[0]).toMatchObject({ slot: 200, status: 'open' })
})

test('adds a fill missing from the account state, and counts it only once after the account includes it', async () => {
  const { pool, writer } = await openStore()
  await writer.write(batchOf({ accounts: [{ state: limitState(), slot: 100, at }] }))
  await writer.write(batchOf({ events: [filledEvent()] }))
  expect(await limitRow(pool)).toMatchObject([
    { remaining: '6000000000', filled: '800000000', status: 'open' },
  ])
  const caughtUp = limitState({ remainingInputRaw: 6_000_000_000n, filledOutputRaw: 800_000_000n })
  await writer.write(batchOf({ accounts: [{ state: caughtUp, slot: 110, at: at + 40 }] }))
  expect(await limitRow(pool)).toMatchObject([{ remaining: '6000000000', filled: '800000000', slot: 110 }])
})

test('the last fill closes the account immediately, and the row is complete without another state', async () => {
  const { pool, writer } = await openStore()
  await writer.write(batchOf({ accounts: [{ state: limitState(), slot: 100, at }] }))
  const last = filledEvent({
    signature: signatureOf('last'),
    slot: 115,
    at: at + 60,
    inputRaw: 6_000_000_000n,
    outputRaw: 1_200_000_000n,
    remainingInputRaw: 0n,
  })
  await writer.write(batchOf({ events: [filledEvent(), last] }))
  expect(await limitRow(pool)).toEqual([
    {
      status: 'completed',
      active: false,
      closed_at: at + 60,
      remaining: '0',
      filled: '2000000000',
      created_at: at,
      slot: 100,
    },
  ])
  expect(await counts(pool)).toEqual([{ venue: 'jupiter', total: 1, active: 0 }])
})

test('a cancelled order keeps its last state, even if that arrives after the cancellation', async () => {
  const { pool, writer } = await openStore()
  await writer.write(batchOf({ accounts: [{ state: limitState(), slot: 100, at }], events: [closedEvent()] }))
  const late = limitState({ remainingInputRaw: 6_000_000_000n, filledOutputRaw: 800_000_000n })
  await writer.write(batchOf({ accounts: [{ state: late, slot: 110, at: at + 40 }] }))
  expect(await limitRow(pool)).toMatchObject([
    {
      status: 'cancelled',
      active: false,
      closed_at: at + 80,
      remaining: '6000000000',
      filled: '800000000',
      slot: 110,
    },
  ])
})

test('events that arrive before their account still end the order', async () => {
  const { pool, writer } = await openStore()
  const facts = { maker: undefined, inputMint: undefined, outputMint: undefined }
  await writer.write(
    batchOf({ events: [openedEvent({ ...facts, at: at - 5 }), closedEvent({ end: 'expired' })] }),
  )
  expect(await limitRow(pool)).toEqual([])
  await writer.write(batchOf({ accounts: [{ state: limitState({ createdAt: undefined }), slot: 110, at }] }))
  expect(await limitRow(pool)).toMatchObject([
    { status: 'expired', active: false, closed_at: at + 80, created_at: at - 5 },
  ])
  expect(await counts(pool)).toEqual([{ venue: 'jupiter', total: 1, active: 0 }])
})

test('an order known only from its events gets a row with its fills and its end', async () => {
  const { pool, writer } = await openStore()
  await writer.write(batchOf({ events: [openedEvent(), filledEvent({ slot: 100 }), closedEvent()] }))
  expect(await limitRow(pool)).toMatchObject([
    { status: 'cancelled', active: false, remaining: '6000000000', filled: '800000000', created_at: at },
  ])
})

test('a DCA order known only from its events gets a row if its opening has every fact', async () => {
  const { pool, writer } = await openStore()
  const key = addressOf('dca')
  const opened = openedEvent({
    protocol: 'jupiter-dca',
    order: key,
    inputMint: mints.USDC,
    outputMint: mints.wSOL,
    inputRaw: 300n,
    expectedOutputRaw: undefined,
    inAmountPerCycleRaw: 100n,
    cycleFrequencySeconds: 60,
  })
  const filled = filledEvent({
    protocol: 'jupiter-dca',
    order: key,
    inputRaw: 300n,
    outputRaw: 7n,
    remainingInputRaw: undefined,
  })
  const closed = closedEvent({ protocol: 'jupiter-dca', order: key, end: 'completed', unfilledInputRaw: 0n })
  await writer.write(batchOf({ events: [opened, filled, closed] }))
  expect((await pool.query('select from dca_order')).rowCount).toBe(0)
  const createdAt = at - 7 // as in the account, not the time of the block
  const dca = { idx: 5n, bump: 254, minOutAmountRaw: 0n, maxOutAmountRaw: 9n, createdAt, firstCycleAt: at }
  await writer.write(batchOf({ events: [{ ...opened, signature: signatureOf('whole'), dca }] }))
  const { rows } = await pool.query(
    'select status, active, in_used_raw, out_received_raw, idx, max_out_amount_raw, created_at, closed_at from dca_order',
  )
  expect(rows).toEqual([
    {
      status: 'completed',
      active: false,
      in_used_raw: '300',
      out_received_raw: '7',
      idx: '5',
      max_out_amount_raw: '9',
      created_at: createdAt,
      closed_at: at + 80,
    },
  ])
  expect(await counts(pool)).toEqual([{ venue: 'dca', total: 1, active: 0 }])
})

test('a vanished account counts as ended until an event gives the reason', async () => {
  const { pool, writer } = await openStore()
  await writer.write(batchOf({ accounts: [{ state: dcaState(), slot: 100, at }] }))
  await writer.write(
    batchOf({ closedAccounts: [{ protocol: 'jupiter-dca', key: addressOf('dca'), slot: 130, at: at + 90 }] }),
  )
  const status = async () => (await pool.query('select status, active, closed_at from dca_order')).rows
  expect(await status()).toEqual([{ status: 'ended', active: false, closed_at: at + 90 }])
  const closed = closedEvent({
    protocol: 'jupiter-dca',
    order: addressOf('dca'),
    end: 'cancelled',
    unfilledInputRaw: 900_000_000n,
  })
  await writer.write(batchOf({ events: [closed] }))
  expect(await status()).toEqual([{ status: 'cancelled', active: false, closed_at: at + 80 }])
  expect(await counts(pool)).toEqual([{ venue: 'dca', total: 1, active: 0 }])
})

test('a vanished order with nothing left was completed if its closing event confirms it', async () => {
  const { pool, writer } = await openStore()
  const key = addressOf('dca')
  const last = filledEvent({
    protocol: 'jupiter-dca',
    order: key,
    slot: 110,
    inputRaw: 1_000_000_000n,
    outputRaw: 5n,
    remainingInputRaw: undefined,
  })
  await writer.write(batchOf({ accounts: [{ state: dcaState(), slot: 100, at }], events: [last] }))
  await writer.write(batchOf({ closedAccounts: [{ protocol: 'jupiter-dca', key, slot: 130, at: at + 90 }] }))
  const ended = async () => (await pool.query('select status, closed_at from dca_order')).rows
  expect(await ended()).toEqual([{ status: 'completed', closed_at: at + 90 }])
  await writer.write(
    batchOf({
      events: [closedEvent({ protocol: 'jupiter-dca', order: key, end: 'completed', unfilledInputRaw: 0n })],
    }),
  )
  expect(await ended()).toEqual([{ status: 'completed', closed_at: at + 80 }])
})

test('a DCA order ends with the program’s event, even if its account had nothing left earlier', async () => {
  const { writer, pool } = await openStore()
  const key = addressOf('dca')
  const emptied = { state: dcaState({ inUsedRaw: dcaState().inDepositedRaw }), slot: 100, at: at + 40 }
  await writer.write(batchOf({ accounts: [emptied] }))
  const closing = { protocol: 'jupiter-dca', order: key, end: 'completed', unfilledInputRaw: 0n } as const
  await writer.write(batchOf({ events: [closedEvent(closing)] }))
  expect((await pool.query('select status, closed_at from dca_order')).rows).toEqual([
    { status: 'completed', closed_at: at + 80 },
  ])
})

test('a reused address reopens a closed order', async () => {
  const { pool, writer } = await openStore()
  await writer.write(batchOf({ accounts: [{ state: limitState(), slot: 100, at }], events: [closedEvent()] }))
  await writer.write(batchOf({ accounts: [{ state: limitState(), slot: 130, at: at + 100 }] }))
  expect(await limitRow(pool)).toMatchObject([{ status: 'open', active: true, closed_at: null }])
  expect(await counts(pool)).toEqual([{ venue: 'jupiter', total: 1, active: 1 }])
})

test('a filled Kamino order that is closed as cancelled stays completed', async () => {
  const { pool, writer } = await openStore()
  const kamino = {
    protocol: 'kamino-limit',
    createdAt: undefined,
    numberOfFills: 0,
    uniqueId: undefined,
    feeBps: undefined,
  } as const
  await writer.write(batchOf({ accounts: [{ state: limitState(kamino), slot: 100, at }] }))
  const filled = limitState({
    ...kamino,
    remainingInputRaw: 0n,
    filledOutputRaw: 2_000_000_000n,
    accountStatus: 'filled',
    numberOfFills: 1,
  })
  await writer.write(batchOf({ accounts: [{ state: filled, slot: 110, at: at + 40 }] }))
  await writer.write(batchOf({ events: [closedEvent({ protocol: 'kamino-limit' })] }))
  expect(await limitRow(pool)).toMatchObject([{ status: 'completed', closed_at: at + 40, active: false }])
})
