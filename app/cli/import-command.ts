import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { BackupFailure } from '~/store/backup/backup-failure'
import { importBackup } from '~/store/backup/import-backup'
import { createTallyPrinter } from './print-tally'
import type { StoreCommand } from './run-command'
import { UsageError } from './usage-error'

const usage = `Imports a backup into an empty database.
  DATA_DIR=.restored npm run import -- sextant.backup`

/** `npm run import`: imports a backup into an empty store. If the import fails, no rows are stored. */
export async function importCommand({ pool, arguments: words, print }: StoreCommand): Promise<void> {
  const [file] = words
  if (file === undefined || words.length > 1 || file.startsWith('-')) throw new UsageError(usage)
  const printer = createTallyPrinter(print)
  try {
    await pipeline(createReadStream(file), createGunzip(), (source: AsyncIterable<Uint8Array>) =>
      importBackup(pool, source, printer.onTable),
    )
  } catch (error) {
    throw isUnreadable(error)
      ? new BackupFailure(
          `${file} can't be read (${error.code}): use a complete file written by npm run export.`,
        )
      : error
  }
  printer.end('imported, counts and checksums verified')
}

/** Whether the error means that the file is missing or not valid gzip. */
function isUnreadable(error: unknown): error is NodeJS.ErrnoException {
  if (!(error instanceof Error && 'code' in error)) return false
  return 'syscall' in error || /^Z_/.test(String(error.code))
}
