import { BackupFailure } from './backup-failure'

/**
 * Format of a backup: lines of text. It begins with a header. Each table has a line with its name, its rows
 * in COPY format, `\.`, and a line with their count and checksum. The last line contains the number of
 * tables. A backup without that last line is truncated.
 */
export const backupFormat = 'sextant-backup-1'

/**
 * The line after the last row of a table. COPY doubles every backslash in a value, so no row looks like it.
 */
export const endOfRows = '\\.'

const endMark = Buffer.from(`\n${endOfRows}\n`)
const newline = 10

/** Longest line that is not a row, bytes. */
const longestLine = 64 * 1024

/** Reads a backup in order: header lines, and the rows of a table in blocks of whole lines. */
export interface BackupReader {
  /** Returns the fields of the next line. Throws `BackupFailure` if the next line is not a JSON object. */
  readFacts(): Promise<Readonly<Record<string, unknown>>>
  /** Yields the rows up to the line that ends them. */
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
        // The buffer begins with a whole line, so the end mark may be at its very beginning, without the
        // newline before it.
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
