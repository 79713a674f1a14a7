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
  /** Where a Token API v2 is, e.g. https://api.jup.ag; its own path and query stay. */
  readonly tokenApiUrl: string
  /** Where a Price API v3 is. */
  readonly priceApiUrl: string
  /** The key of both, sent as `x-api-key`; undefined = without one. */
  readonly apiKey?: string | undefined
  readonly writer: BatchWriter
  /** What the store already has, so that only what is missing is asked for. */
  readonly reader: IndexStateReader
  /** The programs that this indexer follows; with `spl-token` it also looks after tokens and prices. */
  readonly protocols: readonly Protocol[]
  readonly clock: Clock
  /** What follows the chain's own clock, where others need it as well. Default: one of the indexer's own. */
  readonly chainClock?: ChainClock
  readonly log: Log
  /** Days of history that are brought in behind the first catch-up, while everything is followed live. Default none. */
  readonly backfillDays?: ((protocol: ProtocolId) => number) | undefined
  /** How far back the first catch-up goes for a program that was never followed before. Default 120 minutes; with a backfill behind it, 10. */
  readonly firstCatchUpMinutes?: number
  /** Signatures of each program that the first catch-up reads at least. Default 1,000; metered or with a backfill behind it, 100. */
  readonly firstCatchUpAtLeast?: number
  /** Calls a second that the RPC allows us; a batch counts as its calls. Default: plenty on loopback, 8 elsewhere. */
  readonly rpcRequestsPerSecond?: number | undefined
  /** Requests per second that the token and price API allow us together. Default: plenty on loopback, a free key's elsewhere. */
  readonly apiRequestsPerSecond?: number | undefined
  /** Signatures of a program that are read at once; a longer gap is read part by part. Default 300,000. */
  readonly mostSignaturesListed?: number
  readonly random?: () => number
  /** Distinguishes what several indexers of one database tell of themselves; undefined = it is the only one. */
  readonly name?: string | undefined
  /** Called with a sentence where the database was filled from another chain: nothing is read then, and nothing written. */
  readonly onForeignChain?: ((sentence: string) => void) | undefined
}
