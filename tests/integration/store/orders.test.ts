import { expect, onTestFinished, test } from 'vitest'
import { mints } from '~/domain/mints'
import type { LimitOrderState } from '~/domain/order'
import type { BatchWriter } from '~/store/batch'
import type { Pool } from '~/store/pool'
import { readActiveDca } from '~/store/read-active-dca'
import { readOpenLimits } from '~/store/read-open-limits'
import { createBatchWriter } from '~/store/write-batch'
import { createTestDatabase } from '../../helpers/database'
import {
  addressOf,
  batchOf,
  closedEvent,
  dcaState,
  filledEvent,
  limitState,
  mintState,
  openedEvent,
  signatureOf,
} from '../../helpers/states'

async function openStore(): Promise<{ pool: Pool; writer: BatchWriter }> {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  return { pool: database.pool, writer: createBatchWriter(database.pool) }
}

async function limitRow(pool: Pool) {
  const { rows } = await pool.query(
    `select status, active, closed_at, remaining_input_raw as remaining, filled_output_raw as filled, created_at, slot from limit_order`,
  )
  return rows
}

async function counts(pool: Pool) {
  const { rows } = await pool.query(
    'select venue, total, active from order_count where total > 0 order by venue',
  )
  return rows
}

const at = 1_700_000_000

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
  const dca = { idx: 5n, bump: 254, minOutAmountRaw: 0n, maxOutAmountRaw: 9n, firstCycleAt: at }
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
      created_at: at,
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

/** Opens a Kamino order that sells 10 tokens. Each of ten fills sells one token for 2 USD. */
async function openKamino(over: Partial<LimitOrderState> = {}) {
  const { pool, writer } = await openStore()
  const kamino = { protocol: 'kamino-limit', inputMint: addressOf('token') } as const
  await writer.write(
    batchOf({
      accounts: [{ state: mintState({ key: kamino.inputMint, decimals: 6 }), slot: 1, at }],
      tokens: [{ mint: kamino.inputMint, verified: true, at }],
    }),
  )
  const whole = { initialInputRaw: 10_000_000n, remainingInputRaw: 10_000_000n, createdAt: undefined }
  const state = limitState({ ...kamino, ...whole, numberOfFills: 0, ...over })
  return {
    pool,
    seen: (slot: number) => writer.write(batchOf({ accounts: [{ state, slot, at }] })),
    opened: () => writer.write(batchOf({ events: [openedEvent({ ...kamino, inputRaw: 10_000_000n })] })),
    fill: (numberOfFills: number) =>
      writer.write(
        batchOf({
          events: [
            filledEvent({
              ...kamino,
              signature: signatureOf(`F${numberOfFills}`),
              slot: 110 + numberOfFills,
              at: at + 100 * numberOfFills,
              maker: addressOf('maker'),
              outputMint: mints.USDC,
              inputRaw: undefined,
              outputRaw: 2_000_000n,
              remainingInputRaw: 10_000_000n - 1_000_000n * BigInt(numberOfFills),
              numberOfFills,
            }),
          ],
        }),
      ),
    /** Returns the number and the input amount of each fill. */
    inputs: async () =>
      (await pool.query('select number_of_fills as n, input_raw from fill order by slot')).rows.map((row) => [
        row.n,
        row.input_raw,
      ]),
    /** Returns the token prices that are derived from fills. */
    prices: async () =>
      (await pool.query(`select price_usd from price_sample where source = 'fill' order by at`)).rows.map(
        (row) => row.price_usd,
      ),
  }
}

test('the input of a Kamino fill is the decrease since the previous fill, and unknown while that fill is missing', async () => {
  const { opened, fill, inputs, prices } = await openKamino()
  await opened()
  await fill(9)
  expect(await inputs()).toEqual([[9, null]])
  expect(await prices()).toEqual([])
  await fill(10)
  expect(await inputs()).toEqual([
    [9, null],
    [10, '1000000'],
  ])
  await fill(8)
  expect(await inputs()).toEqual([
    [8, null],
    [9, '1000000'],
    [10, '1000000'],
  ])
  expect(await prices()).toEqual([2, 2])
})

test('the opening determines the first Kamino fill, and the first fill the second, in any order of arrival', async () => {
  const { opened, fill, inputs, prices } = await openKamino()
  await fill(2)
  await fill(1)
  expect(await inputs()).toEqual([
    [1, null],
    [2, '1000000'],
  ])
  await opened()
  expect(await inputs()).toEqual([
    [1, '1000000'],
    [2, '1000000'],
  ])
  expect(await prices()).toEqual([2, 2])
})

test('the first observed state of a Kamino order determines only the input of the next fill', async () => {
  const { seen, fill, inputs } = await openKamino({ numberOfFills: 3, remainingInputRaw: 7_000_000n })
  await fill(4)
  await fill(6)
  await seen(113)
  expect(await inputs()).toEqual([
    [4, '1000000'],
    [6, null],
  ])
})

test('a Kamino order first seen inside a flash fill determines no input', async () => {
  const { seen, fill, inputs } = await openKamino({ midFlash: true })
  await seen(100)
  await fill(1)
  expect(await inputs()).toEqual([[1, null]])
})

test('values an order at the price of its opening', async () => {
  const { pool, writer } = await openStore()
  const price = (priceUsd: number, when: number) => ({
    mint: mints.USDC,
    priceUsd,
    at: when,
    source: 'price-api' as const,
  })
  await writer.write(
    batchOf({ accounts: [{ state: mintState(), slot: 1, at }], prices: [price(0.9, at - 700)] }),
  )
  await writer.write(batchOf({ prices: [price(0.99, at - 60)] }))
  await writer.write(batchOf({ prices: [price(1.5, at + 60)] }))
  await writer.write(batchOf({ accounts: [{ state: dcaState(), slot: 100, at: at + 120 }] }))
  expect((await pool.query('select amount_usd, amount_usd_at from dca_order')).rows).toEqual([
    { amount_usd: 990, amount_usd_at: at - 60 },
  ])
})

test('values an order once: at first sight if it is older than all samples, and at the first price if it has none', async () => {
  const { pool, writer } = await openStore()
  const amounts = async () => (await pool.query('select amount_usd, amount_usd_at from dca_order')).rows
  const price = (priceUsd: number, when: number) => ({
    mint: mints.USDC,
    priceUsd,
    at: when,
    source: 'price-api' as const,
  })
  await writer.write(batchOf({ accounts: [{ state: dcaState(), slot: 100, at: at + 9_000 }] }))
  expect(await amounts()).toEqual([{ amount_usd: null, amount_usd_at: null }])
  await writer.write(
    batchOf({ accounts: [{ state: mintState(), slot: 1, at }], prices: [price(1.25, at + 9_010)] }),
  )
  expect(await amounts()).toEqual([{ amount_usd: 1_250, amount_usd_at: at + 9_010 }])
  await writer.write(batchOf({ prices: [price(2, at + 9_100)] }))
  expect(await amounts()).toEqual([{ amount_usd: 1_250, amount_usd_at: at + 9_010 }])
})

test('values a later deposit at the price of the opening', async () => {
  const { pool, writer } = await openStore()
  await writer.write(
    batchOf({
      accounts: [
        { state: mintState(), slot: 1, at },
        { state: dcaState(), slot: 100, at },
      ],
      prices: [{ mint: mints.USDC, priceUsd: 0.99, at, source: 'price-api' }],
    }),
  )
  await writer.write(
    batchOf({ prices: [{ mint: mints.USDC, priceUsd: 1.5, at: at + 60, source: 'price-api' }] }),
  )
  const deposited = dcaState({ inDepositedRaw: 2_500_000_000n })
  await writer.write(batchOf({ accounts: [{ state: deposited, slot: 101, at: at + 90 }] }))
  expect((await pool.query('select amount_usd, amount_usd_at from dca_order')).rows).toEqual([
    { amount_usd: 2_475, amount_usd_at: at },
  ])
})

test('a closed order also gets the first price', async () => {
  const { pool, writer } = await openStore()
  await writer.write(batchOf({ accounts: [{ state: limitState(), slot: 100, at }], events: [closedEvent()] }))
  const decimals = mintState({ key: mints.wSOL, decimals: 9 })
  await writer.write(batchOf({ accounts: [{ state: decimals, slot: 1, at }] }))
  await writer.write(
    batchOf({ prices: [{ mint: mints.wSOL, priceUsd: 150, at: at + 9_000, source: 'price-api' }] }),
  )
  expect((await pool.query('select status, amount_usd, amount_usd_at from limit_order')).rows).toEqual([
    { status: 'cancelled', amount_usd: 1_500, amount_usd_at: at + 9_000 },
  ])
  expect(await counts(pool)).toEqual([{ venue: 'jupiter', total: 1, active: 0 }])
})

test('sums the remaining value of a venue’s active limit orders at current prices', async () => {
  const { pool, writer } = await openStore()
  const nameless = addressOf('nameless')
  const order = (name: string, over: Parameters<typeof limitState>[0] = {}) => ({
    state: limitState({ key: addressOf(name), remainingInputRaw: 4_000_000_000n, ...over }),
    slot: 100,
    at,
  })
  const of = (venue: 'jupiter' | 'kamino') => readOpenLimits(pool, venue, at + 60)
  expect(await of('kamino')).toEqual({ remainingUsd: 0 })
  const accounts = [
    { state: mintState({ key: mints.wSOL, decimals: 9 }), slot: 1, at },
    order('a'),
    order('v1', { protocol: 'jupiter-limit-v1', remainingInputRaw: 1_000_000_000n }),
    order('unpriced', { inputMint: nameless }),
    order('over'),
    order('expired', { expiresAt: at + 60 }),
    order('expires next', { remainingInputRaw: 2_000_000_000n, expiresAt: at + 61 }),
    order('k', { protocol: 'kamino-limit', inputMint: nameless }),
  ]
  const events = [closedEvent({ order: addressOf('over') })]
  const prices = [{ mint: mints.wSOL, priceUsd: 150, at: at + 30, source: 'price-api' as const }]
  await writer.write(batchOf({ accounts, events, prices }))
  // The active orders have 4, 1 and 2 SOL left.
  expect(await of('jupiter')).toEqual({ remainingUsd: 1_050 })
  expect(await of('kamino')).toEqual({ remainingUsd: undefined })
})

test('sums active DCA orders by wallet, token or order, with the earliest next cycle', async () => {
  const { pool, writer } = await openStore()
  const nameless = addressOf('nameless')
  const order = (name: string, over: Parameters<typeof dcaState>[0] = {}) => ({
    state: dcaState({ key: addressOf(name), ...over }),
    slot: 100,
    at,
  })
  const of = (...whose: ['trader' | 'token' | 'order', ReturnType<typeof addressOf>]) =>
    readActiveDca(pool, ...whose, at + 60)
  const nothing = { orders: 0, depositedUsd: 0, usdPerMinute: 0, next: undefined }
  expect(await of('token', mints.wSOL)).toEqual(nothing)
  const accounts = [
    { state: mintState(), slot: 1, at },
    order('late', { nextCycleAt: at + 900 }),
    order('soon', { nextCycleAt: at + 300, user: addressOf('other'), inDepositedRaw: 500_000_000n }),
    order('unpriced', { nextCycleAt: at + 600, inputMint: nameless }),
    order('over', { nextCycleAt: at + 1 }),
    order('absurd', {
      outputMint: nameless,
      user: addressOf('issuer'),
      inDepositedRaw: 10n ** 19n,
      inAmountPerCycleRaw: 10n ** 19n,
      cycleFrequencySeconds: 60,
    }),
  ]
  const events = [closedEvent({ order: addressOf('over'), protocol: 'jupiter-dca' })]
  const prices = [{ mint: mints.USDC, priceUsd: 0.9, at: at + 30, source: 'price-api' as const }]
  await writer.write(batchOf({ accounts, events, prices }))
  const next = { inputMint: mints.USDC, outputMint: mints.wSOL, at: at + 300 }
  // The orders have 1,000 and 500 USDC, at $0.90 each. Two of them spend 100 USDC per hour.
  expect(await of('token', mints.wSOL)).toEqual({ orders: 3, depositedUsd: 1_350, usdPerMinute: 3, next })
  const unpriced = { inputMint: nameless, outputMint: mints.wSOL, at: at + 600 }
  expect(await of('trader', addressOf('maker'))).toEqual({
    orders: 2,
    depositedUsd: 900,
    usdPerMinute: 1.5,
    next: unpriced,
  })
  expect(await of('order', addressOf('unpriced'))).toEqual({
    orders: 1,
    depositedUsd: undefined,
    usdPerMinute: undefined,
    next: unpriced,
  })
  expect(await of('order', addressOf('over'))).toEqual(nothing)
  expect(await of('order', addressOf('absurd'))).toMatchObject({
    orders: 1,
    depositedUsd: undefined,
    usdPerMinute: undefined,
  })
})

test('values fills by a dollar leg and adds them to the volume of both tokens', async () => {
  const { pool, writer } = await openStore()
  await writer.write(batchOf({ accounts: [{ state: limitState(), slot: 100, at }], events: [filledEvent()] }))
  expect((await pool.query('select usd, maker, input_mint from fill')).rows).toEqual([
    { usd: 800, maker: addressOf('maker'), input_mint: mints.wSOL },
  ])
  const { rows } = await pool.query(
    'select mint, venue, hour_at, bought_usd, sold_usd, bought_unpriced + sold_unpriced as unpriced from token_volume_hour order by mint',
  )
  expect(rows).toEqual([
    { mint: mints.USDC, venue: 'jupiter', hour_at: 1_699_999_200, bought_usd: 800, sold_usd: 0, unpriced: 0 },
    { mint: mints.wSOL, venue: 'jupiter', hour_at: 1_699_999_200, bought_usd: 0, sold_usd: 800, unpriced: 0 },
  ])
})

const dcaLives = {
  'was given more and has sold it all': {
    depositedRaw: 1_500_000_000n,
    withdrawnRaw: 0n,
    unfilledRaw: 0n,
    cycles: 3,
  },
  'was given more and closed by its user': {
    depositedRaw: 2_500_000_000n,
    withdrawnRaw: 0n,
    unfilledRaw: 1_000_000_000n,
    cycles: 3,
  },
  'was partly taken out and sold the rest': {
    depositedRaw: 1_000_000_000n,
    withdrawnRaw: 500_000_000n,
    unfilledRaw: 0n,
    cycles: 1,
  },
  'was partly taken out and closed by its user': {
    depositedRaw: 2_500_000_000n,
    withdrawnRaw: 400_000_000n,
    unfilledRaw: 600_000_000n,
    cycles: 3,
  },
  'has executions missing from history': {
    depositedRaw: 2_000_000_000n,
    withdrawnRaw: 0n,
    unfilledRaw: 500_000_000n,
    cycles: 1,
  },
} as const

test.each(Object.entries(dcaLives))(
  'the closing of a DCA order that %s gives all amounts, in any order of history events',
  async (_, life) => {
    const usedRaw = life.depositedRaw - life.withdrawnRaw - life.unfilledRaw
    const receivedRaw = usedRaw * 6n
    const end = life.unfilledRaw === 0n ? 'completed' : 'cancelled'
    const history = {
      opened: openedEvent({
        protocol: 'jupiter-dca',
        inputMint: mints.USDC,
        outputMint: mints.wSOL,
        inputRaw: 1_000_000_000n,
        inAmountPerCycleRaw: 500_000_000n,
        cycleFrequencySeconds: 60,
        dca: { idx: 1n, bump: 255, minOutAmountRaw: 0n, maxOutAmountRaw: 0n, firstCycleAt: at },
      }),
      filled: Array.from({ length: life.cycles }, (_, cycle) =>
        filledEvent({
          protocol: 'jupiter-dca',
          signature: signatureOf(`cycle ${cycle}`),
          slot: 101 + cycle,
          inputMint: mints.USDC,
          outputMint: mints.wSOL,
          inputRaw: 500_000_000n,
          outputRaw: 3_000_000_000n,
          remainingInputRaw: undefined,
        }),
      ),
      closed: closedEvent({
        protocol: 'jupiter-dca',
        end,
        unfilledInputRaw: life.unfilledRaw,
        dca: {
          depositedInputRaw: life.depositedRaw,
          withdrawnInputRaw: life.withdrawnRaw,
          usedInputRaw: usedRaw,
          receivedOutputRaw: receivedRaw,
        },
      }),
    }
    const steps = [[history.opened], history.filled, [history.closed]]
    const places = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]
    for (const arrival of places) {
      const { pool, writer } = await openStore()
      const dollar = { state: mintState(), slot: 1, at }
      await writer.write(
        batchOf({ accounts: [dollar], prices: [{ mint: mints.USDC, priceUsd: 1, at, source: 'price-api' }] }),
      )
      for (const place of arrival) await writer.write(batchOf({ events: steps[place] ?? [] }))
      const { rows } = await pool.query(
        `select status, active, in_deposited_raw as deposited, in_withdrawn_raw as withdrawn, in_used_raw as used, out_received_raw as received,
        amount_usd as usd from dca_order`,
      )
      expect([arrival, rows]).toEqual([
        arrival,
        [
          {
            status: end,
            active: false,
            deposited: String(life.depositedRaw),
            withdrawn: String(life.withdrawnRaw),
            used: String(usedRaw),
            received: String(receivedRaw),
            usd: Number(life.depositedRaw) / 1e6,
          },
        ],
      ])
    }
  },
)
