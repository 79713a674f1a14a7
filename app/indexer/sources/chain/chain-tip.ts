import { z } from 'zod'
import type { Slot, UnixSeconds } from '~/domain/base/time'
import { type ChainClock, describeSkew } from '~/indexer/pipeline/chain-clock'
import type { SlotClock } from '~/indexer/pipeline/slot-clock'
import type { Clock } from '~/lib/clock'
import { RefusedError } from '~/solana/http/refused-error'
import { confirmedSlotCall } from '~/solana/node/node-endpoint'
import type { Subscriptions } from '~/solana/pubsub/subscriptions'
import type { RpcCall, RpcClient } from '~/solana/rpc/rpc-client'
import { type Loop, type LoopBasis, startLoop } from '../source'

/** Polls the newest confirmed slot, and passes its block time to the clocks. */
export interface ChainTip {
  start(): void
  /** Newest processed slot. `undefined`: no slot has been received yet. */
  newestSlot(): Slot | undefined
  /** Newest confirmed slot that the RPC has returned. `undefined`: no slot has been returned yet. */
  confirmedSlot(): Slot | undefined
  /** Calls back with the confirmed slot after each successful poll. */
  onConfirmed(listener: (slot: Slot) => void): void
  /** Why the RPC does not respond, as a sentence. `undefined`: it responds. */
  problem(): string | undefined
  /**
   * Names functions that the RPC does not provide and what replaces them, as sentences. `undefined`: the RPC
   * provides all functions.
   */
  limitation(): string | undefined
  stop(): Promise<void>
}

export interface ChainTipOptions {
  readonly rpc: RpcClient
  readonly subscriptions: Subscriptions
  readonly slotClock: SlotClock
  readonly chainClock: ChainClock
  readonly clock: Clock
  readonly loop: LoopBasis
  readonly periodMs: number
}

/**
 * Number of slots, about half a minute, without a report after which the slot subscription counts as silent.
 */
const mostUnreportedSlots = 75
const renewEveryMs = 60_000

const blockTimeSchema = z.number().int().nullable()

/** Wraps a block time in an object, because null (no block time) is a valid result too. */
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

export function createChainTip(options: ChainTipOptions): ChainTip {
  const { rpc, subscriptions, slotClock, chainClock, clock, loop, periodMs } = options
  const stopping = new AbortController()
  const listeners: ((slot: Slot) => void)[] = []
  let newest: Slot | undefined
  let confirmed: Slot | undefined
  let timeRefusal: string | undefined
  let reported: Slot | undefined // newest reported slot, initially the tip
  let renewedMs = Number.NEGATIVE_INFINITY
  let requesting: Loop | undefined
  let isSkewReported = false

  const slots = subscriptions.followSlots({
    onSubscribed() {
      reported = confirmed
    },
    onSlot(slot) {
      reported = slot
      newest = newest === undefined ? slot : Math.max(newest, slot)
    },
  })

  function reportSkew(): void {
    const aheadSeconds = chainClock.aheadSeconds()
    if ((aheadSeconds !== undefined) === isSkewReported) return
    isSkewReported = aheadSeconds !== undefined
    if (aheadSeconds === undefined) loop.log.info({}, 'clock: machine and chain agree again')
    else loop.log.warn({ aheadSeconds }, `clock: ${describeSkew(aheadSeconds)}`)
  }

  function isSilent(): boolean {
    if (confirmed === undefined || subscriptions.isPaused()) return false
    reported ??= confirmed
    return confirmed - reported > mostUnreportedSlots
  }

  function slotLimitation(): string | undefined {
    const why = slots.problem() ?? (isSilent() ? 'slotSubscribe does not report slots' : undefined)
    return why && `${why}: slots are polled every ${periodMs / 1000} s.`
  }

  function watchSlots(): void {
    if (!isSilent() || clock.monotonicMs() - renewedMs < renewEveryMs) return
    renewedMs = clock.monotonicMs()
    slots.renew('the chain advances without a report')
  }

  async function request(): Promise<void> {
    const slot = await rpc.call(confirmedSlotCall)
    const [outcome] = await rpc.callAll([blockTimeCall(slot)])
    timeRefusal =
      outcome?.ok === false && outcome.error instanceof RefusedError ? outcome.error.message : undefined
    // The RPC has switched to a node that is behind. Block times of that node would look like a wrong clock.
    if (confirmed !== undefined && slot < confirmed) return
    // A skipped slot has no block time. That is not a failure, because the next slot has one.
    if (outcome?.ok && outcome.value.blockTime !== null) {
      chainClock.heard(outcome.value.blockTime)
      reportSkew()
      slotClock.anchor(slot, outcome.value.blockTime)
    }
    confirmed = slot
    newest = newest === undefined ? slot : Math.max(newest, slot)
    watchSlots()
    for (const listener of listeners) listener(slot)
  }

  return {
    newestSlot: () => newest,
    confirmedSlot: () => confirmed,
    onConfirmed: (listener) => listeners.push(listener),
    problem: () => rpc.problem() ?? requesting?.problem(),
    limitation() {
      const sentences = [slotLimitation(), timeRefusal].filter((sentence) => sentence !== undefined)
      return sentences.length === 0 ? undefined : sentences.join(' ')
    },
    start() {
      requesting = startLoop({ ...loop, name: 'rpc', signal: stopping.signal }, periodMs, request)
    },
    async stop() {
      stopping.abort()
      await requesting?.ended
    },
  }
}
