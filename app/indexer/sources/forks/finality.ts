import type { Slot } from '~/domain/base/time'
import type { Pipeline } from '~/indexer/pipeline/pipeline'
import type { SlotClock } from '~/indexer/pipeline/slot-clock'
import type { SlotWatch } from '~/indexer/pipeline/slot-watch'
import { RetryableError, retryable } from '~/lib/async/retryable-error'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import type { Protocol } from '~/protocols/protocol'
import { blocksCall, finalizedSlotCall, firstAvailableBlockCall, mostBlocksListed } from '~/solana/rpc/blocks'
import type { RpcClient } from '~/solana/rpc/rpc-client'
import { kindOfFailure } from '~/solana/rpc/rpc-error'
import type { CursorMove } from '~/store/batch/batch'
import { finalityOf, type OrphanedSlots } from '~/store/batch/orphaned-slots'
import type { IndexStateReader } from '~/store/read/read-index-state'
import type { ChainTip } from '../chain/chain-tip'
import { type Loop, type LoopBasis, type Source, startLoop } from '../source'
import { type ForkReader, readWinningChain } from './fork-reader'

export interface FinalityOptions extends ForkReader {
  readonly protocols: readonly Protocol[]
  readonly rpc: RpcClient
  readonly pipeline: Pipeline
  readonly reader: IndexStateReader
  readonly slots: SlotWatch
  readonly slotClock: SlotClock
  readonly readCursor: (source: string) => Promise<CursorMove | undefined>
  /** Pause between two checks, milliseconds. No check is made while no stored slot waits for finality. */
  readonly periodMs: number
  readonly tip: Pick<ChainTip, 'chain' | 'confirmedSlot'>
  /**
   * Whether the parents that the slot subscription reports replace the list of confirmed blocks as long as no
   * slot is orphaned. The list costs more than the finalized slot.
   */
  readonly trustsReports: boolean
  /**
   * Slot up to which the streams have delivered their data. `undefined`: no stream is used, or it delivers
   * nothing. Later slots don't become final here, because data of an orphaned one may still arrive.
   */
  readonly deliveredSlot: () => Slot | undefined
  readonly clock: Clock
  readonly log: Log
  readonly loop: LoopBasis
}

/** Maximum difference between an estimated slot time and the chain's clock, seconds. */
const clockSlackSeconds = 120
/** Pause between two looks at whether a check is due, milliseconds. */
const lookMs = 5_000
/** Number of slots after which a stored slot must be an ancestor of the newest one. */
const slotsToSettle = 8
/** Number of slots after which a confirmed slot is usually final. */
const usualFinalitySlots = 32

/**
 * Tracks which slots become final. Rows are written as soon as their slot is confirmed, although a fork may
 * still orphan that slot. A slot that is not final yet must be in the list of confirmed blocks. If it is
 * missing there, it is orphaned: its rows are replaced by the winning chain's state of the same accounts and
 * transactions.
 */
export function createFinality(options: FinalityOptions): Source {
  const { protocols, rpc, pipeline, reader, slots, slotClock, tip, readCursor, clock, log, loop } = options
  const ids = protocols.map(({ id }) => id)
  const stopping = new AbortController()
  const counters = { deadSlots: 0, undone: 0 }
  let finalSlot: Slot | undefined
  let running: Loop | undefined
  let checkedMs = Number.NEGATIVE_INFINITY

  /**
   * Adds the slots that the previous process wrote and that were not final at that time. Returns the slot at
   * which to start.
   */
  async function begin(finalized: Slot): Promise<Slot> {
    const cursors = await Promise.all(ids.map((id) => readCursor(finalityOf(id))))
    const known = cursors.filter((cursor) => cursor !== undefined)
    // A process that ended before its first cursor may have written slots, too.
    const unknown = { slot: Math.max(0, finalized - mostBlocksListed / 2), at: undefined }
    const oldest =
      known.length === 0 ? unknown : known.reduce((left, right) => (left.slot <= right.slot ? left : right))
    const sinceAt = (oldest.at ?? slotClock.timeOf(oldest.slot)) - clockSlackSeconds
    const after = Math.max(oldest.slot, finalized - mostBlocksListed / 2)
    const stored = await retryable(reader.readSlotsAfter({ after, sinceAt }), "Can't read the database")
    for (const slot of stored) slots.saw(slot)
    return known.length === 0 && stored.length === 0 ? finalized : after
  }

  async function follow(): Promise<void> {
    const finalized = await rpc.call(finalizedSlotCall)
    if (finalSlot === undefined) {
      finalSlot = await begin(finalized)
      slots.final(finalSlot)
    }
    const delivered = Math.min(finalized, options.deliveredSlot() ?? finalized)
    const sightings = slots.sightings()
    // Nothing was stored before the oldest waiting slot, so older slots need no check.
    const oldest = slots.oldest() ?? finalized + 1
    const from = Math.max(finalSlot, Math.min(oldest - 1, finalized))
    const mayBeOrphaned = seemsOrphaned() || !isAlive(from, finalized)
    if (mayBeOrphaned && !(await listAndRollBack(from, finalized))) return
    // What arrived during the check is checked by the next one.
    const unchecked = slots.oldestSince(sightings) ?? Number.POSITIVE_INFINITY
    const checked = Math.min(delivered, unchecked - 1)
    if (checked <= finalSlot) return
    finalSlot = checked
    slots.final(checked)
    const at = slotClock.timeNear(checked)
    for (const id of ids) {
      pipeline.addEvents({ events: [], cursors: [{ source: finalityOf(id), slot: checked, at }] })
    }
  }

  /**
   * Whether the slot subscription shows that all stored slots after `from`, up to a final one, are its
   * ancestors. False: it does not show that, because a report was lost or a slot is orphaned.
   */
  function isAlive(from: Slot, finalized: Slot): boolean {
    if (!options.trustsReports) return false
    const alive = tip.chain.ancestors(from + 1, finalized)
    return alive !== undefined && slots.upTo(finalized).every((slot) => alive.has(slot))
  }

  /** Whether the newest reported slot does not descend from a stored slot. */
  function seemsOrphaned(): boolean {
    const newest = tip.chain.newest()
    const oldest = slots.oldest()
    if (newest === undefined || oldest === undefined) return false
    const alive = tip.chain.ancestors(oldest, newest)
    return alive !== undefined && slots.upTo(newest - slotsToSettle).some((slot) => !alive.has(slot))
  }

  /**
   * Rolls back stored slots that are not in the list of confirmed blocks. Returns false if the node is behind
   * the previously used one, and therefore can't show which slots are orphaned.
   */
  async function listAndRollBack(from: Slot, finalized: Slot): Promise<boolean> {
    const last = Math.min(from + mostBlocksListed, finalized + mostBlocksListed / 2)
    if (last <= from) return false // The current node is far behind the node that the previous process used.
    const blocks = await listBlocks(from + 1, last, finalized)
    const newest = blocks.at(-1)
    if (newest === undefined || newest < finalized) return false
    const alive = new Set(blocks)
    const orphaned = slots.upTo(newest).filter((slot) => !alive.has(slot))
    if (orphaned.length > 0) await rollBack(orphaned, newest)
    return true
  }

  /** Checks the stored slots if one waits for finality and the last check is long enough ago. */
  async function followIfDue(): Promise<void> {
    const nowMs = clock.monotonicMs()
    const isBegun = finalSlot !== undefined
    if (isBegun && slots.oldest() === undefined) return
    if (isBegun && nowMs - checkedMs < options.periodMs && !seemsOrphaned()) return
    await follow()
    checkedMs = nowMs
  }

  /**
   * Lists confirmed blocks. Empty if the node has deleted the first of them; the next call continues after
   * the deleted blocks.
   */
  async function listBlocks(first: Slot, last: Slot, finalized: Slot): Promise<readonly Slot[]> {
    try {
      return await rpc.call(blocksCall(first, last))
    } catch (error) {
      if (kindOfFailure(error) !== 'cleaned-up') throw error
      await skipDeleted(first, finalized)
      return []
    }
  }

  /**
   * Skips slots whose blocks the node has deleted. Their rows stay, because it can't be determined any more
   * whether they are orphaned.
   */
  async function skipDeleted(first: Slot, finalized: Slot): Promise<void> {
    const oldest = await rpc.call(firstAvailableBlockCall)
    finalSlot = Math.min(finalized, Math.max(first, oldest - 1))
    slots.final(finalSlot)
    log.warn({ from: first, to: finalSlot }, 'finality: blocks deleted by the node before the check, skipped')
  }

  async function rollBack(orphanedSlots: readonly Slot[], newest: Slot): Promise<void> {
    const sightings = slots.sightings()
    await pipeline.committed() // the rollback must find all rows of these slots
    const oldest = Math.min(...orphanedSlots)
    const orphaned: OrphanedSlots = {
      slots: orphanedSlots,
      protocols: ids,
      sinceAt: slotClock.timeOf(oldest) - clockSlackSeconds,
    }
    const rows = await retryable(reader.readSlotRows(orphaned), "Can't read the database")
    counters.deadSlots += orphanedSlots.length
    if (rows.transactions.length + rows.accounts.length > 0) {
      const won = await readWinningChain(options, rows, orphaned)
      if (won.asOf !== undefined && won.asOf < newest)
        throw new RetryableError('The Solana RPC is behind the winning fork.')
      pipeline.addRollback({ orphaned, ...won })
      await pipeline.committed()
      counters.undone += rows.transactions.length + rows.accounts.length
      const { transactions, accounts } = rows
      log.warn(
        { slots: orphanedSlots, transactions: transactions.length, accounts: accounts.length },
        'finality: confirmed slots orphaned, rows rolled back',
      )
    }
    // Data of these slots may have arrived since. It is rolled back by the next check.
    slots.settled(orphanedSlots, sightings)
  }

  /** While no stored slot waits for finality, everything delivered up to the usual distance from the tip is final. */
  function slotWithoutWaiting(): Slot | undefined {
    const confirmed = tip.confirmedSlot()
    if (finalSlot === undefined || confirmed === undefined || slots.oldest() !== undefined) return finalSlot
    const usuallyFinal = confirmed - usualFinalitySlots
    return Math.max(finalSlot, Math.min(usuallyFinal, options.deliveredSlot() ?? usuallyFinal))
  }

  return {
    start() {
      const own = { ...loop, name: 'finality', signal: stopping.signal }
      running = startLoop(own, Math.min(options.periodMs, lookMs), followIfDue)
    },
    statuses() {
      const detail = running?.problem()
      const state = detail === undefined ? 'live' : 'offline'
      return [{ source: 'finality', state, committedSlot: slotWithoutWaiting(), detail, counters }]
    },
    async stop() {
      stopping.abort()
      await running?.ended
    },
  }
}
