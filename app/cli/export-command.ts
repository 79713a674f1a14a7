import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { BackupFailure } from '~/store/backup/backup-failure'
import { exportBackup } from '~/store/backup/export-backup'
import { createTallyPrinter } from './print-tally'
import type { StoreCommand } from './run-command'
import { UsageError } from './usage-error'

const usage = `The whole store as one file.
  npm run export -- sextant.backup`

/** `npm run export`: writes a backup, which stands under its name only when it is whole. An older file is never overwritten. */
export async function exportCommand({ pool, arguments: words, print }: StoreCommand): Promise<void> {
  const [file] = words
  if (file === undefined || words.length > 1 || file.startsWith('-')) throw new UsageError(usage)
  if (existsSync(file)) throw new BackupFailure(`${file} is there already: name another file.`)
  const part = `${file}.part`
  const printer = createTallyPrinter(print)
  try {
    await pipeline(
      Readable.from(exportBackup(pool, printer.onTable)),
      createGzip({ level: 6 }),
      createWriteStream(part, { mode: 0o600 }),
    )
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw isFileTrouble(error) ? new BackupFailure(`${file} can't be written (${error.code}).`) : error
  }
  printer.end(`are in ${file}`)
}

function isFileTrouble(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'path' in error
}
