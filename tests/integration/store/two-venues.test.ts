import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import type { ChainEvent } from '~/domain/chain/chain-event'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import { perpProtocolOf } from '~/domain/protocol/protocol'
import { type PerpVenue, perpVenues } from '~/domain/protocol/venues'
import type { Batch } from '~/store/batch/batch'
import { createBatchWriter } from '~/store/ingest/write-batch'
import type { Pool } from '~/store/postgres/pool'
import { createTestDatabase } from '../../helpers/store/database'
import {
  addressOf,
  batchOf,
  perpFilledEvent,
  perpMarketState,
  perpOrderOf,
  perpUserState,
  positionOf,
  signatureOf,
  spotMarketState,
  spotPositionOf,
} from '../../helpers/world/states'

const at = 1_700_000_000
const firstSlot = 100

const kinds = ['market', 'spot market', 'user', 'closed user', 'fill', 'action', 'funding'] as const

/** One account or event of a venue. Both venues have the same indexes, ids and record ids. */
const change = fc.record({
  venue: fc.constantFrom(...perpVenues),
  kind: fc.constantFrom(...kinds),
  id: fc.nat(5),
  market: fc.nat(1),
  slot: fc.integer({ min: firstSlot, max: firstSlot + 8 }),
  amount: fc.integer({ min: -3, max: 3 }),
})
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never

/** A batch with changes of both venues in any order of slots, and maybe a rollback of one venue. */
const step = fc.record({
  changes: fc.array(change, { maxLength: 8 }),
  rollback: fc.option(
    fc.record({
      venue: fc.constantFrom(...perpVenues),
      slots: fc.uniqueArray(fc.integer({ min: firstSlot, max: firstSlot + 8 }), {
        minLength: 1,
        maxLength: 4,
      }),
    }),
    { freq: 3 },
  ),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const sol = 1_000_000_000n

function accountsOf({ venue, kind, id, market, slot, amount }: Change): Batch['accounts'] {
  const protocol = perpProtocolOf(venue)
  const owner = { protocol, authority: addressOf('wallet of both') }
  if (kind === 'market')
    // No mint is known for the name, so that no price of a token follows from either venue.
    return [
      {
        state: perpMarketState({
          protocol,
          key: addressOf(`${venue} market ${market}`),
          marketIndex: market,
          name: `${venue} ${market}-PERP`,
          oraclePriceRaw: BigInt(100 + id) * 1_000_000n,
        }),
        slot,
        at: at + slot,
      },
    ]
  if (kind === 'spot market')
    return [
      {
        state: spotMarketState({ protocol, key: addressOf(`${venue} pool ${market}`), marketIndex: market }),
        slot,
        at: at + slot,
      },
    ]
  if (kind !== 'user') return []
  const state = perpUserState({
    ...owner,
    key: userOf(venue, id),
    positions: amount === 0 ? [] : [positionOf(market, BigInt(amount) * sol)],
    orders: amount > 0 ? [{ ...perpOrderOf(id, market), slot: BigInt(slot) }] : [],
    spotPositions: amount < 0 ? [spotPositionOf(market, BigInt(-amount) * sol)] : [],
  })
  return [{ state, slot, at: at + slot }]
}

function userOf(venue: PerpVenue, id: number) {
  return addressOf(`${venue} user ${id % 2}`)
}

/** An event is the same whenever it is seen: its slot follows from its id. */
function eventsOf({ venue, kind, id, market }: Change): ChainEvent[] {
  const slot = firstSlot + id
  const event = {
    protocol: perpProtocolOf(venue),
    signature: signatureOf(`${venue} ${kind} ${market} ${id}`),
    instructionPath: 'log',
    eventIndex: 1,
    slot,
    at: at + slot,
    marketIndex: market,
    oraclePriceRaw: 100_000_000n,
  }
  if (kind === 'fill')
    return [
      perpFilledEvent({
        ...event,
        fillRecordId: BigInt(id),
        baseRaw: BigInt(id + 1) * sol,
        taker: userOf(venue, id),
        takerOrderId: id,
        takerDirection: id % 3 === 0 ? 'short' : 'long',
        maker: userOf(venue, id + 1),
        makerDirection: id % 3 === 0 ? 'long' : 'short',
      }),
    ]
  if (kind === 'action')
    return [
      {
        ...event,
        type: 'perp-order',
        action: id % 2 === 0 ? 'place' : 'cancel',
        marketType: 'perp',
        user: userOf(venue, id),
        orderId: id % 4,
        direction: 'long',
        baseRaw: sol,
        baseFilledRaw: 0n,
        quoteFilledRaw: 0n,
        priceRaw: 1n,
        terms: undefined,
      },
    ]
  if (kind !== 'funding') return []
  const { oraclePriceRaw, ...record } = event
  return [
    {
      ...record,
      type: 'perp-funding',
      recordId: BigInt(id),
      fundingRateRaw: 5n,
      oracleTwapPriceRaw: oraclePriceRaw,
      markTwapPriceRaw: oraclePriceRaw,
      cumulativeLongRaw: 1n,
      cumulativeShortRaw: 1n,
    },
  ]
}

/** Returns the batch of a step, with the changes and the rollback of the given venues only. */
function batchFor({ changes, rollback }: Step, venues: readonly PerpVenue[]): Batch {
  const own = changes.filter(({ venue }) => venues.includes(venue))
  const isOwn = rollback !== null && venues.includes(rollback.venue)
  return batchOf({
    accounts: own.flatMap(accountsOf),
    events: own.flatMap(eventsOf),
    closedAccounts: own.flatMap(({ venue, kind, id, slot }) =>
      kind === 'closed user'
        ? [{ protocol: perpProtocolOf(venue), key: userOf(venue, id), slot, at: at + slot }]
        : [],
    ),
    ...(isOwn
      ? { orphaned: { slots: rollback.slots, protocols: [perpProtocolOf(rollback.venue)], sinceAt: at } }
      : {}),
  })
}

async function readTables(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c join pg_class t on t.relname = c.table_name
     where c.table_schema = 'public' and c.column_name = 'venue' and not t.relispartition
       and (c.table_name like 'perp\\_%' or c.table_name like 'spot\\_%') order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Returns every row of a venue by table, and the changes that were published. */
async function dumpVenue(pool: Pool, tables: readonly string[], venue: PerpVenue) {
  const dumped: Record<string, readonly string[]> = {}
  for (const table of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `select (to_jsonb(t) - 'first_seen_at')::text as row from ${table} t where venue = $1 order by 1`,
      [venue],
    )
    dumped[table] = rows.map(({ row }) => row)
  }
  const { rows } = await pool.query<{ row: string }>(
    `select topic || ' ' || slot || ' ' || array(select unnest(keys) order by 1)::text as row from change where topic = any($1) order by revision`,
    [Object.values(perpVenueFacts[venue].changeTopics)],
  )
  return { ...dumped, change: rows.map(({ row }) => row) }
}

test('a store of both venues keeps for each what a store of this venue alone keeps', async () => {
  const open = async () => {
    const { pool, drop } = await createTestDatabase()
    onTestFinished(drop)
    return {
      pool,
      writer: createBatchWriter(pool, { nowMs: () => (at + 1_000) * 1_000, monotonicMs: () => 0 }),
    }
  }
  const both = await open()
  const alone = { drift: await open(), velocity: await open() }
  const tables = await readTables(both.pool)
  expect(tables).toHaveLength(16)
  const filled = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
      for (const { pool } of [both, ...Object.values(alone)])
        await pool.query(`truncate ${[...tables, 'change'].join(', ')}`)
      for (const each of steps) {
        await both.writer.write(batchFor(each, perpVenues))
        for (const venue of perpVenues) await alone[venue].writer.write(batchFor(each, [venue]))
      }
      for (const venue of perpVenues) {
        const kept = await dumpVenue(both.pool, tables, venue)
        expect(kept).toEqual(await dumpVenue(alone[venue].pool, tables, venue))
        for (const [table, rows] of Object.entries(kept)) if (rows.length > 0) filled.add(`${venue} ${table}`)
      }
    }),
    { numRuns: 60 },
  )
  // The comparison means something only if each table had rows of each venue.
  expect(filled.size).toBe(perpVenues.length * (tables.length + 1))
}, 300_000)
