import type { ProtocolId } from '~/domain/protocol/protocol'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import type { Protocol } from '~/protocols/protocol'
import type { GeyserEndpoint } from '~/solana/geyser/client'
import type { BatchWriter } from '~/store/batch/batch'
import type { IndexStateReader } from '~/store/read/read-index-state'
import type { ChainClock } from './pipeline/chain-clock'

export interface IndexerOptions {
  readonly rpcUrl: string
  readonly wsUrl: string
  /** Headers of each request to the node, and of each handshake with its WebSocket. They contain keys. */
  readonly rpcHeaders?: Readonly<Record<string, string>> | undefined
  readonly wsHeaders?: Readonly<Record<string, string>> | undefined
  /** A second node of the same chain, used while the first node is down. */
  readonly fallback?: { readonly rpcUrl: string; readonly wsUrl: string } | undefined
  /**
   * Geyser node of the same chain, which then delivers accounts and transactions. `undefined`: they come from
   * the subscriptions of the Solana node.
   */
  readonly geyser?: GeyserEndpoint | undefined
  /**
   * URL of a Token API v2, e.g. https://api.jup.ag. The path and query of this URL become part of each
   * request URL.
   */
  readonly tokenApiUrl: string
  /** URL of a Price API v3. */
  readonly priceApiUrl: string
  /**
   * API key for the token and price APIs, sent as `x-api-key`. `undefined`: requests are sent without a key.
   */
  readonly apiKey?: string | undefined
  readonly writer: BatchWriter
  /** Reads what the store already contains, so that only missing data is requested. */
  readonly reader: IndexStateReader
  /**
   * Programs that this indexer follows. If `spl-token` is one of them, tokens and prices are read as well.
   */
  readonly protocols: readonly Protocol[]
  readonly clock: Clock
  /**
   * Clock that follows the chain. Pass one to share it with other parts of the process. Default: a new clock.
   */
  readonly chainClock?: ChainClock
  readonly log: Log
  /**
   * Number of days of older history to load for each protocol, while new events are followed live. Default:
   * none.
   */
  readonly backfillDays?: ((protocol: ProtocolId) => number) | undefined
  /**
   * Period before the start that the first catch-up of a program covers, minutes. Default: 10 with backfill,
   * otherwise 120.
   */
  readonly firstCatchUpMinutes?: number
  /**
   * Minimum number of signatures that the first catch-up reads per program. Default: 1,000, or 100 on a
   * metered node or with backfill.
   */
  readonly firstCatchUpAtLeast?: number
  /**
   * Number of calls per second that the RPC node allows. Each call of a batch counts separately. Default:
   * unlimited on loopback, 8 elsewhere.
   */
  readonly rpcRequestsPerSecond?: number | undefined
  /**
   * Whether each call to the node costs something, so that data is polled as rarely as possible. Default:
   * whether a node is on another machine.
   */
  readonly isMetered?: boolean | undefined
  /**
   * Number of requests per second that the token and price API allow together. Default: unlimited on
   * loopback, the free plan's limit elsewhere.
   */
  readonly apiRequestsPerSecond?: number | undefined
  /**
   * Maximum number of signatures of a program that are listed at once. A longer gap is read in parts.
   * Default: 300,000.
   */
  readonly mostSignaturesListed?: number
  readonly random?: () => number
  /**
   * Name of this indexer, which keeps its heartbeats apart from those of other indexers with the same
   * database. `undefined`: no other indexer uses the database.
   */
  readonly name?: string | undefined
  /**
   * Called with a sentence if the database was filled from another chain. In that case nothing is read or
   * written.
   */
  readonly onForeignChain?: ((sentence: string) => void) | undefined
}
