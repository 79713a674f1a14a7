import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import type { ChainEvent } from '~/domain/chain/chain-event'
import { mints } from '~/domain/token/mints'
import type { AccountWrite, Batch } from '~/store/batch/batch'
import { createBatchWriter } from '~/store/ingest/write-batch'
import type { Pool } from '~/store/postgres/pool'
import { createTestDatabase } from '../../helpers/store/database'
import {
  addressOf,
  batchOf,
  closedEvent,
  dcaState,
  filledEvent,
  limitState,
  mintState,
  openedEvent,
  perpFilledEvent,
  perpMarketState,
  perpUserState,
  positionOf,
  signatureOf,
} from '../../helpers/world/states'

const at = 1_700_000_000

async function openStore() {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  return { pool: database.pool, writer: createBatchWriter(database.pool) }
}

/** Returns every row of every table as strings. Two results are equal only if the tables are equal. */
async function dump(pool: Pool): Promise<Record<string, string[]>> {
  const tables = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  const dumped: Record<string, string[]> = {}
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t order by 1`)
    dumped[name] = rows.map(({ row }) => row)
  }
  return dumped
}

/** A batch that contains one of each kind of data. */
const everything: Batch = batchOf({
  accounts: [
    { state: dcaState(), slot: 100, at },
    { state: limitState(), slot: 100, at },
    { state: limitState({ key: addressOf('gone') }), slot: 100, at },
    { state: mintState({ metadata: { name: '<b>\0"Dollar"', symbol: 'U\\SD', uri: '' } }), slot: 100, at },
    { state: perpMarketState(), slot: 100, at },
    { state: perpUserState(), slot: 100, at },
  ],
  closedAccounts: [{ protocol: 'jupiter-limit', key: addressOf('gone'), slot: 105, at }],
  events: [
    openedEvent(),
    filledEvent(),
    closedEvent(),
    perpFilledEvent(),
    {
      type: 'perp-order',
      protocol: 'drift-perps',
      action: 'place',
      signature: signatureOf('place'),
      instructionPath: 'log',
      eventIndex: 3,
      slot: 95,
      at: at - 2,
      marketIndex: 0,
      marketType: 'perp',
      user: addressOf('user'),
      orderId: 7,
      direction: 'long',
      baseRaw: 2_000_000_000n,
      baseFilledRaw: 0n,
      quoteFilledRaw: 0n,
      priceRaw: 180_000_000n,
      terms: {
        orderType: 3,
        triggerPriceRaw: 181_000_000n,
        triggerCondition: 1,
        oraclePriceOffsetRaw: -5n,
        maxAt: at + 60,
        reduceOnly: true,
        postOnly: false,
        immediateOrCancel: true,
      },
      oraclePriceRaw: 187_000_000n,
    },
    {
      type: 'perp-funding',
      protocol: 'drift-perps',
      signature: signatureOf('funding'),
      instructionPath: 'log',
      eventIndex: 4,
      slot: 96,
      at: at - 1,
      marketIndex: 0,
      recordId: 44n,
      fundingRateRaw: -12_500n,
      oracleTwapPriceRaw: 186_000_000n,
      markTwapPriceRaw: 186_500_000n,
      cumulativeLongRaw: 1_000n,
      cumulativeShortRaw: -1_000n,
    },
  ],
  prices: [{ mint: mints.USDC, priceUsd: 1.0001, at, source: 'price-api', change24hPercent: -0.01 }],
  tokens: [
    { mint: mints.wSOL, name: 'Wrapped SOL', symbol: 'SOL', verified: true, tags: ['a,b', 'c"d'], at },
  ],
  quarantined: [
    {
      protocol: 'drift-perps',
      source: addressOf('bad'),
      reason: 'short',
      bytes: new Uint8Array([1, 2]),
      slot: 100,
    },
  ],
  cursors: [{ source: 'events:jupiter-limit', slot: 120, signature: signatureOf('close') }],
  missing: [
    {
      kind: 'missing',
      source: 'events:jupiter-limit',
      signature: signatureOf('lost'),
      reason: 'not there',
      attempts: 1,
    },
    {
      kind: 'gap',
      source: 'events:x',
      before: signatureOf('newer'),
      beforeSlot: 7,
      after: { slot: 3, signature: undefined },
    },
  ],
})

test('repeating a batch changes no byte of any table', async () => {
  const { pool, writer } = await openStore()
  const first = await writer.write(everything)
  expect(first).toMatchObject({ accountsChanged: 8, eventsInserted: 6 })
  const before = await dump(pool)
  expect(await writer.write(everything)).toEqual({
    accountsChanged: 0,
    eventsInserted: 0,
    revision: undefined,
  })
  expect(await dump(pool)).toEqual(before)
})

test('stores hostile strings and lists unchanged, except for NUL', async () => {
  const { pool, writer } = await openStore()
  await writer.write(everything)
  const { rows } = await pool.query('select mint, name, symbol, tags from token order by mint')
  expect(rows).toEqual([
    { mint: mints.USDC, name: '<b>"Dollar"', symbol: 'U\\SD', tags: [] },
    { mint: mints.wSOL, name: 'Wrapped SOL', symbol: 'SOL', tags: ['a,b', 'c"d'] },
  ])
})

test('a failed batch leaves neither rows nor a moved cursor', async () => {
  const { pool, writer } = await openStore()
  const before = await dump(pool)
  const twice = perpUserState({ positions: [positionOf(0, 1n), positionOf(0, 2n)] })
  const accounts = [...everything.accounts, { state: twice, slot: 1_000, at }]
  await expect(writer.write({ ...everything, accounts })).rejects.toMatchObject({ name: 'BatchRejected' })
  expect(await dump(pool)).toEqual(before)
})

test('rejects an account with a duplicate entry as invalid content, without endless retries', async () => {
  const { writer } = await openStore()
  const twice = perpUserState({ positions: [positionOf(0, 1n), positionOf(0, 2n)] })
  await expect(writer.write(batchOf({ accounts: [{ state: twice, slot: 1, at }] }))).rejects.toMatchObject({
    name: 'BatchRejected',
  })
})

test('preserves numbers of any size: u64 and beyond as digits, never rounded', async () => {
  const { pool, writer } = await openStore()
  const largest = 2n ** 64n - 1n
  await writer.write(
    batchOf({ accounts: [{ state: dcaState({ idx: largest, inDepositedRaw: largest }), slot: 1, at }] }),
  )
  const { rows } = await pool.query('select idx, in_deposited_raw from dca_order')
  expect(rows).toEqual([{ idx: '18446744073709551615', in_deposited_raw: '18446744073709551615' }])
})

interface Step {
  readonly account?: AccountWrite
  readonly events?: readonly ChainEvent[]
}

/**
 * Returns the steps of a limit order. The order is opened and partly filled, with an account state after each
 * fill. At the end it is completed or cancelled.
 */
function story(name: string, parts: readonly number[], completes: boolean): Step[] {
  const key = addressOf(name)
  const total = BigInt(parts.reduce((sum, part) => sum + part, 0) + (completes ? 0 : 5))
  const base = { key, initialInputRaw: total, expectedOutputRaw: total * 2n }
  const steps: Step[] = [
    {
      events: [
        openedEvent({
          order: key,
          signature: signatureOf(`${name} open`),
          inputRaw: total,
          expectedOutputRaw: total * 2n,
        }),
      ],
    },
    { account: { state: limitState({ ...base, remainingInputRaw: total }), slot: 100, at } },
  ]
  let remaining = total
  parts.forEach((part, index) => {
    remaining -= BigInt(part)
    const slot = 110 + index * 2
    const fill = filledEvent({
      order: key,
      signature: signatureOf(`${name} ${index}`),
      slot,
      at: at + slot,
      inputRaw: BigInt(part),
      outputRaw: BigInt(part * 2),
      remainingInputRaw: remaining,
    })
    steps.push({ events: [fill] })
    // The fill that completes an order closes the account, so there is no account state after that fill.
    if (remaining > 0n) {
      const state = limitState({
        ...base,
        remainingInputRaw: remaining,
        filledOutputRaw: (total - remaining) * 2n,
      })
      steps.push({ account: { state, slot, at: at + slot } })
    }
  })
  if (!completes) {
    const close = closedEvent({
      order: key,
      signature: signatureOf(`${name} close`),
      slot: 200,
      at: at + 200,
      unfilledInputRaw: 5n,
    })
    steps.push({ events: [close] })
  }
  return steps
}

test('an order’s row and the counts do not depend on late, early or repeated steps', {
  timeout: 120_000,
}, async () => {
  const { pool, writer } = await openStore()
  let run = 0
  const cases = fc.record({
    parts: fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 5 }),
    completes: fc.boolean(),
    order: fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
  })
  await fc.assert(
    fc.asyncProperty(cases, async ({ parts, completes, order }) => {
      const name = `run ${run++}`
      const steps = story(name, parts, completes)
      const shuffled = steps
        .concat(steps.slice(0, 3))
        .map((step, index) => ({ step, place: order[index] ?? 0 }))
        .sort((a, b) => a.place - b.place)
      for (const { step } of shuffled) {
        await writer.write(
          batchOf({ accounts: step.account ? [step.account] : [], events: step.events ?? [] }),
        )
      }
      const filled = parts.reduce((sum, part) => sum + part, 0)
      const { rows } = await pool.query(
        'select status, active, remaining_input_raw::int as remaining, filled_output_raw::int as filled, created_at from limit_order where key = $1',
        [addressOf(name)],
      )
      expect(rows).toEqual([
        {
          status: completes ? 'completed' : 'cancelled',
          active: false,
          remaining: completes ? 0 : 5,
          filled: filled * 2,
          created_at: at,
        },
      ])
    }),
    { numRuns: 60 },
  )
  await expectTrueCounts(pool)
})

async function expectTrueCounts(pool: Pool): Promise<void> {
  const counted = await pool.query('select venue, total, active from order_count order by venue')
  const real = await pool.query(`
    select venue, count(key) as total, count(key) filter (where active) as active from (
      select 'dca' as venue, key, active from dca_order union all select venue, key, active from limit_order
    ) orders right join (values ('dca'), ('jupiter'), ('kamino')) v(venue) using (venue) group by venue order by venue`)
  expect(counted.rows).toEqual(real.rows)
}

test('after any mixture of batches the counts match the rows', { timeout: 120_000 }, async () => {
  const { pool, writer } = await openStore()
  const key = fc.integer({ min: 0, max: 5 }).map((number) => addressOf(`order ${number}`))
  const slot = fc.integer({ min: 100, max: 130 })
  const remaining = fc.bigInt({ min: 0n, max: 3n })
  const protocol = fc.constantFrom('jupiter-limit', 'kamino-limit')
  const account = fc
    .tuple(key, slot, remaining, protocol)
    .map(([key, slot, left, protocol]) =>
      protocol === 'kamino-limit'
        ? { state: limitState({ key: addressOf(`k${key}`), protocol, remainingInputRaw: left }), slot, at }
        : { state: limitState({ key, remainingInputRaw: left }), slot, at },
    )
  const dca = fc.tuple(key, slot, remaining).map(([key, slot, left]) => ({
    state: dcaState({ key: addressOf(`d${key}`), inUsedRaw: 1_000_000_000n - left }),
    slot,
    at,
  }))
  const event = fc
    .tuple(key, slot, fc.nat(200), fc.constantFrom('opened', 'filled', 'closed'))
    .map(([order, slot, id, kind]) => {
      const identity = { order, slot, signature: signatureOf(`${kind} ${id}`) }
      if (kind === 'opened') return openedEvent(identity)
      return kind === 'filled'
        ? filledEvent({ ...identity, remainingInputRaw: BigInt(id % 3) })
        : closedEvent(identity)
    })
  const gone = fc
    .tuple(key, slot)
    .map(([key, slot]) => ({ protocol: 'jupiter-limit' as const, key, slot, at }))
  const batch = fc.record({
    accounts: fc.array(fc.oneof(account, dca), { maxLength: 6 }),
    events: fc.array(event, { maxLength: 6 }),
    closedAccounts: fc.array(gone, { maxLength: 2 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(batch, { minLength: 1, maxLength: 5 }), async (batches) => {
      for (const parts of batches) await writer.write(batchOf(parts))
      await expectTrueCounts(pool)
    }),
    { numRuns: 60 },
  )
})
