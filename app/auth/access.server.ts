import { enterprisePlan, type Plan, plans, type RateLimit } from '~/domain/service/plan'
import type { Taken } from '~/domain/service/rate-limit'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import type { StoredKey } from '~/store/access/api-keys'
import { createPostgresBuckets, type SharedBuckets } from '~/store/access/rate-buckets'
import type { Pool } from '~/store/postgres/pool'
import { isStoreUnavailable } from '~/store/postgres/store-failure'
import type { Caller } from './caller.server'
import { createClientAddress, networkOf } from './client-address.server'
import { createKeyRing, type KeyRing } from './key-ring.server'
import { createKeyReader, type PresentedKey } from './key-text.server'
import { createRateLimiter, type RateLimiter } from './rate-limiter.server'
import { isFirstParty, keyTextOf, type RequestHeaders } from './request-signs.server'
import { createStreamSlots, type StreamSlots } from './stream-slots.server'

/** Decision whether a call is admitted. It is made before the call is parsed. */
export type Admission =
  | {
      readonly outcome: 'admitted' | 'limited' | 'unknown-key'
      readonly caller: Caller
      readonly taken: Taken
    }
  | { readonly outcome: 'unavailable' }

/** Identifies callers and enforces their rate limits. */
export interface Access {
  /**
   * Counts a call for its caller. `socketAddress` is the address of the peer. It is `undefined` if the server
   * does not provide it.
   */
  admit(headers: RequestHeaders, socketAddress: string | undefined): Promise<Admission>
  /**
   * Counts a step of a sign-in. Sign-ins have a separate bucket, so that signing in does not use up API
   * calls.
   */
  admitSignIn(headers: RequestHeaders, socketAddress: string | undefined): Admission
  /**
   * Counts a request for a daily file. Downloads have a separate bucket with a limit of its own, because readers
   * such as DuckDB request many parts of many files.
   */
  admitDownload(headers: RequestHeaders, socketAddress: string | undefined): Promise<Admission>
  /** Refunds a call that caused no cost. */
  giveBack(caller: Caller): void
  readonly streams: StreamSlots
  /** Returns the number of callers whose rate limit buckets are in memory. */
  countBuckets(): number
  stop(): Promise<void>
}

export interface AccessOptions {
  readonly pool: Pool
  /** Service through which processes share their rate limit buckets. By default the store is used. */
  readonly buckets?: SharedBuckets | undefined
  /** Networks of proxies whose `X-Forwarded-For` header is trusted. */
  readonly trustedProxies: readonly string[]
  readonly publicUrl: string
  readonly clock: Clock
  readonly log: Log
}

/**
 * Rate limit per network for looking up keys that this process has not cached. The limit prevents clients
 * that guess keys from loading the store.
 */
const lookUpLimit = plans['first-party'].limit

/** Rate limit of requests for daily files, whatever the plan. Their volume has a limit as well. */
const downloadLimit = { ratePerSecond: 20, burst: 400 }

/**
 * Interval for checking the keys of open streams, milliseconds. This check is needed because an open stream
 * sends no further requests with its key.
 */
const keyPatrolMs = 5_000

/**
 * Creates the service that identifies callers. No other code identifies them. Only the first call with a key
 * waits for the lookup of the key.
 */
export function createAccess(options: AccessOptions): Access {
  const { buckets = createPostgresBuckets(options.pool) } = options
  const limiter = createRateLimiter({ ...options, buckets })
  const ring = createKeyRing(options)
  const readKeyText = createKeyReader()
  const callerOfCall = createKeyCallers()
  const callerOfDownload = createKeyCallers({ prefix: 'data:', limit: downloadLimit })
  const clientAddress = createClientAddress(options.trustedProxies)
  const streams = createStreamSlots()
  const patrol = setInterval(() => void endStreamsOfEndedKeys(streams, ring), keyPatrolMs)
  patrol.unref()
  const networkOfCaller = (headers: RequestHeaders, socketAddress: string | undefined) => {
    const address = clientAddress(socketAddress, headers.get('x-forwarded-for'))
    return address === undefined ? 'unknown' : networkOf(address)
  }
  function admitting(
    callerOf: (key: StoredKey) => Caller,
    callerWithoutKey: (headers: RequestHeaders, network: string) => Caller,
  ): Access['admit'] {
    return async (headers, socketAddress) => {
      const findNetwork = () => networkOfCaller(headers, socketAddress)
      const keyText = keyTextOf(headers)
      if (keyText === undefined) return count(limiter, callerWithoutKey(headers, findNetwork()))
      return admitByKey({ limiter, ring, presented: readKeyText(keyText), findNetwork, callerOf })
    }
  }

  return {
    admitSignIn: (headers, socketAddress) =>
      count(limiter, {
        plan: plans['first-party'],
        bucket: `sign-in:${networkOfCaller(headers, socketAddress)}`,
      }),
    admit: admitting(callerOfCall, (headers, network) => {
      const id = isFirstParty(headers, options.publicUrl) ? 'first-party' : 'free'
      return { plan: plans[id], bucket: `${id}:${network}` }
    }),
    admitDownload: admitting(callerOfDownload, (_, network) => {
      return { plan: { ...plans.free, limit: downloadLimit }, bucket: `data:free:${network}` }
    }),
    giveBack: ({ plan, bucket }) => limiter.giveBack(bucket, plan.limit),
    streams,
    countBuckets: () => limiter.countBuckets(),
    stop() {
      clearInterval(patrol)
      return limiter.stop()
    },
  }
}

async function endStreamsOfEndedKeys(streams: StreamSlots, ring: KeyRing): Promise<void> {
  for (const caller of streams.callers()) {
    const { keyPrefix } = caller
    // If the check fails, it is repeated at the next interval.
    const hasEnded = keyPrefix !== undefined && (await ring.hasEnded(keyPrefix).catch(() => false))
    if (hasEnded) streams.endAll(caller)
  }
}

async function admitByKey(request: {
  readonly limiter: RateLimiter
  readonly ring: KeyRing
  readonly presented: PresentedKey | undefined
  /** Returns the caller's network. It is called only if the key is unknown. */
  readonly findNetwork: () => string
  readonly callerOf: (key: StoredKey) => Caller
}): Promise<Admission> {
  const { limiter, ring, presented, findNetwork, callerOf } = request
  const findStranger = (): Caller => ({ plan: plans.free, bucket: `free:${findNetwork()}` })
  if (presented === undefined) return refuseKey(limiter, findStranger())
  if (!ring.remembers(presented)) {
    const taken = limiter.take(`look-up:${findNetwork()}`, lookUpLimit)
    if (!taken.allowed) return { outcome: 'limited', caller: findStranger(), taken }
  }
  try {
    const key = await ring.find(presented)
    return key === undefined ? refuseKey(limiter, findStranger()) : count(limiter, callerOf(key))
  } catch (error) {
    if (isStoreUnavailable(error)) return { outcome: 'unavailable' }
    throw error
  }
}

/**
 * Creates a function that returns the caller of a key, and the same object for the same key. `prefix` begins
 * the names of the buckets; it is empty for API calls. `limit` replaces the limit of the plan.
 */
function createKeyCallers({
  prefix = '',
  limit,
}: {
  readonly prefix?: string
  readonly limit?: RateLimit
} = {}) {
  const callers = new WeakMap<StoredKey, Caller>()
  return (key: StoredKey): Caller => {
    const known = callers.get(key)
    if (known !== undefined) return known
    const plan = limit === undefined ? planOf(key) : { ...planOf(key), limit }
    const caller = { plan, bucket: `${prefix}key:${key.prefix}`, keyPrefix: key.prefix }
    callers.set(key, caller)
    return caller
  }
}

function count(limiter: RateLimiter, caller: Caller): Admission {
  const taken = limiter.take(caller.bucket, caller.plan.limit)
  return { outcome: taken.allowed ? 'admitted' : 'limited', caller, taken }
}

/** Counts an invalid key for the network that sent it. */
function refuseKey(limiter: RateLimiter, stranger: Caller): Admission {
  const admission = count(limiter, stranger)
  return admission.outcome === 'admitted' ? { ...admission, outcome: 'unknown-key' } : admission
}

function planOf({ plan, ratePerSecond }: StoredKey): Plan {
  return plan === 'enterprise'
    ? enterprisePlan(ratePerSecond ?? plans.ultimate.limit.ratePerSecond)
    : plans[plan]
}
