import type { MirrorFile } from '~/contracts/mirror'
import type { UnixSeconds } from '~/domain/base/time'
import type { ProtocolId } from '~/domain/protocol/protocol'
import type { MirrorTable } from '~/domain/service/mirror-tables'
import type { DataSource } from '~/domain/service/panel-view'
import type { Environment } from '~/env.server'
import { systemClock } from '~/lib/clock'
import { readFirstEventAt } from '~/store/mirror/read-first-event'
import { readChain, withMirrorLock } from '~/store/mirror/read-mirror'
import type { Client } from '~/store/postgres/pool'
import { type HistoryTimes, readHistoryTimes } from '~/store/read/history-times'
import { readHeartbeats, type StoredHeartbeat } from '~/store/read/read-heartbeats'
import { closedDays, firstRetainedDay, firstWholeDay, isFollowedPast } from './mirror/closed-days'
import { dayOf, type MirrorTally, mirrorDays } from './mirror/mirror-days'
import { MirrorFailure } from './mirror/mirror-failure'
import { openMirrorFolder } from './mirror/mirror-folder'
import type { StoreCommand } from './run-command'
import { UsageError } from './usage-error'

const usage = `Writes a Parquet file per table, protocol and closed UTC day into MIRROR_DIR.
  MIRROR_DIR=/srv/mirror npm run mirror              # new days, and changes of the newest 40
  MIRROR_DIR=/srv/mirror npm run mirror -- --days 7  # new days, and changes of the newest 7
  MIRROR_DIR=/srv/mirror npm run mirror -- --all     # new days, and changes of all days`

/** Number of days whose changes a run looks for without an option. It is above the 31 days that a first start reads. */
const recheckedDays = 40

type MirrorCommand = StoreCommand & {
  readonly environment: Pick<Environment, 'mirrorDir' | 'dataSource' | 'retentionDays' | 'tableRetention'>
  /** Current time, milliseconds. By default that of this machine. */
  readonly nowMs?: number
}

/**
 * `npm run mirror`: brings the files of the mirror up to date. Only reads the store, in short transactions, so
 * that an indexer at work is not held up.
 */
export async function mirrorCommand(command: MirrorCommand): Promise<void> {
  const { pool, arguments: words, environment, nowMs = systemClock.nowMs() } = command
  const checkedDays = parseDays(words)
  if (checkedDays === undefined) throw new UsageError(usage)
  if (environment.mirrorDir === undefined)
    throw new MirrorFailure('MIRROR_DIR is not set: set it to the folder for the files.')
  const { mirrorDir } = environment
  const times = await readHistoryTimes(pool, Math.floor(nowMs / 1_000))
  const reach = await readReach(pool)
  const tally = await withMirrorLock(pool, (client) =>
    mirrorWith(client, mirrorDir, { ...command, times, reach, checkedDays }),
  )
  if (tally === undefined)
    throw new MirrorFailure('Another mirror of this database runs already: wait for it.')
  command.print(`${tally.written} files written, ${tally.unchanged} unchanged; counts and sums verified`)
}

async function mirrorWith(
  client: Client,
  mirrorDir: string,
  request: MirrorCommand & {
    readonly times: HistoryTimes
    readonly reach: ProtocolReach
    readonly checkedDays: number
  },
): Promise<MirrorTally> {
  const { environment, print, times, reach, checkedDays } = request
  const chain = await readChain(client)
  const firstAt = await readFirstEventAt(client)
  if (chain === undefined || firstAt === undefined)
    throw new MirrorFailure('The database has no events: start Sextant first.')
  const folder = openMirrorFolder(mirrorDir, { chain, source: sourceOf(chain, environment.dataSource) })
  const leftovers = folder.removeLeftovers()
  if (leftovers > 0) print(`${leftovers} files of an interrupted run removed`)
  const closed = closedDays({ firstAt, times })
  const isChecked = (index: number) => index >= closed.length - checkedDays
  const days = closed.filter((dayAt, index) => isChecked(index) || !folder.has(dayOf(dayAt)))
  const isComplete = (table: MirrorTable, protocol: ProtocolId, dayAt: UnixSeconds) =>
    dayAt >= firstRetainedDay(table, times.historyAt, environment) &&
    dayAt >= firstWholeDay(reach.since.get(protocol) ?? firstAt) &&
    isFollowedPast(dayAt, reach.until.get(protocol))
  return mirrorDays({
    ...{ client, folder, days, isComplete },
    onFile: (file) => print(lineOf(file)),
    onKept: (file) => print(`${file.path}  kept: the database has fewer rows of this day`),
  })
}

/** Times between which the store has all events of each protocol, as its indexer last reported them. */
interface ProtocolReach {
  readonly since: ReadonlyMap<string, UnixSeconds>
  /** Indexers may share the protocols, so each protocol has been followed to a time of its own. */
  readonly until: ReadonlyMap<string, UnixSeconds>
}

async function readReach(pool: MirrorCommand['pool']): Promise<ProtocolReach> {
  const heartbeats = await readHeartbeats(pool)
  const timesOf = (prefix: string, timeOf: (heartbeat: StoredHeartbeat) => UnixSeconds | undefined) =>
    new Map(
      heartbeats.flatMap((heartbeat) => {
        const [at, { source }] = [timeOf(heartbeat), heartbeat]
        return source.startsWith(prefix) && at !== undefined ? [[source.slice(prefix.length), at]] : []
      }),
    )
  return {
    since: timesOf('history:', ({ counters: { since } }) => since),
    until: timesOf('events:', ({ blockTime }) => blockTime),
  }
}

/** Genesis hash of Solana's mainnet. */
const mainnet = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'

/** A mirror may run without the settings of the node. Mainnet's data is live all the same. */
function sourceOf(chain: string, configured: DataSource): DataSource {
  return chain === mainnet ? 'live' : configured
}

/** Returns the number of days to look for changes in. `undefined`: the arguments are invalid. */
function parseDays(words: readonly string[]): number | undefined {
  const [option, count = '', ...others] = words
  if (option === undefined) return recheckedDays
  if (option === '--all' && words.length === 1) return Number.POSITIVE_INFINITY
  return option === '--days' && /^\d{1,5}$/.test(count) && others.length === 0 ? Number(count) : undefined
}

function lineOf({ path, rows, bytes }: MirrorFile): string {
  return `${path}  ${rows} rows  ${bytes} bytes`
}
