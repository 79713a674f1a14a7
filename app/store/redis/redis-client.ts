import { createClient } from '@redis/client'
import type { Log } from '~/lib/log'

const longestPauseMs = 5_000

/**
 * Interval between pings of Redis, milliseconds. If a connection is silent for `silentMs`, it is replaced.
 */
const pingEveryMs = 2_000
const silentMs = 6_000

/** A connection to Redis that reconnects automatically. */
export type Redis = ReturnType<typeof openRedis>

/**
 * Connects to Redis in the background. Until Redis is reachable, every command fails immediately instead of
 * waiting. Each loss of the connection is logged once. A loss never ends the process.
 */
export function openRedis(url: string, log: Log) {
  const client = createClient({
    url,
    // Also understood by proxies and by Redis older than 6. Nothing here needs RESP3.
    RESP: 2,
    disableOfflineQueue: true,
    pingInterval: pingEveryMs,
    socket: {
      socketTimeout: silentMs,
      reconnectStrategy: (attempts: number) => Math.min(longestPauseMs, 100 * 2 ** Math.min(attempts, 6)),
    },
  })
  let isDown = false
  client.on('error', (error: Error) => {
    if (!isDown) log.warn({ error: error.message }, 'redis: not responding, retrying')
    isDown = true
  })
  client.on('ready', () => {
    isDown = false
  })
  client.connect().catch((error: Error) => log.warn({ error: error.message }, 'redis: unreachable'))
  return client
}

/** Closes a connection to Redis, even if it was never established. */
export function closeRedis(client: Redis): void {
  if (client.isOpen) client.destroy()
}
