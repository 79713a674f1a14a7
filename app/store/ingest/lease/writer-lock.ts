import pg from 'pg'
import { type ProtocolId, protocolIds } from '~/domain/protocol/protocol'
import { delay } from '~/lib/async/delay'
import type { Log } from '~/lib/log'
import { keepLease } from './keep-lease'
import { claimLease, leaseSeconds, renewLease, type WriterLease } from './writer-lease'
import { endSessions, readLockSessions, sessionNames, writerLockClass } from './writer-sessions'

/** Pause before a broken connection is replaced, milliseconds. */
const pauseMs = 1_000
/** Interval at which a standby process checks for free locks and silent lock holders, milliseconds. */
const lookMs = 500
/**
 * Maximum wait for any response of the server, milliseconds. After this time the connection is closed,
 * because the server may have moved to another host.
 */
const silenceTimeoutMs = 30_000

export interface WriterLockOptions {
  readonly url: string
  readonly protocols: readonly ProtocolId[]
  /** Unique name of this process, which is part of the names of its database sessions. */
  readonly holder: string
  readonly log: Log
  /** Called when this process has obtained all locks and the lease. */
  readonly onHeld: (lease: WriterLease) => void
  /**
   * Called when the lease is lost, or the connection that renews the lease. Another process may then write.
   * Afterwards, this process tries to get the locks and the lease again.
   */
  readonly onLost: () => Promise<void>
}

export interface WriterLock {
  /** Releases the locks. */
  stop(): Promise<void>
}

interface Session {
  readonly client: pg.Client
  /** Aborts when the connection is unusable or the process stops. */
  readonly ended: AbortController
}

/**
 * Waits for the permission to write the rows of the given protocols. The process keeps the permission while
 * its connection works and renews the lease. The advisory locks become free immediately when a process ends.
 * The lease detects a process that is frozen or whose host is gone, and keeps that process from writing when
 * it comes back.
 */
export function holdWriterLock(options: WriterLockOptions): WriterLock {
  const { log, onHeld, onLost } = options
  const stopping = new AbortController()
  let session: Session | undefined

  async function holdOnce({ client, ended }: Session): Promise<void> {
    await client.connect()
    // The server itself ends a silent session. This also works if no standby process has the permission to
    // end the session.
    await client.query(`set idle_session_timeout = '${leaseSeconds + 2}s'`)
    await takeAll(client, options, stopping.signal)
    if (stopping.signal.aborted) return
    const lease = await claim(client, options, stopping.signal)
    if (lease === undefined) return
    onHeld(lease)
    const reason = await keepLease({ renew: () => renewLease(client, lease), ended: ended.signal, log })
    if (stopping.signal.aborted) return
    log.warn({ reason }, 'writer lock: lost')
    await onLost()
  }

  async function keep(): Promise<void> {
    while (!stopping.signal.aborted) {
      const current = openSession(options)
      session = current
      await holdOnce(current).catch((error: unknown) => {
        if (!stopping.signal.aborted)
          log.warn({ error: String(error) }, 'writer lock: acquiring failed, retrying')
      })
      await endOf(current)
      await delay(pauseMs, stopping.signal)
    }
  }

  const kept = keep()
  return {
    async stop() {
      stopping.abort()
      if (session) await endOf(session)
      await Promise.race([kept, delay(pauseMs)])
    },
  }
}

function openSession({ url, holder }: WriterLockOptions): Session {
  const client = new pg.Client({
    connectionString: url,
    application_name: sessionNames(holder).lock,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    query_timeout: silenceTimeoutMs,
  })
  const ended = new AbortController()
  client.on('error', () => ended.abort())
  client.on('end', () => ended.abort())
  return { client, ended }
}

/** Closes the connection without waiting longer than necessary if the server does not respond. */
async function endOf({ client, ended }: Session): Promise<void> {
  ended.abort()
  await Promise.race([client.end().catch(() => undefined), delay(pauseMs)]) // Fails if the connection is already broken.
}

/**
 * Waits until this process holds all locks. While a standby process waits, it holds none of the locks, so
 * that it does not block other processes.
 */
async function takeAll(client: pg.Client, options: WriterLockOptions, signal: AbortSignal): Promise<void> {
  const { protocols, log } = options
  const numbers = protocols.map((id) => protocolIds.indexOf(id)).sort((a, b) => a - b)
  let isReported = false
  while (!signal.aborted) {
    const missing = await tryAll(client, numbers)
    if (missing.length === 0) return
    if (!isReported)
      log.info(
        { protocols: missing.map((n) => protocolIds[n]) },
        'writer lock: held by another indexer, standing by',
      )
    isReported = true
    await endQuiet(client, missing, options)
    await delay(lookMs, signal)
  }
}

/** Takes either all locks or none. Returns the locks that other processes hold. */
async function tryAll(client: pg.Client, numbers: readonly number[]): Promise<readonly number[]> {
  const { rows } = await client.query<{ number: number; held: boolean }>(
    'select number, pg_try_advisory_lock($1, number) as held from unnest($2::int4[]) as number',
    [writerLockClass, numbers],
  )
  const missing = rows.filter(({ held }) => !held).map(({ number }) => number)
  if (missing.length > 0)
    await client.query('select pg_advisory_unlock($1, number) from unnest($2::int4[]) as number', [
      writerLockClass,
      rows.filter(({ held }) => held).map(({ number }) => number),
    ])
  return missing
}

/**
 * Ends the database sessions of lock holders that are frozen or gone. Also ends sessions that remain from a
 * lost connection of this process.
 */
async function endQuiet(
  client: pg.Client,
  numbers: readonly number[],
  { holder, log }: WriterLockOptions,
): Promise<void> {
  const names = numbers.map((number) => protocolIds[number] ?? '')
  for (const session of await readLockSessions(client, numbers, names)) {
    const { pid, quietSeconds, isLegacy } = session
    const isQuiet = !isLegacy && quietSeconds !== undefined && quietSeconds > leaseSeconds
    if (!isQuiet && session.holder !== holder) continue
    try {
      // If the session belongs to this process, only that session is ended. The other sessions of this
      // process can't write, because the fence prevents it.
      const ended = await endSessions(client, session.holder === holder ? { pid } : session)
      log.warn(
        { holder: session.holder, quietSeconds, ended },
        'writer lock: database sessions of a silent indexer ended',
      )
    } catch (error) {
      log.warn(
        { holder: session.holder, quietSeconds, error: String(error) },
        'writer lock: database sessions of a silent indexer cannot be ended, use one database role for all indexers',
      )
    }
  }
}

/**
 * Takes over the lease. If transactions of the previous holder do not finish in time, ends the sessions of
 * that holder.
 */
async function claim(
  client: pg.Client,
  { holder, protocols, log }: WriterLockOptions,
  signal: AbortSignal,
): Promise<WriterLease | undefined> {
  while (!signal.aborted) {
    try {
      return await claimLease(client, holder, protocols)
    } catch (error) {
      if (!isLockTimeout(error)) throw error
      const { rows } = await client.query<{ holder: string }>(
        'select distinct holder from writer_lease where protocol = any($1)',
        [protocols],
      )
      for (const before of rows) {
        const ended = await endSessions(client, before)
        log.warn(
          { holder: before.holder, ended },
          'writer lock: unfinished transactions of the previous indexer ended',
        )
      }
    }
  }
  return undefined
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03'
}
