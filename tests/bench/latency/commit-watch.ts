import pg from 'pg'
import type { Slot } from '~/domain/base/time'
import type { ChangeTopic } from '~/domain/protocol/perp-venue'
import { changeChannel } from '~/store/postgres/change-listener'

/** A commit with changes of a topic. Wall-clock times, milliseconds. */
export interface Commit {
  readonly topic: ChangeTopic
  /** Newest slot whose rows it contains. */
  readonly slot: Slot
  /** Start of the transaction. */
  readonly begunMs: number
  /** Arrival of the notice that follows the commit. */
  readonly noticedMs: number
}

export interface CommitWatch {
  /** Returns the commit that contains the DCA orders of this slot. `undefined`: there is none yet. */
  commitOf(slot: Slot): Commit | undefined
  /** All commits so far, in their order. */
  readonly commits: readonly Commit[]
  stop(): Promise<void>
}

/** Listens to the commits of a database as a web process does. `topics`: those of the commits to record. */
export async function watchCommits(
  databaseUrl: string,
  topics: readonly ChangeTopic[] = ['dca'],
): Promise<CommitWatch> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'benchmark' })
  const commits: Commit[] = []
  let newest = '0'

  let reading = Promise.resolve()

  async function read(noticedMs: number): Promise<void> {
    const { rows } = await client.query<{
      revision: string
      topic: ChangeTopic
      slot: string
      begun: number
    }>(
      `select revision, topic, slot, extract(epoch from at)::float8 * 1000 as begun from change
        where topic = any($2) and revision > $1 order by revision`,
      [newest, topics],
    )
    for (const { revision, topic, slot, begun } of rows) {
      newest = revision
      commits.push({ topic, slot: Number(slot), begunMs: begun, noticedMs })
    }
  }

  await client.connect()
  const onNotice = () => {
    const noticedMs = performance.timeOrigin + performance.now()
    // One after the other, because a client must not run two queries at the same time.
    reading = reading.then(() => read(noticedMs))
  }
  client.on('notification', onNotice)
  await client.query(`listen ${changeChannel}`)
  return {
    commitOf: (slot) => commits.find((commit) => commit.topic === 'dca' && commit.slot >= slot),
    commits,
    async stop() {
      client.off('notification', onNotice)
      await reading.finally(() => client.end())
    },
  }
}
