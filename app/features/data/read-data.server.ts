import type { PageContext } from '~/context.server'
import { dumpPath } from '~/contracts/dump'
import type { MirrorFile } from '~/contracts/mirror'
import { protocolFacts } from '~/domain/protocol/protocol'
import { mayDownload } from '~/domain/service/dump-window'
import { type MirrorTableName, mirrorTableNames } from '~/domain/service/mirror-tables'

/** A file of a day, with the name of its protocol. */
export interface DayFile {
  readonly label: string
  readonly path: string
}

/** The files of a UTC day. */
export interface DataDay {
  readonly day: string
  readonly rows: number
  readonly bytes: number
  readonly files: Readonly<Record<MirrorTableName, readonly DayFile[]>>
}

/** What the page shows. `null`: this installation publishes no daily files. */
export interface DataPage {
  readonly days: readonly DataDay[]
  readonly older: { readonly count: number; readonly oldest: string } | null
}

/** Reads the newest days of the manifest. */
export async function readData({
  dumps,
  clock,
}: Pick<PageContext, 'dumps' | 'clock'>): Promise<{ readonly page: DataPage | null }> {
  if (dumps.folder === undefined) return { page: null }
  const published = await dumps.read()
  const files = published?.manifest.files ?? []
  const days = [...new Set(files.map((file) => file.day))]
  const newestDay = published?.newestDay ?? ''
  const isFree = (day: string) =>
    mayDownload({ historyDays: 0 }, { day, newestDay, nowAt: Math.floor(clock.nowMs() / 1_000) })
  const oldest = days.at(-1)
  const count = days.filter((day) => !isFree(day)).length
  return {
    page: {
      days: days.filter(isFree).map((day) =>
        dayOf(
          day,
          files.filter((file) => file.day === day),
        ),
      ),
      older: count > 0 && oldest !== undefined ? { count, oldest } : null,
    },
  }
}

function dayOf(day: string, files: readonly MirrorFile[]): DataDay {
  const ofTable = (table: MirrorTableName): readonly DayFile[] =>
    files
      .filter((file) => file.table === table)
      .map((file) => ({ label: protocolFacts[file.protocol].programLabel, path: dumpPath(file) }))
  const byTable = Object.fromEntries(mirrorTableNames.map((table) => [table, ofTable(table)]))
  return {
    day,
    rows: files.reduce((sum, file) => sum + file.rows, 0),
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    files: byTable as DataDay['files'], // `fromEntries` loses the names, which are those of the list.
  }
}
