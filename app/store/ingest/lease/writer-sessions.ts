import type { ClientBase } from 'pg'

/**
 * Class of the advisory locks that make one process the only writer of a protocol's rows. The second number
 * of a lock identifies the protocol.
 */
export const writerLockClass = 7_391

const lockSession = 'sextant-writer-lock'
const workSession = 'sextant-writer'

/**
 * Returns the names of the database sessions of a writer. One name is for the session with the advisory
 * locks, and the other is for the sessions that write.
 */
export function sessionNames(holder: string): { readonly lock: string; readonly work: string } {
  return { lock: `${lockSession} ${holder}`, work: `${workSession} ${holder}` }
}

/** A database session that holds an advisory lock for which another process waits. */
export interface LockSession {
  readonly pid: number
  /**
   * Name of the process; `undefined` if an older version of Sextant set no name, or if the database role may
   * not see the name.
   */
  readonly holder: string | undefined
  /**
   * Whether the session belongs to an older version of Sextant. Such a session has no lease, so it can't be
   * detected whether it is frozen.
   */
  readonly isLegacy: boolean
  /** Time since the session last renewed its lease or did anything else, seconds by the database's clock. */
  readonly quietSeconds: number | undefined
}

interface LockRow {
  pid: number
  name: string | null
  quiet_seconds: number | null
}

/**
 * Reads the sessions of other processes that hold the locks of the given protocols. If the database's clock
 * was set back, a lease also seems to be silent. The holder of the lease renews it within seconds, and a
 * takeover before the renewal loses no data.
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
 * Ends all database sessions of a process that must not write any more. The locks of the process become free,
 * and its uncommitted changes are rolled back. Returns the number of ended sessions. Throws SQLSTATE 42501 if
 * the current database role may not end the sessions.
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
  return rowCount ?? 0 // `rowCount` is null only for statements that read nothing.
}
