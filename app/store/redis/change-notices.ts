import type { Log } from '~/lib/log'
import { type ChangeListener, changeChannel, createChangeListener } from '../postgres/change-listener'
import { closeRedis, openRedis, type Redis } from './redis-client'

/**
 * Listens for change notices over Redis. Each web process has one connection to Redis instead of one to
 * PostgreSQL. A lost notice only delays a reader, because readers also read the change log at regular
 * intervals.
 */
export function createRedisChangeListener(options: {
  readonly redisUrl: string
  readonly onNotice: () => void
  readonly log: Log
}): ChangeListener {
  const client = openRedis(options.redisUrl, options.log)
  let isSubscribed = false
  async function subscribe() {
    try {
      await client.subscribe(changeChannel, options.onNotice)
      isSubscribed = true
    } catch (error) {
      options.log.warn({ error: String(error) }, 'redis: subscription failed, retrying')
    }
  }
  client.on('ready', () => {
    // Notices may have been missed before the connection was ready. After a reconnect, the client restores a
    // subscription only if the subscription has succeeded before.
    options.onNotice()
    if (!isSubscribed) void subscribe()
  })
  return {
    stop: async () => closeRedis(client),
  }
}

/**
 * Forwards change notices from PostgreSQL to Redis. Runs only once, in the writing process, on behalf of all
 * readers.
 */
export function createChangeAnnouncer(options: {
  readonly databaseUrl: string
  readonly redisUrl: string
  readonly log: Log
}): ChangeListener {
  const client: Redis = openRedis(options.redisUrl, options.log)
  const announce = () => {
    // If Redis is unreachable, the notice is dropped. This is acceptable, because readers also read the
    // change log every few seconds.
    if (client.isReady) client.publish(changeChannel, '').catch(ignoreLoss)
  }
  const listener = createChangeListener({ url: options.databaseUrl, onNotice: announce, log: options.log })
  client.on('ready', announce)
  return {
    async stop() {
      await listener.stop()
      closeRedis(client)
    },
  }
}

/**
 * Ignores the error of a notice that was lost with its connection. The error of the connection itself has
 * been logged.
 */
function ignoreLoss(): void {}
