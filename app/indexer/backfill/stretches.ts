import type { ProtocolId } from '~/domain/protocol'
import type { UnixSeconds } from '~/domain/time'
import type { Clock } from '~/lib/clock'
import type { SignatureInfo } from '~/solana/signatures'
import type { PastSignatures } from './past-signatures'

/** How far back one protocol's history is. Changes while it is being walked. */
export interface WalkedProtocol {
  readonly protocol: ProtocolId
  readonly signatures: PastSignatures
  /** Everything from here on has been handed out. */
  since: UnixSeconds
  /** How far it is to go. */
  readonly target: UnixSeconds
  /** The node knows of nothing older. */
  isExhausted: boolean
  /** Its list could not be read: the others go on, and it is tried again from this time on, monotonic milliseconds. */
  failure?: { readonly error: unknown; readonly retryAtMs: number } | undefined
}

/** A transaction to read. */
export interface PastItem {
  readonly protocol: ProtocolId
  readonly info: SignatureInfo
}

/** Where a protocol's history is complete from, once all chunks up to this one are in the store. */
export interface Reached {
  readonly protocol: ProtocolId
  readonly since: UnixSeconds
  readonly isExhausted: boolean
  /** The oldest transaction of the stretch; undefined if it has none. */
  readonly oldest: SignatureInfo | undefined
}

/** Transactions that are read with one request, oldest first. */
export interface Chunk {
  readonly items: readonly PastItem[]
  /** With the last chunk of a stretch. */
  readonly reached: readonly Reached[]
}

const longestStretchSeconds = 3_600
const shortestStretchSeconds = 30

export interface StretchOptions {
  /** The protocols that can be walked by now; asked before each stretch. */
  readonly walked: () => Promise<readonly WalkedProtocol[]>
  readonly itemsPerChunk: number
  /** Transactions that the next stretch should have at most, about: so much is read again after a kill. */
  readonly itemsPerStretch: () => number
  readonly clock: Clock
}

/** One program's list that can't be read must not keep the history of all others waiting, nor be asked for without a pause. */
const failureRestMs = 15_000

/**
 * Walks from the present into the past, stretch by stretch, so that what is asked for most comes first; within a stretch from its oldest transaction to its newest, so that
 * prices and orders meet in the order in which they happened. All protocols go through the same time together: a stretch that is done is done for all of them.
 */
export async function* walkStretches(options: StretchOptions): AsyncGenerator<Chunk> {
  let seconds = longestStretchSeconds
  for (;;) {
    const open = (await options.walked()).filter((each) => !each.isExhausted && each.since > each.target)
    if (open.length === 0) return
    const readable = open.filter(({ failure }) => !isResting(failure, options.clock))
    if (readable.length === 0) throw open[0]?.failure?.error
    const since = Math.max(...readable.map((each) => each.since)) - seconds
    const items: PastItem[] = []
    const reached: Reached[] = []
    for (const each of readable) {
      if (each.since <= since) continue
      const taken = await takeFrom(each, Math.max(since, each.target), options.clock)
      if (taken === undefined) continue
      const { signatures, isExhausted } = taken
      for (const info of signatures) if (!info.failed) items.push({ protocol: each.protocol, info })
      each.since = Math.max(since, each.target)
      each.isExhausted = isExhausted
      reached.push({ protocol: each.protocol, since: each.since, isExhausted, oldest: signatures.at(-1) })
    }
    yield* chunksOf(items.reverse().sort(bySlot), reached, options.itemsPerChunk)
    seconds = nextLength(seconds, items.length, options.itemsPerStretch())
  }
}

async function takeFrom(each: WalkedProtocol, since: UnixSeconds, clock: Clock) {
  try {
    const taken = await each.signatures.takeSince(since)
    each.failure = undefined
    return taken
  } catch (error) {
    each.failure = { error, retryAtMs: clock.monotonicMs() + failureRestMs }
    return undefined
  }
}

function isResting(failure: WalkedProtocol['failure'], clock: Clock): boolean {
  return failure !== undefined && clock.monotonicMs() < failure.retryAtMs
}

/** Lists run from the newest to the oldest, also within a slot: reversed and sorted stably, each program's transactions stay in their order. */
function bySlot(one: PastItem, other: PastItem): number {
  return one.info.slot - other.info.slot
}

function* chunksOf(
  items: readonly PastItem[],
  reached: readonly Reached[],
  itemsPerChunk: number,
): Generator<Chunk> {
  let start = 0
  for (; start + itemsPerChunk < items.length; start += itemsPerChunk) {
    yield { items: items.slice(start, start + itemsPerChunk), reached: [] }
  }
  yield { items: items.slice(start), reached }
}

/** Busy chains are walked in shorter stretches; from one to the next the length changes fourfold at most. */
function nextLength(seconds: number, found: number, wanted: number): number {
  const fitting = seconds * Math.min(4, Math.max(0.25, wanted / Math.max(1, found)))
  return Math.max(shortestStretchSeconds, Math.min(longestStretchSeconds, Math.round(fitting)))
}
