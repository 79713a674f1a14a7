import type { Address } from '~/domain/base/ids'
import type { BatchWriter } from '~/store/batch/batch'
import { endProfile, startProfile } from '../profile'
import { orderKey, scattered } from './orders'
import { runIndexer } from './run-indexer'
import { wallMs } from './sender'

/**
 * Command to the indexer process, which otherwise runs as in the product. The process records the time at
 * which the updates of these orders are committed.
 */
export interface ExpectCommand {
  readonly type: 'expect'
  /** Position of the first order in the shuffled sequence. */
  readonly from: number
  readonly count: number
}

export interface CommittedReport {
  readonly type: 'committed'
  /** Wall-clock time at which the update of each order was committed, milliseconds. */
  readonly committedAtMs: Float64Array
  readonly batches: number
  readonly rssBytes: number
  readonly cpuMs: number
}

export function runIndexing(databaseUrl: string, nodePort: string): void {
  const recorder = createRecorder()
  process.on('message', (command: ExpectCommand) => void recorder.expect(command))
  runIndexer({ databaseUrl, nodePort }, recorder.recorded)
}

function createRecorder() {
  let indexes: ReadonlyMap<Address, number> = new Map()
  let committedAtMs = new Float64Array(0)
  let missing = 0
  let batches = 0
  let cpuAtStart = process.cpuUsage()

  function report(): void {
    const { user, system } = process.cpuUsage(cpuAtStart)
    process.send?.({
      type: 'committed',
      committedAtMs,
      batches,
      rssBytes: process.memoryUsage.rss(),
      cpuMs: (user + system) / 1000,
    } satisfies CommittedReport)
    void endProfile('ingest')
  }

  return {
    async expect({ from, count }: ExpectCommand): Promise<void> {
      await startProfile()
      indexes = new Map(
        Array.from({ length: count }, (_, index) => [orderKey(scattered(from + index)), index]),
      )
      committedAtMs = new Float64Array(count)
      missing = count
      batches = 0
      cpuAtStart = process.cpuUsage()
      process.send?.({ type: 'expecting' })
    },
    recorded: (writer: BatchWriter): BatchWriter => ({
      ...writer,
      async write(batch) {
        const result = await writer.write(batch)
        if (missing === 0) return result
        const nowMs = wallMs()
        batches += 1
        for (const { state } of batch.accounts) {
          const index = indexes.get(state.key)
          if (index === undefined || committedAtMs[index] !== 0) continue
          committedAtMs[index] = nowMs
          missing -= 1
        }
        if (missing === 0) report()
        return result
      },
    }),
  }
}
