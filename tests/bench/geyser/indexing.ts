import { createIndexer } from '~/indexer/indexer'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import { protocols } from '~/protocols/registry'
import type { BatchWriter } from '~/store/batch/batch'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { createPool } from '~/store/postgres/pool'
import { createIndexStateReader } from '~/store/read/read-index-state'

/** Command to the indexer process: report when this number of rows has been committed. */
export interface ExpectCommand {
  readonly type: 'expect'
  readonly what: 'accounts' | 'events'
  readonly count: number
}

export interface CommittedReport {
  readonly type: 'committed'
  /** Wall-clock time of the last commit, milliseconds. */
  readonly lastMs: number
  readonly batches: number
  readonly cpuMs: number
  readonly rssBytes: number
}

/** Runs the indexer as in the product. `geyserPort` 0: without a Geyser node. */
export function runIndexing(databaseUrl: string, nodePort: string, geyserPort: string): void {
  const pool = createPool({ url: databaseUrl, profile: 'writer', log: silentLog })
  const url = `http://127.0.0.1:${nodePort}`
  const recorder = createRecorder(createBatchWriter(pool))
  const indexer = createIndexer({
    rpcUrl: url,
    wsUrl: url.replace('http', 'ws'),
    geyser: geyserPort === '0' ? undefined : { url: `http://127.0.0.1:${geyserPort}` },
    tokenApiUrl: url,
    priceApiUrl: url,
    writer: recorder.writer,
    reader: createIndexStateReader(pool),
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
  process.on('message', recorder.expect)
  process.on('disconnect', () => process.exit(0))
}

function createRecorder(writer: BatchWriter) {
  let expected: ExpectCommand = { type: 'expect', what: 'accounts', count: 0 }
  let missing = 0
  let batches = 0
  let cpuAtStart = process.cpuUsage()

  function report(): void {
    const { user, system } = process.cpuUsage(cpuAtStart)
    process.send?.({
      type: 'committed',
      lastMs: performance.timeOrigin + performance.now(),
      batches,
      cpuMs: (user + system) / 1000,
      rssBytes: process.memoryUsage.rss(),
    } satisfies CommittedReport)
  }

  return {
    expect(command: ExpectCommand) {
      expected = command
      missing = command.count
      batches = 0
      cpuAtStart = process.cpuUsage()
      process.send?.({ type: 'expecting' })
    },
    writer: {
      ...writer,
      async write(batch) {
        const result = await writer.write(batch)
        if (missing <= 0) return result
        batches += 1
        missing -= batch[expected.what].length
        if (missing <= 0) report()
        return result
      },
    } satisfies BatchWriter,
  }
}
