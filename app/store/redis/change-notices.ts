import type { Log } from '~/lib/log'
import { type ChangeListener, changeChannel, createChangeListener } from '../listen'
import { closeRedis, openRedis, type Redis } from './redis-client'

/**
 * Listens for change notices over Redis: one connection per web process to Redis instead of one to
 * PostgreSQL. A lost notice only delays a reader, because it also reads the change log at regular intervals.
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
    // Notices may have been missed before the connection was ready. The client restores a subscription after
    // a reconnect, but only if it has succeeded once.
    options.onNotice()
    if (!isSubscribed) void subscribe()
  })
  return {
    stop: async () => closeRedis(client),
  }
}

/** Forwards PostgreSQL notices to Redis. Runs once, in the writing process, for all readers. */
export function createChangeAnnouncer(options: {
  readonly databaseUrl: string
  readonly redisUrl: string
  readonly log: Log
}): ChangeListener {
  const client: Redis = openRedis(options.redisUrl, options.log)
  const announce = () => {
    // Without Redis the notice is dropped. Readers also read the change log every few seconds.
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

/** Ignores a notice lost with its connection. The connection's own error has been logged. */
function ignoreLoss(): void {}
