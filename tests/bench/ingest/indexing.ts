import { createIndexer } from '~/indexer/indexer'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import { protocols } from '~/protocols/registry'
import type { BatchWriter } from '~/store/batch/batch'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { createPool } from '~/store/postgres/pool'
import { createIndexStateReader } from '~/store/read/read-index-state'
import { wallMs } from './sender'

/**
 * Command to the indexer process, which otherwise runs as in the product. The process records the time at
 * which the named updates are committed.
 */
export interface ExpectCommand {
  readonly type: 'expect'
  readonly firstSlot: number
  readonly count: number
}

export interface CommittedReport {
  readonly type: 'committed'
  /** Wall-clock time at which the update of each slot was committed, milliseconds. */
  readonly committedAtMs: Float64Array
  readonly batches: number
  readonly rssBytes: number
  readonly cpuMs: number
}

export function runIndexing(databaseUrl: string, nodePort: string): void {
  const pool = createPool({ url: databaseUrl, profile: 'writer', log: silentLog })
  const url = `http://127.0.0.1:${nodePort}`
  const recorder = createRecorder(createBatchWriter(pool))
  const indexer = createIndexer({
    rpcUrl: url,
    wsUrl: url.replace('http', 'ws'),
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
  let expected: ExpectCommand = { type: 'expect', firstSlot: 0, count: 0 }
  let committedAtMs = new Float64Array(0)
  let missing = 0
  let batches = 0
  let cpuAtStart = process.cpuUsage()

  function report(): void {
    const { user, system } = process.cpuUsage(cpuAtStart)
    const cpuMs = (user + system) / 1000
    const message: CommittedReport = {
      type: 'committed',
      committedAtMs,
      batches,
      rssBytes: process.memoryUsage.rss(),
      cpuMs,
    }
    process.send?.(message)
  }

  return {
    expect(command: ExpectCommand) {
      expected = command
      committedAtMs = new Float64Array(command.count)
      missing = command.count
      batches = 0
      cpuAtStart = process.cpuUsage()
      process.send?.({ type: 'expecting' })
    },
    writer: {
      ...writer,
      async write(batch) {
        const result = await writer.write(batch)
        const nowMs = wallMs()
        batches += 1
        for (const { slot } of batch.accounts) {
          const index = slot - expected.firstSlot
          if (index < 0 || index >= committedAtMs.length || committedAtMs[index] !== 0) continue
          committedAtMs[index] = nowMs
          missing -= 1
        }
        if (missing === 0 && batch.accounts.length > 0) report()
        return result
      },
    } satisfies BatchWriter,
  }
}
