import type { Address } from '~/domain/base/ids'
import type { ProtocolId } from '~/domain/protocol/protocol'
import type { Intake } from '~/indexer/pipeline/intake'
import { retryable } from '~/lib/async/retryable-error'
import type { Clock } from '~/lib/clock'
import type { Protocol } from '~/protocols/protocol'
import type { RpcClient } from '~/solana/rpc/rpc-client'
import type { IndexStateReader } from '~/store/read/read-index-state'
import type { ChainTip } from '../chain/chain-tip'
import { type Loop, type LoopBasis, type Source, startLoop } from '../source'
import { checkAccounts } from './check-accounts'

export interface AccountReconcilerOptions {
  readonly protocols: readonly Protocol[]
  readonly rpc: RpcClient
  readonly intake: Intake
  readonly reader: IndexStateReader
  readonly tip: Pick<ChainTip, 'confirmedSlot'>
  /**
   * Whether subscriptions report every change of the protocol's accounts. Only closed accounts are then left
   * to find.
   */
  readonly isProven: (protocol: ProtocolId) => boolean
  /** Pause between two pages of a protocol while its subscriptions are proven, milliseconds. */
  readonly provenEveryMs: number
  readonly clock: Clock
  readonly loop: LoopBasis
}

const roundMs = 30_000
const keysPerRound = 200
/** Number of keys of one call, which is a round's page while subscriptions are proven. */
const keysPerCall = 100
/** Number of slots in ten minutes. An account that changed within these slots is assumed to exist. */
const quietSlots = 1_500

/**
 * Checks regularly, one page at a time, whether stored accounts without recent changes still exist. This is
 * needed because a node does not notify program subscribers when an account closes, and the event of the
 * closing may have been lost.
 */
export function createAccountReconciler(options: AccountReconcilerOptions): Source {
  const { protocols, rpc, intake, reader, tip, isProven, provenEveryMs, clock, loop } = options
  const stopping = new AbortController()
  const counters = { rounds: 0, checked: 0 }
  const reached = new Map<Protocol, Address>()
  const readMs = new Map<Protocol, number>()
  let running: Loop | undefined

  async function reconcileProtocol(protocol: Protocol, beforeSlot: number): Promise<void> {
    const nowMs = clock.monotonicMs()
    const rests = provenEveryMs > roundMs && isProven(protocol.id)
    if (rests && nowMs - (readMs.get(protocol) ?? Number.NEGATIVE_INFINITY) < provenEveryMs) return
    const limit = rests ? keysPerCall : keysPerRound
    const query = { protocol: protocol.id, after: reached.get(protocol), beforeSlot, limit }
    const keys = await retryable(reader.readOnChainKeys(query), "Can't read the database")
    await checkAccounts({ rpc, intake }, protocol, keys, 'keep')
    readMs.set(protocol, nowMs)
    counters.checked += keys.length
    const last = keys.at(-1)
    if (last !== undefined && keys.length === limit) reached.set(protocol, last)
    else reached.delete(protocol)
  }

  async function reconcile(): Promise<void> {
    const tipSlot = tip.confirmedSlot()
    if (tipSlot === undefined) return
    for (const protocol of protocols) await reconcileProtocol(protocol, tipSlot - quietSlots)
    counters.rounds += 1
  }

  return {
    start() {
      running = startLoop({ ...loop, name: 'sweep', signal: stopping.signal }, roundMs, reconcile)
    },
    statuses() {
      const detail = running?.problem()
      const state = detail === undefined ? 'live' : 'offline'
      return [{ source: 'sweep', state, committedSlot: undefined, detail, counters }]
    },
    async stop() {
      stopping.abort()
      await running?.ended
    },
  }
}
