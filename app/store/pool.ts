import pg from 'pg'
import type { Log } from '~/lib/log'

export type Pool = pg.Pool
export type Client = pg.PoolClient

/**
 * Limits of a pool by what it is for. A web read that needs more than two seconds is a mistake of ours (security.md D3); nor does it wait for a
 * server that is frozen and can't even end the statement.
 */
export const poolProfiles = {
  web: { connections: 6, statementTimeoutMs: 2_000, silenceTimeoutMs: 3_000, planning: 'auto' },
  // Of what reads and tidies beside the batches: a plan that was made for an empty table reads all of it once a million orders are in it.
  // A process that is frozen in the middle of a batch must not keep its rows locked.
  writer: {
    connections: 3,
    statementTimeoutMs: 60_000,
    idleTransactionMs: 10_000,
    planning: 'force_custom_plan',
  },
  maintenance: { connections: 1, statementTimeoutMs: 0, planning: 'auto' },
} as const satisfies Record<string, PoolProfile>

interface PoolProfile {
  readonly connections: number
  readonly statementTimeoutMs: number
  /** How long a statement waits for a word of the server; without it for ever. */
  readonly silenceTimeoutMs?: number
  /** How long a transaction may wait for the next statement; default a minute. */
  readonly idleTransactionMs?: number
  /** PostgreSQL's `plan_cache_mode` for prepared statements. */
  readonly planning: 'auto' | 'force_custom_plan'
}

export interface PoolOptions {
  readonly url: string
  readonly profile: keyof typeof poolProfiles
  /** Name of the sessions; default that of the profile. */
  readonly name?: string | undefined
  readonly log: Log
}

/**
 * Connections to the store. `bigint` columns and counts come as numbers (slots, seconds and revisions stay far below 2^53),
 * `numeric` comes as decimal text. Losing the server is logged and never ends the process: the next query connects anew or throws.
 */
export function createPool({ url, profile, name = `sextant-${profile}`, log }: PoolOptions): Pool {
  const { connections, statementTimeoutMs, silenceTimeoutMs, ...rest }: PoolProfile = poolProfiles[profile]
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    max: connections,
    statement_timeout: statementTimeoutMs,
    query_timeout: silenceTimeoutMs,
    options: `-c plan_cache_mode=${rest.planning}`,
    idle_in_transaction_session_timeout: rest.idleTransactionMs ?? 60_000,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: wholeNumbers(),
  })
  // Without a listener on the pool AND on each client, a dying server ends Node. Of a broken connection one of them may hear twice, and an idle one's pool too.
  const unheard = () => undefined
  pool.on('error', unheard)
  pool.on('connect', (client) => {
    client.on('error', unheard)
    // A pool has ended before its connections have: one that the stopping server cuts off is missed by nobody.
    client.once('error', (error) => {
      if (!pool.ending) log.warn({ error: error.message }, 'a connection to the store broke')
    })
  })
  return pool
}

/** Parsers of a connection that is made outside of a pool, e.g. one that listens. */
export function wholeNumbers(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides()
  types.setTypeParser(pg.types.builtins.INT8, parseInt8)
  return types
}

function parseInt8(text: string): number {
  const whole = Number(text)
  if (!Number.isSafeInteger(whole)) throw new RangeError(`bigint column holds ${text}, which a number can't`)
  return whole
}
