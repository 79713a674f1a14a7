import type { Slot } from '~/domain/base/time'
import { createBackoff } from '~/lib/async/backoff'
import { delay } from '~/lib/async/delay'
import { RetryableError } from '~/lib/async/retryable-error'
import { RefusedError } from '../http/refused-error'
import { confirmedSlotCall } from '../node/node-endpoint'
import type { RpcClient } from '../rpc/rpc-client'
import {
  type ProgramAccountsQuery,
  readAccountsPart,
  type Snapshot,
  type SnapshotPart,
  type SnapshotSink,
} from './program-accounts'
import { judgeScan } from './scan-failure'
import { withStallLimit } from './stall-limit'

export interface SnapshotReaderOptions {
  readonly rpc: Pick<RpcClient, 'call' | 'stream'>
  /** Returns a uniform random number in [0, 1). */
  readonly random: () => number
  /** Aborts the pauses between attempts. */
  readonly signal: AbortSignal
}

/** Reads all accounts of a family. Remembers which families are too large for one response of this node. */
export interface SnapshotReader {
  /**
   * Reads every account of a family at commitment `confirmed` and passes it to `sink`. Throws
   * `RetryableError` if the result is incomplete or older than `minSlot`. Throws `RpcError` if the node
   * refuses the scan at any size. A node that is behind `minSlot` is not scanned.
   */
  read(query: ProgramAccountsQuery, minSlot: Slot, sink: SnapshotSink): Promise<Snapshot>
}

/**
 * Maximum size of a family that is requested in one piece, bytes. Nodes cut off or refuse larger responses.
 */
const largeResponseBytes = 64 * 1024 * 1024
const partsAtOnce = 4
/**
 * Maximum length of the prefix that selects a part, bytes. A part that is too large is split by one more
 * byte. Three bytes are enough, because addresses rarely share more by chance.
 */
const mostPrefixBytes = 3
/** Number of consecutive refusals after which the node counts as refusing all scans, even small ones. */
const refusalsThatEnd = 12
/**
 * Number of consecutive failures, each possibly caused by the size of the scan, after which the scan is
 * split.
 */
const doubtsThatSplit = 2
const attemptsPerPart = 5
/**
 * Pause after a complete scan whose result is too old, milliseconds. The node's slot was recent enough before
 * the scan, so several nodes share the URL and one of them lags. The pause is long, because the next scan may
 * reach the lagging node again.
 */
const tooOldRestMs = 120_000

/** Thrown when the node sent accounts of a slot that is too old. */
class TooOld extends RetryableError {
  override readonly name = 'TooOld'
}

export function createSnapshotReader({ rpc, random, signal }: SnapshotReaderOptions): SnapshotReader {
  const large = new Set<ProgramAccountsQuery>()
  const doubts = new Map<ProgramAccountsQuery, number>()

  async function isLarge(query: ProgramAccountsQuery): Promise<boolean> {
    const { accountBytes } = query.split
    if (large.has(query)) return true
    if (accountBytes === undefined) return false
    let bytes = 0
    await attempt(query, { prefix: [], isCount: true }, async (accounts) => {
      bytes += accounts.length * accountBytes
    })
    return bytes > largeResponseBytes
  }

  /** Sends one request, and gives up if no data arrives for too long. */
  function attempt(query: ProgramAccountsQuery, part: SnapshotPart, sink: SnapshotSink): Promise<Snapshot> {
    return withStallLimit((onProgress) => readAccountsPart(rpc, query, { ...part, onProgress }, sink))
  }

  /** Reads the family in one request. If the family must be read in parts, returns the reason. */
  async function readWhole(
    query: ProgramAccountsQuery,
    sink: SnapshotSink,
  ): Promise<Snapshot | 'too-large' | 'perhaps-too-large'> {
    try {
      if (await isLarge(query)) return 'too-large'
      const snapshot = await attempt(query, { prefix: [] }, sink)
      doubts.delete(query)
      return snapshot
    } catch (error) {
      const failure = judgeScan(error)
      if (failure === 'other') throw error
      const count = (doubts.get(query) ?? 0) + 1
      doubts.set(query, count)
      if (failure === 'perhaps-too-large' && count < doubtsThatSplit) throw error
      return failure
    }
  }

  /**
   * Reads one part of the family. Failures are retried, because one of hundreds of parts is likely to fail.
   */
  async function readPart(
    query: ProgramAccountsQuery,
    prefix: readonly number[],
    { minSlot, sink, isOver }: PartReading,
  ): Promise<Snapshot> {
    const backoff = createBackoff({ firstMs: 500, longestMs: 10_000, random })
    for (let made = 1; ; made += 1) {
      try {
        return notOlder(await attempt(query, { prefix }, sink), minSlot)
      } catch (error) {
        const mayHelp = error instanceof RetryableError && !(error instanceof RefusedError)
        if (!mayHelp || judgeScan(error) === 'too-large' || made >= attemptsPerPart || isOver()) throw error
        await delay(Math.max(backoff.nextMs(), error.retryAfterMs ?? 0), signal)
        if (signal.aborted) throw error
      }
    }
  }

  async function readInParts(
    query: ProgramAccountsQuery,
    minSlot: Slot,
    sink: SnapshotSink,
  ): Promise<Snapshot> {
    const waiting: (readonly number[])[] = partsOf([])
    let total: Snapshot = { slot: Number.POSITIVE_INFINITY, count: 0 }
    let refusals = 0
    let failure: unknown

    async function readOne(prefix: readonly number[]): Promise<void> {
      try {
        const isOver = () => failure !== undefined
        const { slot, count } = await readPart(query, prefix, { minSlot, sink, isOver })
        total = { slot: Math.min(total.slot, slot), count: total.count + count }
        refusals = 0
      } catch (error) {
        refusals += 1
        const maySplit = prefix.length < mostPrefixBytes && refusals < refusalsThatEnd
        if (judgeScan(error) !== 'too-large' || !maySplit) throw error
        waiting.push(...partsOf(prefix))
      }
    }

    async function work(): Promise<void> {
      for (;;) {
        const prefix = waiting.pop()
        if (prefix === undefined || failure !== undefined) return
        await readOne(prefix).catch((error: unknown) => {
          failure ??= error
        })
      }
    }

    await Promise.all(Array.from({ length: partsAtOnce }, work))
    if (failure !== undefined) throw failure
    return total
  }

  async function readFamily(
    query: ProgramAccountsQuery,
    minSlot: Slot,
    sink: SnapshotSink,
  ): Promise<Snapshot> {
    const whole = await readWhole(query, sink)
    if (typeof whole === 'object') return notOlder(whole, minSlot)
    const snapshot = await readInParts(query, minSlot, sink)
    if (whole === 'too-large') large.add(query)
    return snapshot
  }

  return {
    async read(query, minSlot, sink) {
      const slot = await rpc.call(confirmedSlotCall)
      if (slot < minSlot)
        throw new RetryableError(`The Solana RPC is at slot ${slot}, which is too old for a snapshot.`)
      try {
        return await readFamily(query, minSlot, sink)
      } catch (error) {
        throw error instanceof TooOld ? new TooOld(error.message, tooOldRestMs) : error
      }
    },
  }
}

interface PartReading {
  readonly minSlot: Slot
  readonly sink: SnapshotSink
  /** Whether another part has failed permanently. */
  readonly isOver: () => boolean
}

/** Splits a part into smaller parts, one for each value of the next byte. */
function partsOf(prefix: readonly number[]): (readonly number[])[] {
  return Array.from({ length: 256 }, (_, byte) => [...prefix, byte])
}

/**
 * Throws if a snapshot is older than `minSlot`. One of several nodes behind a URL may be far behind, and its
 * accounts would be older than what is already known.
 */
function notOlder(snapshot: Snapshot, minSlot: Slot): Snapshot {
  if (snapshot.slot >= minSlot) return snapshot
  throw new TooOld(`The Solana RPC sent accounts of slot ${snapshot.slot}, which is too old.`)
}
