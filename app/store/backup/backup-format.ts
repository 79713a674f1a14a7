import { BackupFailure } from './backup-failure'

/**
 * Format of a backup, which consists of lines. The first line is a header. For each table there is a line
 * with the table's name, the rows in COPY format, the line `\.`, and a line with the number and checksum of
 * the rows. The last line contains the number of tables. A backup without that last line is truncated.
 */
export const backupFormat = 'sextant-backup-1'

/**
 * The line after the last row of a table. COPY doubles every backslash in a value, so no row equals this
 * line.
 */
export const endOfRows = '\\.'

const endMark = Buffer.from(`\n${endOfRows}\n`)
const newline = 10

/** Maximum length of a line that is not a row, bytes. */
const longestLine = 64 * 1024

/**
 * Reads a backup from start to end: header lines one by one, and the rows of a table in blocks of whole
 * lines.
 */
export interface BackupReader {
  /** Returns the fields of the next line, which must be a JSON object. Throws `BackupFailure` otherwise. */
  readFacts(): Promise<Readonly<Record<string, unknown>>>
  /** Yields the rows of a table up to the line that marks their end. */
  readRows(): AsyncGenerator<Buffer, void, undefined>
}

export function createBackupReader(source: AsyncIterable<Uint8Array>): BackupReader {
  const blocks = source[Symbol.asyncIterator]()
  let buffer = Buffer.alloc(0)

  async function fetchMore(): Promise<void> {
    const next = await blocks.next()
    if (next.done) throw new BackupFailure('The backup is truncated: use another backup.')
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
        // The buffer begins with a whole line. The end mark may therefore be at the very beginning of the
        // buffer, without the newline before it.
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
  return new BackupFailure('Not a Sextant backup, or damaged: use a file written by npm run export.')
}
