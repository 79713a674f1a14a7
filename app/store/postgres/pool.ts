import { Socket } from 'node:net'
import pg from 'pg'
import type { Log } from '~/lib/log'

export type Pool = pg.Pool
export type Client = pg.PoolClient

/**
 * Limits of connection pools, by purpose. A web read that needs more than two seconds is a bug. A web read
 * also does not wait for a frozen server, which can't even cancel the statement.
 */
export const poolProfiles = {
  web: { connections: 6, statementTimeoutMs: 2_000, silenceTimeoutMs: 3_000, planning: 'auto' },
  // Reads and maintenance tasks use custom plans. A generic plan that was made for an empty table would read
  // the whole table once the table has a million orders. The idle limit ends the transaction of a process
  // that freezes in the middle of a batch, so that its row locks are released. The silence limit is longer
  // than the statement limit, so it only ends a wait for an unreachable server.
  writer: {
    connections: 3,
    statementTimeoutMs: 60_000,
    silenceTimeoutMs: 75_000,
    idleTransactionMs: 10_000,
    planning: 'force_custom_plan',
  },
  maintenance: { connections: 1, statementTimeoutMs: 0, planning: 'auto' },
} as const satisfies Record<string, PoolProfile>

interface PoolProfile {
  readonly connections: number
  readonly statementTimeoutMs: number
  /** Maximum wait for any response of the server, milliseconds. No limit if absent. */
  readonly silenceTimeoutMs?: number
  /** Maximum time that a transaction may wait for its next statement, milliseconds. Default: one minute. */
  readonly idleTransactionMs?: number
  /** Value of PostgreSQL's setting `plan_cache_mode` for prepared statements. */
  readonly planning: 'auto' | 'force_custom_plan'
}

export interface PoolOptions {
  readonly url: string
  readonly profile: keyof typeof poolProfiles
  /** Name of the database sessions. Default: the name of the profile. */
  readonly name?: string | undefined
  readonly log: Log
}

/** The open sockets of each connection pool. */
const socketsOf = new WeakMap<Pool, Set<Socket>>()

/**
 * Creates a pool of connections to the store. Columns of type `bigint` and counts are read as numbers,
 * because slots, seconds and revisions stay far below 2^53. Columns of type `numeric` are read as decimal
 * strings. If the server becomes unreachable, the pool logs this and the process continues. The next query
 * reconnects or throws.
 */
export function createPool({ url, profile, name = `sextant-${profile}`, log }: PoolOptions): Pool {
  const { connections, silenceTimeoutMs, statementTimeoutMs, ...rest }: PoolProfile = poolProfiles[profile]
  const sockets = new Set<Socket>()
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    max: connections,
    query_timeout: silenceTimeoutMs,
    // The pool lends the connection when this query has succeeded. As startup parameters, pgbouncer would refuse
    // the settings.
    onConnect: (client) => client.query(settingsOf({ statementTimeoutMs, ...rest })),
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    stream: () => openSocket(sockets),
    types: wholeNumbers(),
  })
  socketsOf.set(pool, sockets)
  // Without an error listener on the pool AND on each client, a failing server would end the Node process. A
  // broken connection may report its error twice. If the connection is idle, the pool reports the error too.
  const unheard = () => undefined
  pool.on('error', unheard)
  pool.on('connect', (client) => {
    client.on('error', unheard)
    // The pool ends before its connections do. If the stopping server closes one of these connections, the
    // error is not worth a warning.
    client.once('error', (error) => {
      if (!pool.ending) log.warn({ error: error.message }, 'database: connection lost')
    })
  })
  return pool
}

/** Returns the statement that limits a new session. */
function settingsOf(
  profile: Pick<PoolProfile, 'statementTimeoutMs' | 'idleTransactionMs' | 'planning'>,
): string {
  const { statementTimeoutMs, idleTransactionMs = 60_000, planning } = profile
  return `set statement_timeout = ${statementTimeoutMs};
    set idle_in_transaction_session_timeout = ${idleTransactionMs}; set plan_cache_mode = ${planning}`
}

function openSocket(sockets: Set<Socket>): Socket {
  const socket = new Socket()
  sockets.add(socket)
  socket.once('close', () => sockets.delete(socket))
  return socket
}

/**
 * Closes all connections of a pool without waiting for the server, which may be unreachable. Running queries
 * throw, and later queries open new connections.
 */
export async function dropConnections(pool: Pool): Promise<void> {
  const closing = [...(socketsOf.get(pool) ?? [])].map((socket) => {
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    socket.destroy()
    return closed
  })
  await Promise.all(closing)
}

/** Returns the value parsers for a connection outside a pool, e.g. a connection that listens for notices. */
export function wholeNumbers(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides()
  types.setTypeParser(pg.types.builtins.INT8, parseInt8)
  return types
}

function parseInt8(text: string): number {
  const whole = Number(text)
  if (!Number.isSafeInteger(whole))
    throw new RangeError(`bigint column contains ${text}, beyond the safe range of a number`)
  return whole
}
