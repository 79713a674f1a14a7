import pg from 'pg'
import type { Log } from '~/lib/log'

/** Name of the channel on which the writer notifies after each commit. The payload is the newest revision. */
export const changeChannel = 'sextant_change'

const shortestPauseMs = 250
const longestPauseMs = 5_000

/** A dedicated connection that listens for change notices and reconnects when the connection breaks. */
export interface ChangeListener {
  stop(): Promise<void>
}

/**
 * Calls `onNotice` for every notice. Also calls `onNotice` after each connect and reconnect, because notices
 * may have been missed before. A notice only means that something changed. The changes themselves are in the
 * change log.
 */
export function createChangeListener(options: {
  readonly url: string
  readonly onNotice: () => void
  readonly log: Log
}): ChangeListener {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let pauseMs = shortestPauseMs
  let stopped = false

  const reconnectLater = (lost: pg.Client, error?: Error) => {
    if (client !== lost || stopped) return
    client = undefined
    options.log.warn({ error: error?.message, pauseMs }, 'listen: connection lost, reconnecting')
    lost.end().catch(ignoreEnd)
    timer = setTimeout(connect, pauseMs)
    pauseMs = Math.min(longestPauseMs, pauseMs * 2)
  }

  const connect = () => {
    const next = new pg.Client({
      connectionString: options.url,
      application_name: 'sextant listen',
      keepAlive: true,
    })
    client = next
    next.on('notification', options.onNotice)
    next.on('error', (error) => reconnectLater(next, error))
    next.on('end', () => reconnectLater(next))
    next
      .connect()
      .then(() => next.query(`listen ${changeChannel}`))
      .then(() => {
        pauseMs = shortestPauseMs
        options.onNotice()
      })
      .catch((error: Error) => reconnectLater(next, error))
  }

  connect()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await client?.end().catch(ignoreEnd)
    },
  }
}

/** Ignores errors while a broken or unneeded connection is closed. */
function ignoreEnd(): void {}
