import { createIndexer, type Indexer, type IndexerOptions } from '~/indexer/indexer'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import { protocols } from '~/protocols/registry'
import type { Ledger } from '~/simulator/ledger'
import { createSimulatorServer, type SimulatorServer } from '~/simulator/server'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { createIndexStateReader } from '~/store/read/read-index-state'
import { createTestDatabase, type TestDatabase } from '../store/database'

/**
 * A ledger behind a real RPC server, a real store, and indexers that read from the server and write to the
 * store. Each part can be started and stopped separately.
 */
export interface IndexedChain {
  readonly database: TestDatabase
  readonly server: () => SimulatorServer
  startIndexer(over?: Partial<IndexerOptions>): Indexer
  /** Cuts every connection and restarts the server on the same port. */
  restartServer(): Promise<void>
  stopServer(): Promise<void>
  stop(): Promise<void>
}

export async function createIndexedChain(
  ledger: Ledger,
  options: Partial<IndexerOptions> = {},
): Promise<IndexedChain> {
  const database = await createTestDatabase()
  const serve = (port: number) => createSimulatorServer({ ledger, host: '127.0.0.1', port, log: silentLog })
  let server = await serve(0)
  const { url, wsUrl } = server
  const running = new Set<Indexer>()

  return {
    database,
    server: () => server,
    startIndexer(over = {}) {
      const indexer = createIndexer({
        rpcUrl: url,
        wsUrl,
        tokenApiUrl: url,
        priceApiUrl: url,
        writer: createBatchWriter(database.pool),
        reader: createIndexStateReader(database.pool),
        protocols: Object.values(protocols),
        clock: systemClock,
        log: silentLog,
        ...options,
        ...over,
      })
      indexer.start()
      running.add(indexer)
      return indexer
    },
    async restartServer() {
      await server.stop()
      server = await serve(Number(new URL(url).port))
    },
    stopServer: () => server.stop(),
    async stop() {
      await Promise.all([...running].map((indexer) => indexer.stop()))
      await server.stop()
      await database.drop()
    },
  }
}
