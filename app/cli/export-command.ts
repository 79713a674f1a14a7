import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { syncFolder } from '~/lib/archive/replace-file'
import { BackupFailure } from '~/store/backup/backup-failure'
import { exportBackup } from '~/store/backup/export-backup'
import { createTallyPrinter } from './print-tally'
import type { StoreCommand } from './run-command'
import { UsageError } from './usage-error'

const usage = `Writes the whole database to one backup file.
  npm run export -- sextant.backup`

/**
 * `npm run export`: writes a backup. The file has a temporary name until it is complete. An existing file is
 * never overwritten.
 */
export async function exportCommand({ pool, arguments: words, print }: StoreCommand): Promise<void> {
  const [file] = words
  if (file === undefined || words.length > 1 || file.startsWith('-')) throw new UsageError(usage)
  if (existsSync(file)) throw new BackupFailure(`${file} already exists: choose another file name.`)
  const part = `${file}.part`
  const printer = createTallyPrinter(print)
  try {
    await pipeline(
      Readable.from(exportBackup(pool, printer.onTable)),
      createGzip({ level: 6 }),
      createWriteStream(part, { mode: 0o600, flush: true }),
    )
    await rename(part, file)
    syncFolder(dirname(file))
  } catch (error) {
    await rm(part, { force: true })
    throw isFileTrouble(error) ? new BackupFailure(`${file} can't be written (${error.code}).`) : error
  }
  printer.end(`written to ${file}`)
}

/** Error codes for a disk that can't be written. Errors with these codes contain no path. */
const diskCodes = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS']

function isFileTrouble(error: unknown): error is NodeJS.ErrnoException {
  if (!(error instanceof Error) || !('code' in error)) return false
  return ('syscall' in error && 'path' in error) || diskCodes.includes(String(error.code))
}
