import type { Slot } from '~/domain/base/time'
import type { Clock } from '~/lib/clock'
import type { SlotChange } from '../ledger'
import { type Commitment, commitments } from '../rpc/commitment'
import type { Node } from '../rpc/node'
import { type BlockMessages, createBlockMessages } from './block-messages'
import { replayEmpty, replayOff, replayTooOld } from './geyser-error'
import type { Message } from './message'

export interface FeedLimits {
  /** Number of slots that can be replayed; 0: no replay. */
  readonly replaySlots: number
  /**
   * Maximum number of transactions and account changes that are kept for replays. A very busy chain can
   * therefore replay fewer slots.
   */
  readonly replayChanges: number
}

/** Called with messages that reach a commitment, in the order of the stream. */
export type FeedListener = (commitment: Commitment, messages: readonly Message[]) => void

/**
 * Messages of the chain by commitment. At `processed` a slot's data comes as soon as the block exists. At
 * `confirmed` and `finalized` it comes in one batch when the block reaches that commitment, so that orphaned
 * blocks never appear there. Slot statuses of all commitments go to all listeners.
 */
export interface ChainFeed {
  /** Returns a function that unsubscribes. */
  onMessages(listener: FeedListener): () => void
  /** Returns the oldest slot that can be replayed; `undefined` if there is none. */
  firstAvailable(): Slot | undefined
  /**
   * Returns the data and the statuses of all blocks from a slot on that have reached the commitment. Throws
   * {@link GeyserError} if the slot is too old or too new.
   */
  replay(commitment: Commitment, from: Slot): readonly Message[]
  stop(): void
}

interface Kept {
  readonly messages: BlockMessages
  /** Highest commitment that the block has reached, as an index into `commitments`. */
  level: number
}

const [processed, confirmed, finalized] = [0, 1, 2]
const statusNames = ['SLOT_PROCESSED', 'SLOT_CONFIRMED', 'SLOT_FINALIZED'] as const

export function createChainFeed(node: Node, limits: FeedLimits, clock: Clock): ChainFeed {
  const listeners = new Set<FeedListener>()
  let kept: Kept[] = []
  let windowStart: Slot | undefined

  function emit(level: number, messages: readonly Message[]): void {
    const commitment = commitments[level]
    if (commitment === undefined) return
    for (const listener of listeners) listener(commitment, messages)
  }

  /** Sends a block's data and its new status to one commitment, and the status to the others. */
  function emitAt(level: number, data: () => readonly Message[], statuses: readonly Message[]): void {
    if (listeners.size === 0) return
    for (const each of commitments.keys()) emit(each, each === level ? data() : statuses)
  }

  function orphanAfter(parent: Slot): void {
    const orphans = kept.filter(({ messages }) => messages.change.slot > parent)
    kept = kept.filter(({ messages }) => messages.change.slot <= parent)
    for (const { messages } of orphans) {
      const dead = [messages.status('SLOT_DEAD', 'the slot is on an abandoned fork')]
      emitAt(processed, () => dead, dead)
    }
  }

  function addProcessed(change: SlotChange): void {
    orphanAfter(change.parent)
    const messages = createBlockMessages(change, node, clock.nowMs())
    kept.push({ messages, level: processed })
    moveWindow(change.slot)
    const begin = [messages.status('SLOT_FIRST_SHRED_RECEIVED'), messages.status('SLOT_CREATED_BANK')]
    const end = [messages.status('SLOT_COMPLETED'), messages.status('SLOT_PROCESSED')]
    emitAt(processed, () => [...begin, ...messages.data(), ...end], [...begin, ...end])
  }

  function raise(change: SlotChange, level: number): void {
    const found = kept.find(({ messages }) => messages.change === change)
    if (found) found.level = level
    const messages = found?.messages ?? createBlockMessages(change, node, clock.nowMs())
    const status = [messages.status(statusNames[level] ?? 'SLOT_PROCESSED')]
    emitAt(level, () => [...messages.data(), ...status], status)
  }

  /**
   * Moves the start of the replay window and forgets the blocks before it. Blocks that are not finalized are
   * kept, because their statuses are still to come.
   */
  function moveWindow(newest: Slot): void {
    let changes = 0
    const last = kept.findLastIndex(({ messages: { change } }) => {
      changes += change.transactions.length + change.accounts.length + change.closed.length
      return change.slot <= newest - limits.replaySlots || changes > limits.replayChanges
    })
    windowStart = kept[last + 1]?.messages.change.slot
    kept = kept.filter(({ level }, index) => index > last || level < finalized)
  }

  const stopListening = node.view.onBlock((commitment, change) => {
    if (commitment === 'processed') addProcessed(change)
    else raise(change, commitment === 'confirmed' ? confirmed : finalized)
  })

  return {
    onMessages(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    firstAvailable: () => windowStart,
    replay(commitment, from) {
      if (limits.replaySlots === 0) throw replayOff()
      if (windowStart !== undefined && from < windowStart) throw replayTooOld(from, windowStart)
      const level = commitments.indexOf(commitment)
      const blocks = kept.filter(({ messages, level: at }) => at >= level && messages.change.slot >= from)
      if (blocks.length === 0) throw replayEmpty()
      return blocks.flatMap((block) => [
        ...block.messages.data(),
        ...statusNames.slice(0, block.level + 1).map((name) => block.messages.status(name)),
      ])
    },
    stop() {
      stopListening()
      listeners.clear()
    },
  }
}
