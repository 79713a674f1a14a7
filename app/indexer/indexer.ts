import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import type { Protocol } from '~/protocols/protocol'
import type { BatchWriter } from '~/store/batch'
import type { IndexStateReader } from '~/store/read-index-state'

export interface IndexerOptions {
  readonly rpcUrl: string
  readonly wsUrl: string
  /** Origin of a Token API v2, e.g. https://lite-api.jup.ag. */
  readonly tokenApiUrl: string
  /** Origin of a Price API v3. */
  readonly priceApiUrl: string
  readonly writer: BatchWriter
  /** What the store already has, so that only what is missing is asked for. */
  readonly reader: IndexStateReader
  /** The programs that this indexer follows. */
  readonly protocols: readonly Protocol[]
  readonly clock: Clock
  readonly log: Log
  /** How far back events are fetched for a program that was never followed before. Default 120 minutes. */
  readonly firstCatchUpMinutes?: number
  /** Requests a second that the RPC allows us. Default: plenty on loopback, 8 elsewhere. */
  readonly rpcRequestsPerSecond?: number
  /** Requests a second that the token and price API allow us together. Default: plenty on loopback, 0.5 elsewhere. */
  readonly apiRequestsPerSecond?: number
  readonly random?: () => number
}

export interface Indexer {
  /** Begins to follow the chain; returns at once. An unreachable RPC is waited out and told in the heartbeat. */
  start(): void
  /** Ends all sources, writes what has arrived and resolves when nothing runs any more. */
  stop(): Promise<void>
}

/** Chain → rows. */
export function createIndexer(_options: IndexerOptions): Indexer {
  throw new Error('createIndexer is not written yet')
}
