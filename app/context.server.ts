import { randomBytes } from 'node:crypto'
import { type Api, type ApiHandler, createApi, createApiHandler } from '~/api/api.server'
import { createDumps, type Dumps } from '~/api/dumps/dumps.server'
import { createSignInApi } from '~/api/sign-in-api.server'
import { type Access, createAccess } from '~/auth/access.server'
import { createSignIn } from '~/auth/sign-in/sign-in.server'
import { createMarketMints, type MarketMints } from '~/domain/perp/perp-market-mints'
import { changeTopics } from '~/domain/protocol/perp-venue'
import type { OperatorChoices } from '~/domain/service/operator'
import type { DataSource } from '~/domain/service/panel-view'
import { type Environment, readEnvironment } from '~/env.server'
import { type Clock, systemClock } from '~/lib/clock'
import { createLog } from '~/lib/json-log'
import type { Log } from '~/lib/log'
import { createChangeFeed } from '~/live/change-feed.server'
import { createChangeReader } from '~/live/changed-rows.server'
import { createLive } from '~/live/create-live.server'
import type { Live } from '~/live/live.server'
import { createQueries } from '~/queries/create-queries.server'
import type { Queries } from '~/queries/queries.server'
import { createPool, type Pool } from '~/store/postgres/pool'
import { createReplicaPool } from '~/store/postgres/replica-pool'
import { createStoreProbe, type StoreProbe } from '~/store/postgres/store-probe'
import { createStoreWatch, watchAny } from '~/store/postgres/store-watch'
import { createWatchedPool } from '~/store/postgres/watched-pool'
import type { RedisStore } from '~/store/redis/redis-store'

/** Part of the site's configuration that pages may show. */
export interface SiteFacts {
  readonly productName: string
  readonly dataSource: DataSource
  /** Origin of the site, without a trailing slash. */
  readonly publicUrl: string
  readonly operator: OperatorChoices
  /** Whether daily files are published. */
  readonly hasDailyFiles: boolean
}

/** Services of one web process. `getLoadContext` passes them to every loader. */
export interface AppContext {
  readonly queries: Queries
  readonly live: Live
  /** Identifies callers and enforces their rate limits. */
  readonly access: Access
  /** Sign-in for the production server: challenge, verification, status and logout. */
  readonly handleSignIn: Api
  /** The sign-in as a function from a web `Request` to a web `Response`. */
  readonly signIn: ApiHandler
  /** The JSON API for the production server. */
  readonly handleApi: Api
  /**
   * The JSON API as a function from a web `Request` to a web `Response`, for the resource route of stock
   * remix-serve.
   */
  readonly api: ApiHandler
  /** The daily files that this installation publishes. */
  readonly dumps: Dumps
  readonly site: SiteFacts
  readonly marketMints: MarketMints
  readonly clock: Clock
  /**
   * Ends all streams and stops listening to the store. The database pool stays open, because its creator
   * closes it.
   */
  stop(): Promise<void>
}

/** Context for rendering a page: the services, and the nonce that marks the scripts of this response. */
export interface PageContext extends AppContext {
  /**
   * Nonce for `<Scripts>`, `<ScrollRestoration>` and the renderer. The browser does not run a script without
   * this nonce.
   */
  readonly cspNonce: string
}

export interface ContextOptions {
  readonly site: SiteFacts
  /** Maximum number of open streams of this process. */
  readonly maxStreams: number
  /** Networks of proxies whose `X-Forwarded-For` header is trusted. By default there are none. */
  readonly trustedProxies?: readonly string[]
  /** Secrets for the signatures of the sign-in cookies. The first one signs, all of them are accepted. */
  readonly sessionSecrets: readonly string[]
  /**
   * The database. `url` is used for the connection that listens for notifications, because a pool cannot
   * provide such a connection.
   */
  readonly store: {
    readonly pool: Pool
    readonly url: string
    /** A replica of the database. Queries read from the replica while it is up to date. */
    readonly replica?: { readonly pool: Pool; readonly url: string } | undefined
  }
  /**
   * Redis. If there are many web processes, Redis carries notifications and rate limit buckets instead of the
   * database.
   */
  readonly redis?: RedisStore | undefined
  /** Folder of the daily files; `undefined`: none are published. */
  readonly mirrorDir?: string | undefined
  /** Returns the delay of the event loop, milliseconds. An overloaded process rejects new queries. */
  readonly loopDelayMs?: (() => number) | undefined
  readonly clock: Clock
  readonly log: Log
}

/**
 * Creates the services of a web process. The function does not wait for the store. Until the store is
 * available, responses report that data is missing.
 */
export function createContext(options: ContextOptions): AppContext {
  const { site, maxStreams, trustedProxies = [], sessionSecrets, loopDelayMs, clock, log } = options
  const { publicUrl, dataSource: source } = site
  const { pool, feed, readPool, watch, buckets, stopWatching } = openStore(options)
  const marketMints = createMarketMints(site.operator.btcMint)
  const queries = createQueries({
    pool: readPool,
    revisions: feed,
    watch,
    source,
    publicUrl,
    marketMints,
    defaultPerpVenue: site.operator.perps.defaultVenue,
    loopDelayMs,
    clock,
    log,
  })
  const live = createLive({ feed, queries, maxStreams, log })
  const changes = createChangeReader({ feed, queries })
  const access = createAccess({ pool, buckets, trustedProxies, publicUrl, clock, log })
  const handleApi = createApi({ queries, live, changes, access, source, publicUrl, clock, log })
  const signIn = createSignIn({ ...site, pool, secrets: sessionSecrets, clock })
  const handleSignIn = createSignInApi({ signIn, access, publicUrl, clock, log })
  return {
    queries,
    live,
    access,
    handleSignIn,
    signIn: createApiHandler(handleSignIn),
    handleApi,
    api: createApiHandler(handleApi),
    dumps: createDumps(options.mirrorDir, { clock, log }),
    site,
    marketMints,
    clock,
    async stop() {
      await live.stop()
      // The Redis connection is closed too. Otherwise the process would wait for a Redis server that hangs.
      await Promise.all([access.stop(), buckets?.stop()])
      await feed.stop()
      stopWatching()
    },
  }
}

/**
 * Connects a web process to the store, with Redis and a replica if these are configured. While the store is
 * down, every query fails immediately.
 */
function openStore({ store, redis, clock, log }: ContextOptions) {
  const probes: StoreProbe[] = []
  const watchAt = (url: string, name: string) => {
    const probe = createStoreProbe(url)
    probes.push(probe)
    return createStoreWatch({ name, probe: probe.probe, clock, random: Math.random, log })
  }
  const primary = watchAt(store.url, 'primary')
  const pool = createWatchedPool(store.pool, () => primary.state !== 'away')
  const feed = createChangeFeed({ ...store, pool, topics: changeTopics, listen: redis?.listen, log })
  const wantedRevision = () => feed.newestRevision
  const replica = store.replica && watchAt(store.replica.url, 'replica')
  // While the replica lags behind, queries read from the primary instead.
  const usable = store.replica && createWatchedPool(store.replica.pool, () => replica?.state === 'answers')
  const watch = replica === undefined ? primary : watchAny([primary, replica])
  return {
    pool,
    feed,
    readPool: usable ? createReplicaPool({ primary: pool, replica: usable, wantedRevision, log }) : pool,
    watch,
    buckets: redis?.buckets,
    stopWatching() {
      watch.stop()
      for (const probe of probes) probe.stop()
    },
  }
}

/** Services that this module has created itself. `pageContextOf` explains when this happens. */
let ownContext: AppContext | undefined

/**
 * Returns the services for a request. The production server passes the services with each request. Stock
 * remix-serve passes none, so the services are created at the first request, which needs `DATABASE_URL`.
 * `ownContext` is the only module-level state of the product.
 */
export function pageContextOf(given: Partial<PageContext>): PageContext {
  if (isPageContext(given)) return given
  ownContext ??= createOwnContext()
  return { ...ownContext, cspNonce: randomBytes(16).toString('base64') }
}

function isPageContext(given: Partial<PageContext>): given is PageContext {
  return given.queries !== undefined
}

/** Returns the part of the configuration that pages may show. */
export function siteFactsOf(environment: Environment): SiteFacts {
  const { productName, dataSource, publicUrl, operator, mirrorDir } = environment
  return { productName, dataSource, publicUrl, operator, hasDailyFiles: mirrorDir !== undefined }
}

function createOwnContext(): AppContext {
  const environment = readEnvironment()
  const { maxStreams, trustedProxies, databaseUrl, sessionSecrets, mirrorDir } = environment
  if (databaseUrl === undefined) {
    throw new Error(
      'remix-serve needs DATABASE_URL: set it to a database, or use npm start with the embedded one.',
    )
  }
  if (sessionSecrets === undefined) {
    throw new Error('remix-serve needs SESSION_SECRET: set it to at least 32 random characters.')
  }
  const log = createLog('web')
  for (const sentence of environment.deprecations) log.warn({}, `settings: ${sentence}`)
  return createContext({
    site: siteFactsOf(environment),
    maxStreams,
    trustedProxies,
    sessionSecrets,
    mirrorDir,
    store: { pool: createPool({ url: databaseUrl, profile: 'web', log }), url: databaseUrl },
    clock: systemClock,
    log,
  })
}
