import type { BatchWriter } from '~/store/batch/batch'
import { runIndexer } from '../ingest/run-indexer'
import { endProfile, startProfile } from '../profile'

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
  const recorder = createRecorder()
  process.on('message', (command: ExpectCommand) => void recorder.expect(command))
  const geyser = geyserPort === '0' ? undefined : geyserPort
  runIndexer({ databaseUrl, nodePort, geyserPort: geyser }, recorder.recorded)
}

function createRecorder() {
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
    void endProfile(`geyser-${expected.what}`)
  }

  return {
    async expect(command: ExpectCommand): Promise<void> {
      await startProfile()
      expected = command
      missing = command.count
      batches = 0
      cpuAtStart = process.cpuUsage()
      process.send?.({ type: 'expecting' })
    },
    recorded: (writer: BatchWriter): BatchWriter => ({
      ...writer,
      async write(batch) {
        const result = await writer.write(batch)
        if (missing <= 0) return result
        batches += 1
        missing -= batch[expected.what].length
        if (missing <= 0) report()
        return result
      },
    }),
  }
}
