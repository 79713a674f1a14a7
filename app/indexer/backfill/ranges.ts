import type { UnixSeconds } from '~/domain/base/time'
import type { ProtocolId } from '~/domain/protocol/protocol'
import type { Clock } from '~/lib/clock'
import type { SignatureInfo } from '~/solana/rpc/signatures'
import type { PastSignatures } from './past-signatures'

/** Progress of the walk through one protocol's history. The fields change during the walk. */
export interface WalkedProtocol {
  readonly protocol: ProtocolId
  readonly signatures: PastSignatures
  /** Time since which all transactions have been passed to readers. */
  since: UnixSeconds
  /** Oldest time to load. The walk ends there. */
  readonly target: UnixSeconds
  /** Whether the node has no older signatures. */
  isExhausted: boolean
  /**
   * Time of the next attempt, monotonic milliseconds. It is set if the protocol's signature list could not be
   * read; other protocols continue meanwhile.
   */
  failure?: { readonly error: unknown; readonly retryAtMs: number } | undefined
}

export interface PastItem {
  readonly protocol: ProtocolId
  readonly info: SignatureInfo
}

/** Time since which a protocol's history is complete once all chunks up to this one are stored. */
export interface Reached {
  readonly protocol: ProtocolId
  readonly since: UnixSeconds
  readonly isExhausted: boolean
  /** The oldest transaction of the range. `undefined`: the range is empty. */
  readonly oldest: SignatureInfo | undefined
}

/** Transactions that are read together, oldest first. */
export interface Chunk {
  readonly items: readonly PastItem[]
  /** Set on the last chunk of a range. */
  readonly reached: readonly Reached[]
}

const longestRangeSeconds = 3_600
const shortestRangeSeconds = 30

export interface RangeOptions {
  /** Returns the protocols whose history can be read now. Called before each range. */
  readonly walked: () => Promise<readonly WalkedProtocol[]>
  readonly itemsPerChunk: () => number
  /**
   * Approximate maximum number of transactions in the next range. After a crash, up to this many transactions
   * are read again.
   */
  readonly itemsPerRange: () => number
  readonly clock: Clock
}

/**
 * Pause after the signature list of a program could not be read, milliseconds. Other programs continue
 * meanwhile.
 */
const failureRestMs = 15_000

/**
 * Walks into the past range by range, so that recent data, which is requested most, comes first. Within a
 * range, transactions are read from the oldest to the newest, so that prices and orders arrive in the order
 * in which they happened. All protocols finish a time range before any of them begins an older one.
 */
export async function* walkRanges(options: RangeOptions): AsyncGenerator<Chunk> {
  let seconds = longestRangeSeconds
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
    yield* chunksOf(items.reverse().sort(bySlot), reached, options.itemsPerChunk())
    seconds = nextLength(seconds, items.length, options.itemsPerRange())
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

/**
 * Orders transactions by slot only. Signature lists run from newest to oldest, also within a slot. They are
 * reversed before the stable sort, so each program's transactions of one slot keep their order.
 */
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

/**
 * Returns the length of the next range, seconds. Ranges are shorter in busy periods. The new length is
 * between a quarter and four times the previous length.
 */
function nextLength(seconds: number, found: number, wanted: number): number {
  const fitting = seconds * Math.min(4, Math.max(0.25, wanted / Math.max(1, found)))
  return Math.max(shortestRangeSeconds, Math.min(longestRangeSeconds, Math.round(fitting)))
}
