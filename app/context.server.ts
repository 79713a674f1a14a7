import { randomBytes } from 'node:crypto'
import { type Api, type ApiHandler, createApi, createApiHandler } from '~/api/api.server'
import { createSignInApi } from '~/api/sign-in.server'
import { type Access, createAccess } from '~/auth/access.server'
import { createSignIn } from '~/auth/sign-in/sign-in.server'
import type { OperatorChoices } from '~/domain/operator'
import type { DataSource } from '~/domain/panel-view'
import { createMarketMints, type MarketMints } from '~/domain/perp-market-mints'
import { streamTopics } from '~/domain/protocol'
import { type Environment, readEnvironment } from '~/env.server'
import { type Clock, systemClock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import { createChangeFeed } from '~/live/change-feed.server'
import { createChangeReader } from '~/live/changed-rows.server'
import { createLive } from '~/live/create-live.server'
import type { Live } from '~/live/live.server'
import { createLog } from '~/process/log'
import { createQueries } from '~/queries/create-queries.server'
import type { Queries } from '~/queries/queries.server'
import { createPool, type Pool } from '~/store/pool'
import type { RedisStore } from '~/store/redis/redis-store'
import { createReplicaPool } from '~/store/replica-pool'
import { createStoreProbe, type StoreProbe } from '~/store/store-probe'
import { createStoreWatch, watchAny } from '~/store/store-watch'
import { createWatchedPool } from '~/store/watched-pool'

/** Configuration of the site that pages may show. */
export interface SiteFacts {
  readonly productName: string
  readonly dataSource: DataSource
  /** Origin of the site, without a trailing slash. */
  readonly publicUrl: string
  readonly operator: OperatorChoices
}

/** Services of one web process. `getLoadContext` passes them to every loader. */
export interface AppContext {
  readonly queries: Queries
  readonly live: Live
  /** Identifies callers and enforces their rate limits. */
  readonly access: Access
  /** Challenge, verification, status and logout, for the production server. */
  readonly handleSignIn: Api
  /** Like `handleSignIn`, but as `Request → Response`. */
  readonly signIn: ApiHandler
  /** The JSON API, for the production server. */
  readonly handleApi: Api
  /** Like `handleApi`, but as `Request → Response`, for the resource route of stock remix-serve. */
  readonly api: ApiHandler
  readonly site: SiteFacts
  readonly marketMints: MarketMints
  readonly clock: Clock
  /** Ends all streams and stops listening to the store. The pool stays open; its creator closes it. */
  stop(): Promise<void>
}

/** Context of a page: the services, and the nonce that marks the scripts of this response. */
export interface PageContext extends AppContext {
  /** Set on `<Scripts>`, `<ScrollRestoration>` and the renderer. A script without it does not run. */
  readonly cspNonce: string
}

export interface ContextOptions {
  readonly site: SiteFacts
  /** Maximum number of streams of this process. */
  readonly maxStreams: number
  /** Networks of proxies whose `X-Forwarded-For` is trusted; none by default. */
  readonly trustedProxies?: readonly string[]
  /** Secret that signs the cookies of the sign-in. */
  readonly sessionSecret: string
  /** The store. `url` is for the listening connection, because a pool cannot lend one. */
  readonly store: {
    readonly pool: Pool
    readonly url: string
    /** A replica of the store, used for reading while it is up to date. */
    readonly replica?: { readonly pool: Pool; readonly url: string } | undefined
  }
  /** Redis, which carries notifications and rate buckets instead of the store, for many web processes. */
  readonly redis?: RedisStore | undefined
  /** Delay of the event loop, milliseconds. An overloaded process rejects new queries. */
  readonly loopDelayMs?: (() => number) | undefined
  readonly clock: Clock
  readonly log: Log
}

/**
 * Creates the services of a web process. Does not wait for the store: responses report what is not available
 * yet.
 */
export function createContext(options: ContextOptions): AppContext {
  const { site, maxStreams, trustedProxies = [], sessionSecret, loopDelayMs, clock, log } = options
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
    loopDelayMs,
    clock,
    log,
  })
  const live = createLive({ feed, queries, maxStreams, log })
  const changes = createChangeReader({ feed, queries })
  const access = createAccess({ pool, buckets, trustedProxies, publicUrl, clock, log })
  const handleApi = createApi({ queries, live, changes, access, source, publicUrl, clock, log })
  const signIn = createSignIn({ ...site, pool, secret: sessionSecret, clock })
  const handleSignIn = createSignInApi({ signIn, access, publicUrl, clock, log })
  return {
    queries,
    live,
    access,
    handleSignIn,
    signIn: createApiHandler(handleSignIn),
    handleApi,
    api: createApiHandler(handleApi),
    site,
    marketMints,
    clock,
    async stop() {
      await live.stop()
      // Close the Redis connection too, so that nothing waits for a Redis that hangs.
      await Promise.all([access.stop(), buckets?.stop()])
      await feed.stop()
      stopWatching()
    },
  }
}

/**
 * Opens the store for a web process, with Redis and a replica if they are configured. While the store is
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
  const feed = createChangeFeed({ ...store, pool, topics: streamTopics, listen: redis?.listen, log })
  const wantedRevision = () => feed.newestRevision
  const replica = store.replica && watchAt(store.replica.url, 'replica')
  // While a replica is late, the primary serves instead.
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

/** Services that this module has created itself; see `pageContextOf`. */
let ownContext: AppContext | undefined

/**
 * Returns the services of a request. The production server passes them with each request. Stock remix-serve
 * passes none, so they are created at the first request, which needs `DATABASE_URL`. `ownContext` is the only
 * module-level state of the product.
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
export function siteFactsOf({ productName, dataSource, publicUrl, operator }: Environment): SiteFacts {
  return { productName, dataSource, publicUrl, operator }
}

function createOwnContext(): AppContext {
  const environment = readEnvironment()
  const { maxStreams, trustedProxies, databaseUrl, sessionSecret } = environment
  if (databaseUrl === undefined) {
    throw new Error(
      'remix-serve needs DATABASE_URL: set it to a database, or use npm start with the embedded one.',
    )
  }
  if (sessionSecret === undefined) {
    throw new Error('remix-serve needs SESSION_SECRET: set it to at least 32 random characters.')
  }
  const log = createLog('web')
  return createContext({
    site: siteFactsOf(environment),
    maxStreams,
    trustedProxies,
    sessionSecret,
    store: { pool: createPool({ url: databaseUrl, profile: 'web', log }), url: databaseUrl },
    clock: systemClock,
    log,
  })
}
