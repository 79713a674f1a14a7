import type { Log } from '~/lib/log'
import { type ChangeListener, changeChannel, createChangeListener } from '../listen'
import { closeRedis, openRedis, type Redis } from './redis-client'

/**
 * The same doorbell as `createChangeListener`, over Redis: one connection per web process to Redis instead of one to PostgreSQL. A notice that is
 * lost with Redis repairs itself as one of PostgreSQL's does, since the change log is read from time to time anyway.
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
      options.log.warn({ error: String(error) }, 'cannot hear the notices of Redis yet')
    }
  }
  client.on('ready', () => {
    // What was rung meanwhile is looked for. A subscription comes back with the connection, once there has been one.
    options.onNotice()
    if (!isSubscribed) void subscribe()
  })
  return {
    stop: async () => closeRedis(client),
  }
}

/** Passes the notices of PostgreSQL on to Redis; the process that writes does it once for all that read. */
export function createChangeAnnouncer(options: {
  readonly databaseUrl: string
  readonly redisUrl: string
  readonly log: Log
}): ChangeListener {
  const client: Redis = openRedis(options.redisUrl, options.log)
  const announce = () => {
    // Without Redis nobody hears it there; readers look by themselves every few seconds.
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

/** The connection broke under a notice; its own error has been logged. */
function ignoreLoss(): void {}
