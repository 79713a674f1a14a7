import { createIndexer } from '~/indexer/indexer'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import { protocols } from '~/protocols/registry'
import type { BatchWriter } from '~/store/batch/batch'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { createPool } from '~/store/postgres/pool'
import { createIndexStateReader, type IndexStateReader } from '~/store/read/read-index-state'

export interface IndexedFrom {
  readonly databaseUrl: string
  readonly nodePort: string
  /** Port of the Geyser node. `undefined`: there is none. */
  readonly geyserPort?: string | undefined
}

/**
 * Runs an indexer of spot orders as in the product. Tells the parent process when its accounts are live. `recorded`
 * wraps the writer.
 */
export function runIndexer(
  { databaseUrl, nodePort, geyserPort }: IndexedFrom,
  recorded: (writer: BatchWriter) => BatchWriter,
): void {
  const pool = createPool({ url: databaseUrl, profile: 'writer', log: silentLog })
  const url = `http://127.0.0.1:${nodePort}`
  const indexer = createIndexer({
    rpcUrl: url,
    wsUrl: url.replace('http', 'ws'),
    geyser: geyserPort === undefined ? undefined : { url: `http://127.0.0.1:${geyserPort}` },
    tokenApiUrl: url,
    priceApiUrl: url,
    writer: recorded(createBatchWriter(pool)),
    reader: settled(createIndexStateReader(pool)),
    protocols: [protocols['jupiter-dca'], protocols['jupiter-limit']],
    clock: systemClock,
    log: silentLog,
  })
  indexer.start()
  const started = setInterval(() => {
    const accounts = indexer.statuses().filter(({ source }) => source.startsWith('accounts:'))
    if (!accounts.every(({ state }) => state === 'live')) return
    clearInterval(started)
    process.send?.({ type: 'live' })
  }, 50)
  process.on('disconnect', () => process.exit(0))
}

/**
 * Returns a reader for an indexer that has run for a while. After a start it would compare the stored orders with the
 * node's empty snapshot, and look for fills of unknown orders, one by one. That takes minutes, is not measured, and
 * would slow down what is.
 */
function settled(reader: IndexStateReader): IndexStateReader {
  return { ...reader, readOnChainKeys: async () => [], readNewestOrderEventAt: async () => undefined }
}
