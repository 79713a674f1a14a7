import type { Slot } from '~/domain/time'
import { createBackoff } from '~/lib/backoff'
import { delay } from '~/lib/delay'
import { RetryableError } from '~/lib/retryable-error'
import {
  type ProgramAccountsQuery,
  readAccountsPart,
  type Snapshot,
  type SnapshotPart,
  type SnapshotSink,
} from './program-accounts'
import { RefusedError } from './refused-error'
import type { RpcClient } from './rpc-client'
import { kindOfFailure } from './rpc-error'
import { judgeScan, ScanBroken } from './scan-failure'

export interface SnapshotReaderOptions {
  readonly rpc: Pick<RpcClient, 'stream'>
  /** Uniform in [0, 1). */
  readonly random: () => number
  /** Ends the pauses between attempts. */
  readonly signal: AbortSignal
}

/** Reads families of accounts whole. It remembers which of them are too large for one answer of this node. */
export interface SnapshotReader {
  /**
   * Every account of a family, confirmed, through `sink`. Throws `RetryableError` when it did not come whole or is older than
   * `minSlot`, `RpcError` when the node refuses it at any size.
   */
  read(query: ProgramAccountsQuery, minSlot: Slot, sink: SnapshotSink): Promise<Snapshot>
}

/** Above this size a family is requested in parts, as nodes cut off or refuse larger answers. */
const largeAnswerBytes = 64 * 1024 * 1024
const partsAtOnce = 4
/** A part that is still too large is split by one more byte, up to here: addresses hardly share so many by chance. */
const mostPrefixBytes = 3
/** A node that refuses so many parts in a row, however small they are, refuses the scan and not its size. */
const refusalsThatEnd = 12
/** Failures in a row of which each may be due to the size, after which it is taken to be. */
const doubtsThatSplit = 2
const attemptsPerPart = 5
/** A scan that sends nothing for this long has failed, milliseconds. */
const stallMs = 60_000

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
    return bytes > largeAnswerBytes
  }

  /** One request, given up when it stalls. */
  function attempt(query: ProgramAccountsQuery, part: SnapshotPart, sink: SnapshotSink): Promise<Snapshot> {
    return withStallLimit((onProgress) => readAccountsPart(rpc, query, { ...part, onProgress }, sink))
  }

  /** The family, or why it has to be read in parts. */
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

  /** One part, tried several times: with hundreds of parts one of them will fail. */
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

  return {
    async read(query, minSlot, sink) {
      const whole = await readWhole(query, sink)
      if (typeof whole === 'object') return notOlder(whole, minSlot)
      const snapshot = await readInParts(query, minSlot, sink)
      if (whole === 'too-large') large.add(query)
      return snapshot
    },
  }
}

interface PartReading {
  readonly minSlot: Slot
  readonly sink: SnapshotSink
  /** Another part has failed for good. */
  readonly isOver: () => boolean
}

/** The parts of a part, one for each value of its next byte. */
function partsOf(prefix: readonly number[]): (readonly number[])[] {
  return Array.from({ length: 256 }, (_, byte) => [...prefix, byte])
}

/** Behind one address there may be nodes of which one is far behind: its accounts are older than what is known already. */
function notOlder(snapshot: Snapshot, minSlot: Slot): Snapshot {
  if (snapshot.slot >= minSlot) return snapshot
  throw new RetryableError(`The Solana RPC sends accounts of slot ${snapshot.slot}, which is too old.`)
}

/** Rejects when `onProgress` was not called for a minute; time in which the other side waits for us does not count. */
function withStallLimit<T>(run: (onProgress: (isWaitingForUs: boolean) => void) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined
    let hasBegun = false
    let isOver = false

    function finish(settle: () => void): void {
      isOver = true
      clearTimeout(timer)
      settle()
    }

    function restart(isWaitingForUs: boolean): void {
      clearTimeout(timer)
      if (isWaitingForUs || isOver) return
      const problem = `The Solana RPC sends nothing of getProgramAccounts for ${stallMs / 1000} s.`
      timer = setTimeout(() => finish(() => reject(new ScanBroken(problem))), stallMs)
    }

    restart(false)
    run((isWaitingForUs) => {
      hasBegun = true
      restart(isWaitingForUs)
    }).then(
      (value) => finish(() => resolve(value)),
      (error: unknown) => finish(() => reject(hasBegun ? cutOffBy(error) : error)),
    )
  })
}

/** A response that begins and fails without a word of the node was cut off. */
function cutOffBy(error: unknown): unknown {
  const isWorded = !(error instanceof RetryableError) || kindOfFailure(error) !== undefined
  return isWorded || error instanceof ScanBroken
    ? error
    : new ScanBroken(error.message, error.retryAfterMs, error)
}
