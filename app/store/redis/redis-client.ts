import { createClient } from '@redis/client'
import type { Log } from '~/lib/log'

const longestPauseMs = 5_000

/** Redis is asked for a sign of life so often; a connection on which nothing has moved for longer than that takes is given up for a new one. */
const pingEveryMs = 2_000
const silentMs = 6_000

/** A connection to Redis that comes back by itself. */
export type Redis = ReturnType<typeof openRedis>

/**
 * Connects in the background: whoever needs Redis before it is there waits for nothing, their command fails at once. Losing it is logged
 * once each time and never ends the process.
 */
export function openRedis(url: string, log: Log) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: pingEveryMs,
    socket: {
      socketTimeout: silentMs,
      reconnectStrategy: (attempts: number) => Math.min(longestPauseMs, 100 * 2 ** Math.min(attempts, 6)),
    },
  })
  let isDown = false
  client.on('error', (error: Error) => {
    if (!isDown) log.warn({ error: error.message }, 'Redis does not answer, trying again')
    isDown = true
  })
  client.on('ready', () => {
    isDown = false
  })
  client.connect().catch((error: Error) => log.warn({ error: error.message }, 'Redis cannot be reached'))
  return client
}

/** Ends a connection, also one that has never come to be. */
export function closeRedis(client: Redis): void {
  if (client.isOpen) client.destroy()
}
