import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { protocolsOfKind } from '~/domain/protocol/protocol'
import type { Indexer, IndexerOptions } from '~/indexer/indexer'
import type { Clock } from '~/lib/clock'
import { protocols } from '~/protocols/registry'
import type { Ledger } from '~/simulator/ledger'
import { createWorldLedger } from '~/simulator/world-ledger'
import { readUnopenedOrders } from '~/store/read/orders/read-unopened-orders'
import { createIndexedChain, type IndexedChain } from '../../helpers/nodes/indexed-chain'

const hours = 1
/**
 * Protocols that the indexers follow. Tokens and prices are left out, because they depend on the time of the
 * run.
 */
const followed = { protocols: Object.values(protocols).filter(({ id }) => id !== 'spl-token') }

/** A simulated world whose time does not advance, so that two runs of an indexer can be compared. */
const nowMs = Date.now()
const stopped: Clock = { nowMs: () => nowMs, monotonicMs: () => performance.now() }
const since = Math.floor(nowMs / 1000) - hours * 3600 + 60

let world: Ledger
const chains: IndexedChain[] = []
let whole: Readonly<Record<string, readonly string[]>>

beforeAll(async () => {
  world = createWorldLedger({ seed: 1, speed: 1, clock: stopped })
  const live = await open(world, { firstCatchUpMinutes: hours * 60 })
  const indexer = live.startIndexer()
  await soon(() => allLive(live))
  await soon(() => noUnopenedLeft(indexer))
  whole = await dump(live)
}, 300_000)

afterAll(async () => {
  await Promise.all(chains.map((chain) => chain.stop()))
  world.stop()
})

async function open(ledger: Ledger, options: Partial<IndexerOptions>): Promise<IndexedChain> {
  const chain = await createIndexedChain(ledger, { ...followed, ...options })
  chains.push(chain)
  return chain
}

function soon(check: () => Promise<void> | void, timeout = 180_000): Promise<void> {
  return vi.waitFor(check, { timeout, interval: 50 })
}

async function rows<T>(chain: IndexedChain, sql: string): Promise<T[]> {
  return (await chain.database.pool.query(sql)).rows
}

/** Programs whose events are followed. */
const withEvents = protocolsOfKind('dca', 'limit', 'perp')

async function allLive(chain: IndexedChain): Promise<void> {
  const live = await rows(chain, `select from heartbeat where source like 'events:%' and state = 'live'`)
  expect(live).toHaveLength(withEvents.length)
}

function history(indexer: Indexer) {
  return indexer.statuses().filter(({ source }) => source.startsWith('history:'))
}

/**
 * Waits until the search for missing openings is finished. An order without a row then has a row from its
 * opening, on which the values of its executions depend.
 */
function noUnopenedLeft(indexer: Indexer): void {
  const reported = indexer.statuses().find(({ source }) => source === 'order-history')
  expect(reported?.counters.straysSought).toBe(1)
}

function allComplete(indexer: Indexer): void {
  const reported = history(indexer)
  expect(reported).toHaveLength(withEvents.length)
  expect(reported.filter(({ counters }) => counters.isComplete !== 1)).toEqual([])
}

/**
 * Returns the events of the compared period as strings. Input amounts of Kamino fills are left out, because
 * they depend on the order's earlier history, and the two runs have read different parts of that history.
 */
async function dump(chain: IndexedChain): Promise<Readonly<Record<string, readonly string[]>>> {
  const tables: Record<string, readonly string[]> = {}
  for (const table of ['fill', 'order_event', 'perp_fill', 'perp_order_action', 'perp_funding']) {
    const found = await rows<{ row: string }>(
      chain,
      `select (to_jsonb(t) - array(select unnest(array['input_raw', 'usd']) where '${table}' = 'fill' and to_jsonb(t) ->> 'protocol' = 'kamino-limit'))::text as row
        from ${table} t where at >= ${since} order by 1`,
    )
    tables[table] = found.map(({ row }) => row)
  }
  return tables
}

const backfilled = { firstCatchUpMinutes: 1, backfillDays: () => hours / 24 }

test('a backfill after a short catch-up stores the same events as a long catch-up, each once', async () => {
  const chain = await open(world, backfilled)
  const indexer = chain.startIndexer()
  await soon(() => allComplete(indexer))
  await soon(() => noUnopenedLeft(indexer))
  const everything = { from: 0, to: nowMs, after: undefined, limit: 10 }
  expect(await readUnopenedOrders(chain.database.pool, everything)).toEqual([])
  await indexer.stop()
  const found = await dump(chain)
  for (const [table, expected] of Object.entries(whole)) {
    expect(expected.length, table).toBeGreaterThan(5)
    expect(found[table], table).toEqual(expected)
  }
  for (const { counters } of history(indexer)) {
    expect(counters.since).toBeLessThanOrEqual(since)
    expect(counters.share).toBe(1)
  }
}, 300_000)

test('a repeatedly interrupted backfill resumes where the store is, and ends with the same rows', async () => {
  const chain = await open(world, backfilled)
  let cuts = 0
  let reached = Number.POSITIVE_INFINITY
  for (const share of [0.2, 0.45, 0.7]) {
    const indexer = chain.startIndexer()
    await soon(() =>
      expect(history(indexer).some(({ counters }) => (counters.share ?? 0) > share)).toBe(true),
    )
    indexer.abandon()
    await indexer.stop()
    cuts += 1
    const [cursor] = await rows<{ slot: number }>(
      chain,
      `select min(slot) as slot from cursor where source like 'history:%'`,
    )
    expect(Number(cursor?.slot)).toBeLessThanOrEqual(reached)
    reached = Number(cursor?.slot)
  }
  expect(cuts).toBe(3)
  const last = chain.startIndexer()
  await soon(() => allComplete(last))
  await soon(() => noUnopenedLeft(last))
  await last.stop()
  expect(await dump(chain)).toEqual(whole)
}, 120_000)
