import { readFileSync } from 'node:fs'
import { vi } from 'vitest'
import { protocolIds } from '~/domain/protocol/protocol'
import { systemClock } from '~/lib/clock'
import { createFixtureLedger } from '~/simulator/fixture-ledger'
import type { Ledger } from '~/simulator/ledger'
import { createIndexedChain, type IndexedChain } from './indexed-chain'

const folder = 'tests/fixtures/chain'

/**
 * A node that serves real accounts and transactions, and a store with everything that an indexer has read
 * from that node.
 */
export interface FixtureChain {
  readonly database: IndexedChain['database']
  stop(): Promise<void>
}

// biome-ignore lint/suspicious/noExplicitAny: the oracles are JSON with many shapes
export type Json = any

/** Reads a fixture file. Its part `decoded` was created by independent decoders. */
export function fixture(path: string): Json {
  return JSON.parse(readFileSync(`${folder}/${path}`, 'utf8'))
}

/**
 * Serves the fixtures. Waits until an indexer has read every source of every program, and every mint of an
 * order. `reported` can change what the node serves.
 */
export async function openFixtureChain(reported = (ledger: Ledger) => ledger): Promise<FixtureChain> {
  const ledger = createFixtureLedger({ folder, clock: systemClock })
  const { database, startIndexer, stop } = await createIndexedChain(reported(ledger))
  startIndexer()
  await vi.waitFor(() => requireRead(database), { timeout: 30_000, interval: 100 })
  return {
    database,
    async stop() {
      await stop()
      ledger.stop()
    },
  }
}

async function requireRead({ pool }: IndexedChain['database']): Promise<void> {
  const live = await pool.query<{ source: string }>(
    `select source from heartbeat where state = 'live' and committed_slot is not null`,
  )
  const known = new Set(live.rows.map(({ source }) => source))
  const missing = protocolIds
    .filter((id) => id !== 'spl-token')
    .flatMap((id) => [`accounts:${id}`, `events:${id}`])
    .filter((source) => !known.has(source))
  if (missing.length > 0) throw new Error(`not live yet: ${missing.join(', ')}`)
  const mint = await pool.query(`select from token where decimals is not null`)
  if (mint.rowCount === 0) throw new Error('no mint is known yet')
}
