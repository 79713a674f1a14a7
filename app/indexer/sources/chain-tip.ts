import { z } from 'zod'
import type { Slot, UnixSeconds } from '~/domain/time'
import { confirmedSlotCall } from '~/solana/node-endpoint'
import { RefusedError } from '~/solana/refused-error'
import type { RpcCall, RpcClient } from '~/solana/rpc-client'
import type { Subscriptions } from '~/solana/subscriptions'
import type { SlotClock } from '../pipeline/slot-clock'
import { type Loop, type LoopBasis, startLoop } from './source'

/** Where the chain is, asked every second; also anchors the slot clock. */
export interface ChainTip {
  start(): void
  /** Newest slot heard of, processed; undefined before the first. */
  newestSlot(): Slot | undefined
  /** Newest confirmed slot that the RPC answered with. */
  confirmedSlot(): Slot | undefined
  /** Calls back after each answer of the RPC, with the confirmed slot. */
  onConfirmed(listener: (slot: Slot) => void): void
  /** Why the RPC does not answer, as a sentence; undefined while it does. */
  problem(): string | undefined
  /** Why times are guessed from our own clock, as a sentence; undefined while the RPC says them. */
  limitation(): string | undefined
  stop(): Promise<void>
}

export interface ChainTipOptions {
  readonly rpc: RpcClient
  readonly subscriptions: Subscriptions
  readonly slotClock: SlotClock
  readonly loop: LoopBasis
  readonly periodMs: number
}

const blockTimeSchema = z.number().int().nullable()

/** The time is wrapped, since null (no block time) is an answer, too. */
export function blockTimeCall(slot: Slot): RpcCall<{ readonly blockTime: UnixSeconds | null }> {
  return {
    method: 'getBlockTime',
    params: [slot],
    parse(result) {
      const parsed = blockTimeSchema.safeParse(result)
      return parsed.success ? { blockTime: parsed.data } : undefined
    },
  }
}

export function createChainTip({ rpc, subscriptions, slotClock, loop, periodMs }: ChainTipOptions): ChainTip {
  const stopping = new AbortController()
  const listeners: ((slot: Slot) => void)[] = []
  let newest: Slot | undefined
  let confirmed: Slot | undefined
  let timeRefusal: string | undefined
  let asking: Loop | undefined

  subscriptions.followSlots({
    onSubscribed() {},
    onSlot(slot) {
      newest = newest === undefined ? slot : Math.max(newest, slot)
    },
  })

  async function ask(): Promise<void> {
    const slot = await rpc.call(confirmedSlotCall)
    const [outcome] = await rpc.callAll([blockTimeCall(slot)])
    timeRefusal =
      outcome?.ok === false && outcome.error instanceof RefusedError ? outcome.error.message : undefined
    // A skipped slot has no time, and no time is no failure: the next one has.
    if (outcome?.ok && outcome.value.blockTime !== null) slotClock.anchor(slot, outcome.value.blockTime)
    if (confirmed !== undefined && slot < confirmed) return // another node than before, and behind it
    confirmed = slot
    newest = newest === undefined ? slot : Math.max(newest, slot)
    for (const listener of listeners) listener(slot)
  }

  return {
    newestSlot: () => newest,
    confirmedSlot: () => confirmed,
    onConfirmed: (listener) => listeners.push(listener),
    problem: () => rpc.problem() ?? asking?.problem(),
    limitation: () => timeRefusal,
    start() {
      asking = startLoop({ ...loop, name: 'rpc', signal: stopping.signal }, periodMs, ask)
    },
    async stop() {
      stopping.abort()
      await asking?.ended
    },
  }
}
