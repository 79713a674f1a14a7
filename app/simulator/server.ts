import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import type { Ledger } from './ledger'

export interface SimulatorServerOptions {
  readonly ledger: Ledger
  readonly host: string
  /** 0 picks a free port. */
  readonly port: number
  readonly log: Log
  readonly clock?: Clock
  /** Requests per client address in a sliding window; absent = no limit. */
  readonly rateLimit?: { readonly requests: number; readonly windowMs: number }
}

export interface SimulatorServer {
  /** `http://host:port`: JSON-RPC on `/`, Token API, Price API and logos beside it. */
  readonly url: string
  /** `ws://host:port`: PubSub. The port above it serves PubSub too where it was free, since that is what web3.js derives by itself. */
  readonly wsUrl: string
  stop(): Promise<void>
}

/** Serves a ledger as a Solana node would. */
export async function createSimulatorServer(_options: SimulatorServerOptions): Promise<SimulatorServer> {
  throw new Error('createSimulatorServer is not written yet')
}
