import type { Slot } from '~/domain/base/time'
import { delay } from '~/lib/async/delay'
import type { Clock } from '~/lib/clock'
import type { GeyserStream } from '~/solana/geyser/stream'
import type { GeyserFeed } from './feed'

export interface FeedStateOptions {
  readonly stream: Pick<GeyserStream, 'problem' | 'isRefused'>
  /** Why the slots of the stream are not ingested, as a sentence. `undefined`: they are ingested. */
  readonly workProblem: () => string | undefined
  readonly clock: Clock
  /** Resolves when everything that was ingested before the call is committed. */
  readonly committed: () => Promise<void>
}

/** Tracks the progress of the stream. */
export interface FeedState extends GeyserFeed {
  /** Records that a stream is being opened. */
  opening(): void
  /** Records that the stream has completed a slot. */
  completed(): void
  /** Records that all data up to this slot has been ingested. */
  ingested(tail: Slot): void
  /** Records why the stream must not be used, as a sentence. `undefined`: it may be used. */
  unusable(sentence: string | undefined): void
  /** Records whether the stream is closed deliberately until the store has caught up. */
  hold(isHeld: boolean): void
  isHeld(): boolean
  /**
   * Slot up to which the stream has sent all its data, 0 if it has sent none. `undefined`: the stream does not
   * work, and will hardly continue where it ended.
   */
  deliveredSlot(): Slot | undefined
  /** Whether no slot has been completed for so long that another stream may help. */
  isStuckForLong(): boolean
}

/** Time without a complete slot after which the stream counts as stuck, and is opened again, milliseconds. */
const [stuckMs, renewAfterMs] = [30_000, 60_000]
/** Time after which the programs are read from the Solana RPC instead, milliseconds. */
const downMs = 10_000
/**
 * Time after which a stream that opens again is not expected to repeat old slots, milliseconds. Nodes keep a
 * minute of slots by default (`replay_stored_slots`, 150).
 */
const repeatedMs = 120_000
const recentMs = 30_000
const settleMs = 10_000

/** Why a stream without complete slots is dropped, as a sentence. */
export const stuckSentence = `The Geyser node has completed no slot for ${stuckMs / 1000} s, although the stream is open: the node is behind, or does not send block_meta.`

export function createFeedState(options: FeedStateOptions): FeedState {
  const { stream, workProblem, clock, committed } = options
  const first = new AbortController() // aborts when the first slot has been ingested
  let openedMs = clock.monotonicMs()
  let completedMs = Number.NEGATIVE_INFINITY
  let ingestedMs: number | undefined
  let tail: Slot | undefined
  let committedSlot: Slot | undefined
  let unusable: string | undefined
  let held = false
  const startedMs = openedMs

  const withoutSlotMs = (): number => clock.monotonicMs() - Math.max(openedMs, completedMs)

  function problem(): string | undefined {
    const stuck = withoutSlotMs() >= stuckMs ? stuckSentence : undefined
    return unusable ?? workProblem() ?? stream.problem() ?? stuck
  }

  /** Whether there is a problem, and no slot has been ingested for this time. */
  function isBroken(forMs: number): boolean {
    return !held && problem() !== undefined && clock.monotonicMs() - (ingestedMs ?? startedMs) >= forMs
  }

  return {
    problem,
    isRefused: () => unusable !== undefined || stream.isRefused(),
    isDown: () => isBroken(downMs),
    deliveredSlot() {
      if (tail === undefined) return isBroken(downMs) ? undefined : 0
      return isBroken(repeatedMs) ? undefined : tail
    },
    tail: () => tail,
    committedSlot: () => committedSlot,
    isRecent: () => ingestedMs !== undefined && clock.monotonicMs() - ingestedMs <= recentMs,
    isHeld: () => held,
    isStuckForLong: () => withoutSlotMs() >= renewAfterMs,
    settled: (signal) => delay(settleMs, AbortSignal.any([signal, first.signal])),
    opening() {
      openedMs = clock.monotonicMs()
    },
    completed() {
      completedMs = clock.monotonicMs()
    },
    ingested(slot) {
      ingestedMs = clock.monotonicMs()
      tail = slot
      first.abort()
      void committed().then(() => {
        committedSlot = Math.max(committedSlot ?? slot, slot)
      })
    },
    unusable(sentence) {
      unusable = sentence
    },
    hold(isHeld) {
      held = isHeld
    },
  }
}
