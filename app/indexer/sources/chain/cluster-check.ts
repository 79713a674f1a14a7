import { delay } from '~/lib/async/delay'
import { retryable } from '~/lib/async/retryable-error'
import { genesisHashCall } from '~/solana/node/node-endpoint'
import type { RpcClient } from '~/solana/rpc/rpc-client'
import type { BatchWriter } from '~/store/batch/batch'
import { type Loop, type LoopBasis, startLoop } from '../source'

/**
 * Starts the sources only after checking that the node serves the chain that the database was filled from.
 */
export interface ClusterCheck {
  start(): void
  /**
   * Why the sources have not started, as a sentence. `undefined`: the sources have started, or the first
   * check is not finished.
   */
  problem(): string | undefined
  stop(): Promise<void>
}

export interface ClusterCheckOptions {
  readonly rpc: RpcClient
  readonly writer: Pick<BatchWriter, 'claimChain'>
  readonly loop: LoopBasis
  /**
   * Whether the chain's time is known. The sources do not start earlier, because they would store wrong
   * times.
   */
  readonly isDated: () => boolean
  /**
   * Receives the genesis hash of the chain. Returns a problem as a sentence if the fallback node in the
   * settings serves another chain.
   */
  readonly expectChain: (genesisHash: string) => Promise<string | undefined>
  readonly onOpen: () => void
  /** Called if the database was filled from another chain. An operator has to change the settings. */
  readonly onForeign: (sentence: string) => void
}

/** Interval between checks while the chain's time is unknown, milliseconds. */
const datedMs = 100

export function createClusterCheck(options: ClusterCheckOptions): ClusterCheck {
  const { rpc, writer, loop, isDated, expectChain, onOpen, onForeign } = options
  const checking = new AbortController()
  let foreign: string | undefined
  let running: Loop | undefined

  async function check(): Promise<void> {
    const served = await rpc.call(genesisHashCall)
    while (!isDated() && !checking.signal.aborted) await delay(datedMs, checking.signal)
    if (checking.signal.aborted) return
    const held = await retryable(writer.claimChain(served), "Can't read the database")
    const mismatch = held === served ? await expectChain(served) : undefined
    if (checking.signal.aborted) return
    checking.abort()
    if (held === served && mismatch === undefined) return onOpen()
    foreign =
      mismatch ??
      `The database contains another chain than the node serves (genesis ${held}, not ${served}): set DATA_DIR or DATABASE_URL to an empty database, or reset SOLANA_RPC_URL, SIMULATOR_SEED, SIMULATOR_SPEED and SIMULATOR_FIXTURES to their values from before.`
    onForeign(foreign)
  }

  return {
    problem: () => foreign ?? running?.problem(),
    start() {
      running = startLoop({ ...loop, name: 'chain', signal: checking.signal }, 0, check)
    },
    async stop() {
      checking.abort()
      await running?.ended
    },
  }
}
