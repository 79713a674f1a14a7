import { join } from 'node:path'
import { installGlobals } from '@remix-run/node'
import { createContext, siteFactsOf } from '~/context.server'
import { defaultWebPort, type Environment } from '~/env.server'
import { createWebServer } from '~/http/web-server'
import { systemClock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import { createEventLoopGauge, type EventLoopGauge } from '~/lib/process/event-loop-gauge'
import { createPool } from '~/store/postgres/pool'
import { createDevelopmentServer } from './development-server'
import { showHistoryProgress } from './history-progress'
import { type Running, stopInReverse } from './running'
import { codeOf, StartFailure } from './start-failure'

// Remix's single fetch needs the platform's own Request and Response.
installGlobals({ nativeFetch: true })

export interface WebOptions {
  readonly environment: Environment
  readonly databaseUrl: string
  /** Secrets for the signatures of cookies. The first one signs, all of them are accepted. */
  readonly sessionSecrets: readonly string[]
  /** Path of the folder that contains `build`. */
  readonly root: string
  readonly log: Log
  /**
   * Passed to the web server, see `WebServerOptions`. `undefined`: no simulated cluster runs beside this
   * process.
   */
  readonly simulatorOrigin?: () => string | undefined
  /** Whether to print the progress of backfill to standard output. */
  readonly showsProgress?: boolean
}

/**
 * Starts the server for pages, API and streams in this process. Throws a sentence if the port is not
 * available.
 */
export async function startWeb(options: WebOptions): Promise<Running> {
  const { environment, databaseUrl, sessionSecrets, root, log, simulatorOrigin } = options
  const pools = openPools(environment, databaseUrl, log)
  const loop = createEventLoopGauge()
  const context = createContext({
    site: siteFactsOf(environment),
    ...settingsOf(environment),
    sessionSecrets,
    store: { ...pools, url: databaseUrl },
    redis: await openRedis(environment.redisUrl, log),
    loopDelayMs: () => loop.steadyMs,
    clock: systemClock,
    log,
  })
  const parts: Running[] = [{ stop: async () => loop.stop() }, pools, context]
  try {
    const development = environment.production ? undefined : await createDevelopmentServer(root)
    if (development) parts.push(development)
    const port = environment.port ?? defaultWebPort
    const server = await createWebServer({
      context,
      host: environment.host,
      port,
      maxStreams: environment.maxStreams,
      dumpMegabytesPerHour: environment.mirrorMegabytesPerHour,
      ...foldersOf(root),
      log,
      development,
      simulatorOrigin,
      observed: observedBy(environment, loop),
    }).catch((error: unknown) => {
      throw listenFailure(error, environment.host, port)
    })
    parts.push(server)
    announce(environment, server.address.port, log)
    if (options.showsProgress) parts.push(showHistoryProgress(context.queries, process.stdout))
  } catch (error) {
    await stopInReverse(parts)
    throw error
  }
  return { stop: () => stopInReverse(parts) }
}

/** Returns the settings that the services of a web process use as they are. */
function settingsOf({ maxStreams, trustedProxies, mirrorDir }: Environment) {
  return { maxStreams, trustedProxies, mirrorDir }
}

/** Loads the Redis client only if the settings use Redis, because loading takes a tenth of a second. */
async function openRedis(url: string | undefined, log: Log) {
  if (url === undefined) return undefined
  const { openRedisStore } = await import('~/store/redis/redis-store')
  return openRedisStore(url, log)
}

/** Returns the paths of the folders that are read from disk. */
function foldersOf(root: string) {
  return { buildDirectory: join(root, 'build'), fontDirectory: join(root, 'vendor/fonts') }
}

/** Returns the options for metrics: who may read them, and the values of this process. */
function observedBy({ metricsToken: token, trustedProxies }: Environment, loop: EventLoopGauge) {
  return { token, trustedProxies, loopDelayMs: () => loop.delayMs }
}

/** Opens the database, and also the read replica if one is configured. */
function openPools({ databaseReadUrl }: Environment, databaseUrl: string, log: Log) {
  const open = (url: string) => createPool({ url, profile: 'web', log })
  const pool = open(databaseUrl)
  const replica =
    databaseReadUrl === undefined ? undefined : { pool: open(databaseReadUrl), url: databaseReadUrl }
  return {
    pool,
    replica,
    async stop() {
      await Promise.all([pool.end(), replica?.pool.end()])
    },
  }
}

function announce(environment: Environment, port: number, log: Log): void {
  const { productName, host, dataSource, deprecations } = environment
  for (const sentence of deprecations) log.warn({}, `settings: ${sentence}`)
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  const data = { live: '', simulated: ' (simulated data)', fixtures: ' (fixture data)' }[dataSource]
  console.log(`${productName}${data} is at http://${shown}:${port}`)
}

function listenFailure(error: unknown, host: string, port: number): unknown {
  const code = codeOf(error)
  if (code === 'EADDRINUSE')
    return new StartFailure(
      `Port ${port} on ${host} is in use: stop the program that listens there, or set PORT to another port.`,
    )
  if (code === 'EACCES')
    return new StartFailure(
      `Port ${port} needs more rights than this user has: set PORT to a port above 1023.`,
    )
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartFailure(
      `HOST ${host} is not an address of this machine: set HOST to one that is, or unset it.`,
    )
  return error
}
