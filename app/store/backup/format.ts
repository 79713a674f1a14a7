import { BackupFailure } from './backup-failure'

/**
 * A backup is text in lines: a head; for each table a line that names it, its rows as COPY writes them, `\.`, and a line with their count and
 * checksum; at the end a line with the number of tables, without which it was cut off.
 */
export const backupFormat = 'sextant-backup-1'

/** The line after the last row of a table. COPY doubles every backslash of a value, so no row looks like it. */
export const endOfRows = '\\.'

const endMark = Buffer.from(`\n${endOfRows}\n`)
const newline = 10

/** No line that is not a row is longer. */
const longestLine = 64 * 1024

/** Reads a backup in its order: lines, and the rows of a table in blocks of whole lines. */
export interface BackupReader {
  /** The facts of the next line. Throws `BackupFailure` where there is no such line. */
  readFacts(): Promise<Readonly<Record<string, unknown>>>
  /** The rows up to the line that ends them. */
  readRows(): AsyncGenerator<Buffer, void, undefined>
}

export function createBackupReader(source: AsyncIterable<Uint8Array>): BackupReader {
  const blocks = source[Symbol.asyncIterator]()
  let buffer = Buffer.alloc(0)

  async function fetchMore(): Promise<void> {
    const next = await blocks.next()
    if (next.done)
      throw new BackupFailure('The backup ends in the middle: take another one, this one was cut off.')
    buffer = Buffer.concat([buffer, next.value])
  }

  return {
    async readFacts() {
      let end = buffer.indexOf(newline)
      while (end === -1) {
        if (buffer.length > longestLine) throw notABackup()
        await fetchMore()
        end = buffer.indexOf(newline)
      }
      const text = buffer.subarray(0, end).toString('utf8')
      buffer = buffer.subarray(end + 1)
      return parseFacts(text)
    },
    async *readRows() {
      for (;;) {
        // From the newline before: the buffer begins with a whole line, so the end mark may stand at its very beginning.
        if (buffer.subarray(0, endMark.length - 1).equals(endMark.subarray(1))) {
          buffer = buffer.subarray(endMark.length - 1)
          return
        }
        const mark = buffer.indexOf(endMark)
        const end = mark === -1 ? buffer.lastIndexOf(newline) + 1 : mark + 1
        if (end > 0) yield buffer.subarray(0, end)
        buffer = buffer.subarray(end)
        if (mark === -1) await fetchMore()
      }
    },
  }
}

function parseFacts(text: string): Readonly<Record<string, unknown>> {
  try {
    const facts: unknown = JSON.parse(text)
    if (typeof facts === 'object' && facts !== null) return { ...facts }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw notABackup()
}

function notABackup(): BackupFailure {
  return new BackupFailure(
    'This is no backup of Sextant, or it is damaged: name a file that npm run export has made.',
  )
}
