import type { ClientBase } from 'pg'

/** Class of the advisory locks that make one process the writer of a protocol's rows; the second number is the protocol's. */
export const writerLockClass = 7_391

const lockSession = 'sextant-writer-lock'
const workSession = 'sextant-writer'

/** Names of a writer's database sessions: the one that holds its advisory locks, and those that write. */
export function sessionNames(holder: string): { readonly lock: string; readonly work: string } {
  return { lock: `${lockSession} ${holder}`, work: `${workSession} ${holder}` }
}

/** A database session that has an advisory lock which another process waits for. */
export interface LockSession {
  readonly pid: number
  /** Undefined where the program is too old to have a name, or the role may not see it. */
  readonly holder: string | undefined
  /** Whether it is one of an older version, which has no lease and therefore can't be known to be frozen. */
  readonly isLegacy: boolean
  /** Time since it last renewed its lease or did anything else, seconds by the database's clock. */
  readonly quietSeconds: number | undefined
}

interface LockRow {
  pid: number
  name: string | null
  quiet_seconds: number | null
}

/**
 * The sessions that hold the locks of these protocols, other than this one. A clock of the database that was set back makes a lease look quiet as well: its
 * holder renews it within seconds, and loses nothing if it was taken over before that.
 */
export async function readLockSessions(
  client: ClientBase,
  numbers: readonly number[],
  protocols: readonly string[],
): Promise<readonly LockSession[]> {
  const { rows } = await client.query<LockRow>(
    `select l.pid, min(a.application_name) as name,
        abs(extract(epoch from clock_timestamp() - greatest(max(w.renewed_at), max(a.state_change))))::float8 as quiet_seconds
      from pg_locks l join unnest($2::int4[], $3::text[]) as p (number, protocol) on p.number = l.objid::int8
      left join writer_lease w on w.protocol = p.protocol
      left join pg_stat_activity a on a.pid = l.pid
      where l.locktype = 'advisory' and l.classid::int8 = $1 and l.objsubid = 2 and l.granted and l.pid <> pg_backend_pid()
        and l.database = (select oid from pg_database where datname = current_database())
      group by l.pid`,
    [writerLockClass, numbers, protocols],
  )
  return rows.map(({ pid, name, quiet_seconds }) => ({
    pid,
    holder: name?.startsWith(`${lockSession} `) ? name.slice(lockSession.length + 1) : undefined,
    isLegacy: name === lockSession,
    quietSeconds: quiet_seconds ?? undefined,
  }))
}

/**
 * Ends all database sessions of a process that may not write any more: its locks become free, and what it had not committed is undone. Answers how many were
 * ended. Throws SQLSTATE 42501 where they belong to a role that this one may not end.
 */
export async function endSessions(
  client: ClientBase,
  { pid, holder }: { readonly pid?: number | undefined; readonly holder?: string | undefined },
): Promise<number> {
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and (pid = $1 or application_name = any($2))`,
    [pid ?? null, holder === undefined ? [] : Object.values(sessionNames(holder))],
  )
  return rowCount ?? 0 // null only for statements that read nothing
}
