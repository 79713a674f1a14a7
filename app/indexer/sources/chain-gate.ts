import { delay } from '~/lib/delay'
import { retryable } from '~/lib/retryable-error'
import { genesisHashCall } from '~/solana/node-endpoint'
import type { RpcClient } from '~/solana/rpc-client'
import type { BatchWriter } from '~/store/batch'
import { type Loop, type LoopBasis, startLoop } from './source'

/** Lets nothing through before it is sure that the node serves the chain which the database was filled from. */
export interface ChainGate {
  start(): void
  /** Why the gate stays shut, as a sentence; undefined where it is open, or has only just been asked. */
  problem(): string | undefined
  stop(): Promise<void>
}

export interface ChainGateOptions {
  readonly rpc: RpcClient
  readonly writer: Pick<BatchWriter, 'claimChain'>
  readonly loop: LoopBasis
  /** False while the chain's time is not known yet: what is read would be dated wrongly. */
  readonly isDated: () => boolean
  /** Hears which chain is followed, and says what is wrong where the settings name a second node of another one. */
  readonly expectChain: (genesisHash: string) => Promise<string | undefined>
  readonly onOpen: () => void
  /** The database is another chain's, and stays it: somebody has to choose. */
  readonly onForeign: (sentence: string) => void
}

/** While the chain's time is unknown it is checked this often, milliseconds. */
const datedMs = 100

export function createChainGate(options: ChainGateOptions): ChainGate {
  const { rpc, writer, loop, isDated, expectChain, onOpen, onForeign } = options
  const asking = new AbortController()
  let foreign: string | undefined
  let running: Loop | undefined

  async function ask(): Promise<void> {
    const told = await rpc.call(genesisHashCall)
    while (!isDated() && !asking.signal.aborted) await delay(datedMs, asking.signal)
    if (asking.signal.aborted) return
    const held = await retryable(writer.claimChain(told), 'The database cannot be read')
    const mismatch = held === told ? await expectChain(told) : undefined
    if (asking.signal.aborted) return
    asking.abort()
    if (held === told && mismatch === undefined) return onOpen()
    foreign =
      mismatch ??
      `The database was filled from another chain than the node serves (genesis ${held}, not ${told}): set DATA_DIR or DATABASE_URL to an empty one, or SOLANA_RPC_URL, SIMULATOR_SEED, SIMULATOR_SPEED and SIMULATOR_FIXTURES to what filled it.`
    onForeign(foreign)
  }

  return {
    problem: () => foreign ?? running?.problem(),
    start() {
      running = startLoop({ ...loop, name: 'chain', signal: asking.signal }, 0, ask)
    },
    async stop() {
      asking.abort()
      await running?.ended
    },
  }
}
