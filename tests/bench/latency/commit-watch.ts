import pg from 'pg'
import type { Slot } from '~/domain/base/time'
import { changeChannel } from '~/store/postgres/change-listener'

/** A commit with changed DCA orders. Wall-clock times, milliseconds. */
export interface Commit {
  /** Newest slot whose rows it contains. */
  readonly slot: Slot
  /** Start of the transaction. */
  readonly begunMs: number
  /** Arrival of the notice that follows the commit. */
  readonly noticedMs: number
}

export interface CommitWatch {
  /** Returns the commit that contains the rows of this slot. `undefined`: there is none yet. */
  commitOf(slot: Slot): Commit | undefined
  stop(): Promise<void>
}

/** Listens to the commits of a database as a web process does. */
export async function watchCommits(databaseUrl: string): Promise<CommitWatch> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'benchmark' })
  const commits: Commit[] = []
  let newest = '0'

  async function read(): Promise<void> {
    const noticedMs = performance.timeOrigin + performance.now()
    const { rows } = await client.query<{ revision: string; slot: string; begun: number }>(
      `select revision, slot, extract(epoch from at)::float8 * 1000 as begun from change
        where topic = 'dca' and revision > $1 order by revision`,
      [newest],
    )
    for (const { revision, slot, begun } of rows) {
      newest = revision
      commits.push({ slot: Number(slot), begunMs: begun, noticedMs })
    }
  }

  await client.connect()
  client.on('notification', () => void read())
  await client.query(`listen ${changeChannel}`)
  return {
    commitOf: (slot) => commits.find((commit) => commit.slot >= slot),
    stop: () => client.end(),
  }
}
