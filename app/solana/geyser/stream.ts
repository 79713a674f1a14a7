import type { Address } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import { createBackoff } from '~/lib/async/backoff'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import { type CallFailure, failureOf } from './call-failure'
import {
  type GeyserCall,
  type GeyserCallHandlers,
  type GeyserEndpoint,
  openGeyserCall,
  type SizedUpdate,
} from './client'
import type { SubscribeRequest } from './generated/geyser/SubscribeRequest.generated'
import { subscriptionTo } from './subscription'

export interface GeyserStreamOptions {
  readonly endpoint: GeyserEndpoint
  readonly programIds: readonly Address[]
  /** Newest slot whose data has arrived completely. `undefined`: none yet, so nothing is repeated. */
  readonly fromSlot: () => Slot | undefined
  /** Called before each attempt. Slots of the previous stream that are incomplete start again. */
  readonly onOpening: () => void
  readonly onUpdate: (sized: SizedUpdate) => void
  readonly clock: Clock
  /** Returns a uniform random number in [0, 1). */
  readonly random: () => number
  readonly log: Log
  readonly openCall?: OpenCall | undefined
}

export type OpenCall = (
  endpoint: GeyserEndpoint,
  request: SubscribeRequest,
  handlers: GeyserCallHandlers,
) => GeyserCall

/**
 * A Geyser stream that is opened again after each end, from the last complete slot if the node can repeat it.
 * Otherwise the stream continues at the tip, and the caller must notice the hole between the slots.
 */
export interface GeyserStream {
  start(): void
  /** Records that a new slot is complete, so the stream works. */
  progressed(): void
  /** Stops reading for a short time. The node buffers meanwhile. */
  pause(): void
  resume(): void
  /** Ends the stream deliberately for this reason, a sentence. It stays closed until `release`. */
  hold(reason: string): void
  release(): void
  /** Ends the stream for this reason, a sentence. It is opened again as after a failure. */
  drop(reason: string): void
  /** Why there is no working stream, as a sentence. `undefined`: messages arrive. */
  problem(): string | undefined
  /** Whether the problem is a refusal, which does not end without a change of token, plan or settings. */
  isRefused(): boolean
  counters(): { readonly connections: number; readonly messages: number; readonly receivedBytes: number }
  stop(): void
}

/** Interval of our pings, milliseconds. A proxy may close a stream on which the client sends nothing. */
const pingEveryMs = 10_000
/** Time without a message after which a stream counts as dead, milliseconds. The node pings every 10 s. */
const silenceMs = 30_000
const refusedRestMs = 15_000
/** Number of streams that may end before a slot is complete. After that the replay counts as their cause. */
const mostFruitless = 3

export function createGeyserStream(options: GeyserStreamOptions): GeyserStream {
  const { endpoint, programIds, clock, random, log, openCall = openGeyserCall } = options
  const backoff = createBackoff({ firstMs: 500, longestMs: 30_000, random })
  const counters = { connections: 0, messages: 0, receivedBytes: 0 }
  let call: GeyserCall | undefined
  let fromSlot: Slot | undefined
  let failure: CallFailure | undefined
  let held: string | undefined
  let fruitless = 0 // number of streams in a row that ended before a slot was complete
  let skipsReplay = false
  let isConnected = false // the current stream has sent a message
  let isFruitful = false // the current stream has completed a slot
  let isPaused = false
  let isStopped = false
  let aliveAtMs = 0
  let pings = 0
  let timer: NodeJS.Timeout | undefined
  let watchdog: NodeJS.Timeout | undefined

  function open(): void {
    options.onOpening()
    isConnected = false
    isFruitful = false
    isPaused = false
    aliveAtMs = clock.monotonicMs()
    fromSlot = skipsReplay ? undefined : options.fromSlot()
    call = openCall(endpoint, subscriptionTo(programIds, fromSlot), { onUpdate: receive, onEnd: ended })
    function ended(end: Parameters<GeyserCallHandlers['onEnd']>[0]): void {
      call = undefined
      lose(failureOf(end, { endpoint, fromSlot }))
    }
  }

  function receive(sized: SizedUpdate): void {
    aliveAtMs = clock.monotonicMs()
    if (!isConnected) {
      isConnected = true
      counters.connections += 1
    }
    counters.messages += 1
    counters.receivedBytes += sized.bytes
    options.onUpdate(sized)
  }

  function lose(lost: CallFailure): void {
    if (isStopped) return
    failure = lost
    if (lost.kind === 'replay-gone') skipsReplay = true
    else if (lost.kind === 'ended' && !isFruitful) {
      fruitless += 1
      if (fruitless >= mostFruitless) skipsReplay = true
    }
    if (held !== undefined) return
    const waitMs = Math.max(backoff.nextMs(), lost.kind === 'refused' ? refusedRestMs : 0)
    log.warn({ reason: lost.sentence, fromSlot, waitMs }, 'geyser: stream ended, reconnecting')
    clearTimeout(timer)
    timer = setTimeout(open, waitMs)
  }

  function close(): void {
    call?.close()
    call = undefined
  }

  function drop(sentence: string): void {
    if (call === undefined) return
    close()
    lose({ kind: 'ended', sentence })
  }

  function watch(): void {
    if (call === undefined) return
    if (isPaused) aliveAtMs = clock.monotonicMs() // No messages are expected while reading is paused.
    pings += 1
    if (clock.monotonicMs() - aliveAtMs < silenceMs) call.ping(pings)
    else drop(`The Geyser node has sent nothing for ${silenceMs / 1000} s.`)
  }

  return {
    drop,
    isRefused: () => failure?.kind === 'refused',
    counters: () => ({ ...counters }),
    problem() {
      if (held !== undefined) return held
      if (call !== undefined && isConnected && fruitless === 0) return undefined
      if (failure === undefined) return isConnected ? undefined : 'The Geyser stream is being opened.'
      return fruitless > 1
        ? `${failure.sentence} This happened ${fruitless} times in a row before a slot was complete.`
        : failure.sentence
    },
    start() {
      watchdog = setInterval(watch, pingEveryMs)
      open()
    },
    progressed() {
      isFruitful = true
      fruitless = 0
      skipsReplay = false
      failure = undefined
      backoff.reset()
    },
    pause() {
      isPaused = true
      call?.pause()
    },
    resume() {
      isPaused = false
      call?.resume()
    },
    hold(reason) {
      held = reason
      log.warn({ reason }, 'geyser: stream closed deliberately')
      clearTimeout(timer)
      close()
    },
    release() {
      if (held === undefined) return
      held = undefined
      if (!isStopped) open()
    },
    stop() {
      isStopped = true
      clearInterval(watchdog)
      clearTimeout(timer)
      close()
    },
  }
}
