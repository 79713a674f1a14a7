import { z } from 'zod'
import type { Slot, UnixSeconds } from '~/domain/base/time'
import { type ChainClock, describeSkew } from '~/indexer/pipeline/chain-clock'
import { type SlotClock, slotSeconds } from '~/indexer/pipeline/slot-clock'
import type { SlotLimit } from '~/indexer/pipeline/slot-limit'
import { delay } from '~/lib/async/delay'
import type { Clock } from '~/lib/clock'
import { RefusedError } from '~/solana/http/refused-error'
import { confirmedSlotCall } from '~/solana/node/node-endpoint'
import type { Subscriptions } from '~/solana/pubsub/subscriptions'
import type { RpcCall, RpcClient } from '~/solana/rpc/rpc-client'
import { type Loop, type LoopBasis, startLoop } from '../source'
import { createSlotChain, type SlotChain } from './slot-chain'
import { createSlotDelivery, type SlotDelivery } from './slot-delivery'

/** Polls the newest confirmed slot, and passes its block time to the clocks. */
export interface ChainTip {
  start(): void
  /** Newest processed slot. `undefined`: no slot has been received yet. */
  newestSlot(): Slot | undefined
  /** Newest confirmed slot that the RPC has returned. `undefined`: no slot has been returned yet. */
  confirmedSlot(): Slot | undefined
  /** Parents of recent slots, as the slot subscription reports them. */
  readonly chain: Pick<SlotChain, 'ancestors' | 'newest'>
  /**
   * Records the block time of a slot that was read for another purpose. The time of a slot near the tip
   * replaces a request for a block time.
   */
  dated(slot: Slot, blockTime: UnixSeconds | null): void
  /** Whether the slot subscription reports slots, so that the connection is alive. */
  isReported(): boolean
  /** Slot up to which the connection of the subscriptions has usually delivered all data, see `SlotDelivery`. */
  deliveredSlot: SlotDelivery['deliveredSlot']
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
  readonly slotLimit: SlotLimit
  readonly slotClock: SlotClock
  readonly chainClock: ChainClock
  readonly clock: Clock
  readonly loop: LoopBasis
  /** Pause between two polls of the newest slot, milliseconds. */
  readonly periodMs: number
  /** Pause between two polls while the slot subscription reports slots, milliseconds. */
  readonly reportedPeriodMs: number
  /**
   * Pause between two requests for a block time, milliseconds, while the clock agrees with the chain. 0: a
   * block time is requested with every poll.
   */
  readonly datedEveryMs: number
}

/**
 * Number of slots, about half a minute, without a report after which the slot subscription counts as silent.
 */
const mostUnreportedSlots = 75
const renewEveryMs = 60_000
/**
 * Number of polls in which a first slot without a block time is not believed. A chain has times for nearly all of
 * its slots, and a slot that it has not reached would move the tip there.
 */
const mostUndatedAtFirst = 3
/** Maximum distance from the tip at which a slot's block time shows the chain's current time, slots. */
const mostSlotsBehind = 12

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

/** Returns a function that says whether a first slot without a time may be one that the chain has not reached. */
function createFirstDoubt(): () => boolean {
  let undated = 0
  return () => {
    undated += 1
    return undated <= mostUndatedAtFirst
  }
}

export function createChainTip(options: ChainTipOptions): ChainTip {
  const { rpc, subscriptions, slotLimit, slotClock, chainClock, clock, loop, periodMs } = options
  const [chain, delivery] = [createSlotChain(), createSlotDelivery(clock, subscriptions.isPaused)]
  let datedMs = Number.NEGATIVE_INFINITY
  const stopping = new AbortController()
  const listeners: ((slot: Slot) => void)[] = []
  let newest: Slot | undefined
  let confirmed: Slot | undefined
  let timeRefusal: string | undefined
  let reported: Slot | undefined // newest reported slot, initially the tip
  let renewedMs = Number.NEGATIVE_INFINITY
  let requesting: Loop | undefined
  let isSkewReported = false
  const isDoubtful = createFirstDoubt()

  const slots = subscriptions.followSlots({
    onSubscribed(connection) {
      reported = confirmed
      delivery.opened(connection)
    },
    onSlot(slot, parent) {
      reported = slot
      delivery.reported(slot)
      chain.add(slot, parent)
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

  /** Renews the subscription if it is silent. One that is late is kept: it still shows what has been delivered. */
  function watchSlots(): void {
    if (
      !isSilent() ||
      delivery.deliveredSlot() !== undefined ||
      clock.monotonicMs() - renewedMs < renewEveryMs
    )
      return
    renewedMs = clock.monotonicMs()
    slots.renew('the chain advances without a report')
  }

  function isReported(): boolean {
    return slots.problem() === undefined && reported !== undefined && !isSilent()
  }

  /**
   * A slot that does not advance needs its time too, because the chain may have halted. The time of a much lower
   * slot shows whether the node is behind or the last slot was wrong.
   */
  function needsTime(slot: Slot): boolean {
    if (confirmed !== undefined && confirmed - slot > mostUnreportedSlots) return true
    return slot === confirmed || !chainClock.isSure() || clock.monotonicMs() - datedMs >= options.datedEveryMs
  }

  /** Returns null for a skipped slot. That is not a failure, because the next slot has a block time. */
  async function requestTime(slot: Slot): Promise<UnixSeconds | null> {
    const [outcome] = await rpc.callAll([blockTimeCall(slot)])
    timeRefusal =
      outcome?.ok === false && outcome.error instanceof RefusedError ? outcome.error.message : undefined
    return outcome?.ok ? outcome.value.blockTime : null
  }

  /** `slotsSince`: number of slots by which the chain has advanced since this slot. */
  function takeTime(slot: Slot, time: UnixSeconds, slotsSince = 0): void {
    datedMs = clock.monotonicMs()
    slotLimit.dated(slot, time)
    chainClock.heard(time + Math.floor(slotsSince * slotSeconds))
    reportSkew()
    slotClock.anchor(slot, time)
  }

  async function request(): Promise<void> {
    const slot = await rpc.call(confirmedSlotCall)
    const time = needsTime(slot) ? await requestTime(slot) : null
    if (confirmed === undefined && time === null && timeRefusal === undefined && isDoubtful()) return
    if (time !== null) slotLimit.dated(slot, time)
    slotLimit.reached(slot)
    // The RPC has switched to a node that is behind. Block times of that node would look like a wrong clock.
    if (confirmed !== undefined && slot < confirmed && slotLimit.allows(confirmed)) return
    if (time !== null) takeTime(slot, time)
    confirmed = slot
    newest = newest === undefined || !slotLimit.allows(newest) ? slot : Math.max(newest, slot)
    watchSlots()
    for (const listener of listeners) listener(slot)
  }

  return {
    ...{ chain, isReported, deliveredSlot: delivery.deliveredSlot },
    dated(slot, time) {
      if (time === null || newest === undefined || options.datedEveryMs === 0) return
      // The slots of a stream may be ahead of the last poll.
      if (slot > newest + mostSlotsBehind || newest - slot > mostSlotsBehind) return
      takeTime(slot, time, Math.max(0, newest - slot))
    },
    newestSlot: () => newest,
    confirmedSlot: () => confirmed,
    onConfirmed: (listener) => listeners.push(listener),
    problem: () => rpc.problem() ?? requesting?.problem(),
    limitation() {
      const sentences = [slotLimitation(), timeRefusal].filter((sentence) => sentence !== undefined)
      return sentences.length === 0 ? undefined : sentences.join(' ')
    },
    start() {
      const own = { ...loop, name: 'rpc', signal: stopping.signal }
      requesting = startLoop(own, 0, async () => {
        await request()
        const isQuiet = isReported() && chainClock.isSure()
        await delay(isQuiet ? options.reportedPeriodMs : periodMs, stopping.signal)
      })
    },
    async stop() {
      stopping.abort()
      await requesting?.ended
    },
  }
}
