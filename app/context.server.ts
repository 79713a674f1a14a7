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

/** What the operator has decided and pages may show. */
export interface SiteFacts {
  readonly productName: string
  readonly dataSource: DataSource
  /** Origin of the site without a trailing slash. */
  readonly publicUrl: string
  readonly operator: OperatorChoices
}

/** The services of one web process, handed to every loader by `getLoadContext`. */
export interface AppContext {
  readonly queries: Queries
  readonly live: Live
  /** Who may call, and how often. */
  readonly access: Access
  /** Challenge, verify, status and logout as our own server calls them. */
  readonly answerSignIn: Api
  /** The same as `Request → Response`. */
  readonly signIn: ApiHandler
  /** The JSON API as our own server calls it. */
  readonly answerApi: Api
  /** The same as `Request → Response`, for the resource route of stock remix-serve. */
  readonly api: ApiHandler
  readonly site: SiteFacts
  readonly marketMints: MarketMints
  readonly clock: Clock
  /** Ends all streams and stops listening to the store. The pool belongs to whoever made it. */
  stop(): Promise<void>
}

/** What a page is rendered with: the services, and the nonce that marks this response's own scripts. */
export interface PageContext extends AppContext {
  /** Goes on `<Scripts>`, `<ScrollRestoration>` and the renderer; a script without it does not run. */
  readonly cspNonce: string
}

export interface ContextOptions {
  readonly site: SiteFacts
  /** Streams that this process serves at most. */
  readonly maxStreams: number
  /** Networks of proxies whose `X-Forwarded-For` is believed; none where nothing is said. */
  readonly trustedProxies?: readonly string[]
  /** Signs the cookies of a sign-in. */
  readonly sessionSecret: string
  /** `url` is for the connection that listens, which no pool can lend. */
  readonly store: {
    readonly pool: Pool
    readonly url: string
    /** A copy of the store that is read from as long as it keeps up. */
    readonly replica?: { readonly pool: Pool; readonly url: string } | undefined
  }
  /** Carries notices and rate buckets instead of the store, where there are many web processes. */
  readonly redis?: RedisStore | undefined
  /** How late the process's event loop is, milliseconds: a process that is behind takes up no new questions. */
  readonly loopDelayMs?: (() => number) | undefined
  readonly clock: Clock
  readonly log: Log
}

/** Builds the services of a web process, once. Nothing waits for the store: what it can't answer yet is said in the answers. */
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
  const answerApi = createApi({ queries, live, changes, access, source, publicUrl, clock, log })
  const signIn = createSignIn({ ...site, pool, secret: sessionSecret, clock })
  const answerSignIn = createSignInApi({ signIn, access, publicUrl, clock, log })
  return {
    queries,
    live,
    access,
    answerSignIn,
    signIn: createApiHandler(answerSignIn),
    answerApi,
    api: createApiHandler(answerApi),
    site,
    marketMints,
    clock,
    async stop() {
      await live.stop()
      // Without its connection nothing waits for a Redis that hangs.
      await Promise.all([access.stop(), buckets?.stop()])
      await feed.stop()
      stopWatching()
    },
  }
}

/** The store as a web process reads and hears it: over Redis and from a replica, where there are such. While it is away everything fails at once. */
function openStore({ store, redis, clock, log }: ContextOptions) {
  const probes: StoreProbe[] = []
  const watchAt = (url: string, name: string) => {
    const probe = createStoreProbe(url)
    probes.push(probe)
    return createStoreWatch({ name, ask: probe.ask, clock, random: Math.random, log })
  }
  const primary = watchAt(store.url, 'primary')
  const pool = createWatchedPool(store.pool, () => primary.state !== 'away')
  const feed = createChangeFeed({ ...store, pool, topics: streamTopics, listen: redis?.listen, log })
  const wantedRevision = () => feed.newestRevision
  const replica = store.replica && watchAt(store.replica.url, 'replica')
  // A replica that is late has the primary beside it.
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

/** Services that this module has built itself: see `pageContextOf`. */
let ownContext: AppContext | undefined

/**
 * The services of a request: those that our own server hands over with it. Stock remix-serve hands over nothing; there they are built on
 * the first request, which needs `DATABASE_URL`. The one module state of the product.
 */
export function pageContextOf(given: Partial<PageContext>): PageContext {
  if (isPageContext(given)) return given
  ownContext ??= createOwnContext()
  return { ...ownContext, cspNonce: randomBytes(16).toString('base64') }
}

function isPageContext(given: Partial<PageContext>): given is PageContext {
  return given.queries !== undefined
}

/** What pages may know of the configuration. */
export function siteFactsOf({ productName, dataSource, publicUrl, operator }: Environment): SiteFacts {
  return { productName, dataSource, publicUrl, operator }
}

function createOwnContext(): AppContext {
  const environment = readEnvironment()
  const { maxStreams, trustedProxies, databaseUrl, sessionSecret } = environment
  if (databaseUrl === undefined) {
    throw new Error(
      'remix-serve needs DATABASE_URL: name the database, or use npm start to get an embedded one.',
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
