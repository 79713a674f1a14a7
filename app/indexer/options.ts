import type { ProtocolId } from '~/domain/protocol'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import type { Protocol } from '~/protocols/protocol'
import type { BatchWriter } from '~/store/batch'
import type { IndexStateReader } from '~/store/read-index-state'
import type { ChainClock } from './pipeline/chain-clock'

export interface IndexerOptions {
  readonly rpcUrl: string
  readonly wsUrl: string
  /** A second node of the same chain, used while the first is down. */
  readonly fallback?: { readonly rpcUrl: string; readonly wsUrl: string } | undefined
  /** URL of a Token API v2, e.g. https://api.jup.ag. Its path and query are kept. */
  readonly tokenApiUrl: string
  /** URL of a Price API v3. */
  readonly priceApiUrl: string
  /** Key of both APIs, sent as `x-api-key`. `undefined`: no key. */
  readonly apiKey?: string | undefined
  readonly writer: BatchWriter
  /** Reads what the store already has, so that only missing data is requested. */
  readonly reader: IndexStateReader
  /** Programs that this indexer follows. With `spl-token` it also reads tokens and prices. */
  readonly protocols: readonly Protocol[]
  readonly clock: Clock
  /** Clock that follows the chain, to share it with other parts. Default: a new one. */
  readonly chainClock?: ChainClock
  readonly log: Log
  /** Days of older history to load per protocol, while everything is followed live. Default: none. */
  readonly backfillDays?: ((protocol: ProtocolId) => number) | undefined
  /** Period that the first catch-up of a program covers, minutes. Default: 120, or 10 with backfill. */
  readonly firstCatchUpMinutes?: number
  /**
   * Minimum number of signatures that the first catch-up reads per program. Default: 1,000, or 100 on a
   * metered node or with backfill.
   */
  readonly firstCatchUpAtLeast?: number
  /**
   * Number of calls per second that the RPC allows; each call of a batch counts. Default: unlimited on
   * loopback, 8 elsewhere.
   */
  readonly rpcRequestsPerSecond?: number | undefined
  /**
   * Number of requests per second that the token and price API allow together. Default: unlimited on
   * loopback, the free plan's limit elsewhere.
   */
  readonly apiRequestsPerSecond?: number | undefined
  /** Maximum number of signatures of a program per list; a longer gap is read in parts. Default: 300,000. */
  readonly mostSignaturesListed?: number
  readonly random?: () => number
  /**
   * Name that separates the heartbeats of several indexers of one database. `undefined`: the only indexer.
   */
  readonly name?: string | undefined
  /**
   * Called with a sentence if the database was filled from another chain. Nothing is read or written then.
   */
  readonly onForeignChain?: ((sentence: string) => void) | undefined
}
