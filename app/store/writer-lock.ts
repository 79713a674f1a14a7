import pg from 'pg'
import { type ProtocolId, protocolIds } from '~/domain/protocol'
import type { Log } from '~/lib/log'

/** Class of the advisory locks that make one process the writer of a protocol's rows; the second number is the protocol's. */
const writerLockClass = 7_391

/** A broken connection is made anew after this pause, milliseconds. */
const pauseMs = 1_000

export interface WriterLockOptions {
  readonly url: string
  readonly protocols: readonly ProtocolId[]
  readonly log: Log
  /** All locks are ours. */
  readonly onHeld: () => void
  /** The connection that held them broke: another process may hold them now. Taken again afterwards. */
  readonly onLost: () => Promise<void>
}

export interface WriterLock {
  /** Gives the locks back. */
  stop(): Promise<void>
}

/** Stands in line for the right to write these protocols' rows, and keeps it as long as its connection lives. */
export function holdWriterLock({ url, protocols, log, onHeld, onLost }: WriterLockOptions): WriterLock {
  let client: pg.Client | undefined
  let stopped = false

  async function keep(): Promise<void> {
    while (!stopped) {
      const next = new pg.Client({
        connectionString: url,
        application_name: 'sextant-writer-lock',
        keepAlive: true,
      })
      client = next
      const broken = new Promise<void>((resolve) => {
        next.on('error', () => resolve())
        next.on('end', () => resolve())
      })
      try {
        await next.connect()
        await takeAll(next, protocols, log)
        if (stopped) break
        onHeld()
        await broken
        if (!stopped) {
          log.warn({}, 'lost the connection that holds the right to write')
          await onLost()
        }
      } catch (error) {
        log.warn({ error: String(error) }, 'the right to write could not be had; trying again')
      }
      await next.end().catch(() => undefined) // it may be broken already
      if (!stopped) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }

  const kept = keep()
  return {
    async stop() {
      stopped = true
      await client?.end().catch(() => undefined) // ends a waiting query too
      await Promise.race([kept, new Promise((resolve) => setTimeout(resolve, pauseMs))])
    },
  }
}

/** Takes the locks in one order for everybody, so that two indexers can't wait for each other. */
async function takeAll(client: pg.Client, protocols: readonly ProtocolId[], log: Log): Promise<void> {
  const numbers = protocols.map((id) => protocolIds.indexOf(id)).sort((a, b) => a - b)
  for (const number of numbers) {
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1, $2) as held', [
      writerLockClass,
      number,
    ])
    if (rows[0]?.held) continue
    log.info({ protocol: protocolIds[number] }, 'another indexer writes these rows: standing by')
    await client.query('select pg_advisory_lock($1, $2)', [writerLockClass, number])
  }
}
