import type { Slot } from '~/domain/base/time'
import type { Pipeline } from '~/indexer/pipeline/pipeline'
import type { SlotClock } from '~/indexer/pipeline/slot-clock'
import type { SlotWatch } from '~/indexer/pipeline/slot-watch'
import { RetryableError, retryable } from '~/lib/async/retryable-error'
import type { Log } from '~/lib/log'
import type { Protocol } from '~/protocols/protocol'
import { blocksCall, finalizedSlotCall, firstAvailableBlockCall, mostBlocksListed } from '~/solana/rpc/blocks'
import type { RpcClient } from '~/solana/rpc/rpc-client'
import { kindOfFailure } from '~/solana/rpc/rpc-error'
import type { CursorMove } from '~/store/batch/batch'
import { finalityOf, type OrphanedSlots } from '~/store/batch/orphaned-slots'
import type { IndexStateReader } from '~/store/read/read-index-state'
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
  readonly periodMs: number
  readonly log: Log
  readonly loop: LoopBasis
}

/** Maximum difference between an estimated slot time and the chain's clock, seconds. */
const clockSlackSeconds = 120

/**
 * Tracks which slots become final. Rows are written as soon as their slot is confirmed, although a fork may
 * still orphan that slot. A slot that is not final yet must be in the list of confirmed blocks. If it is
 * missing there, it is orphaned: its rows are replaced by the winning chain's state of the same accounts and
 * transactions.
 */
export function createFinality(options: FinalityOptions): Source {
  const { protocols, rpc, pipeline, reader, slots, slotClock, readCursor, log, loop } = options
  const ids = protocols.map(({ id }) => id)
  const stopping = new AbortController()
  const counters = { deadSlots: 0, undone: 0 }
  let finalSlot: Slot | undefined
  let running: Loop | undefined

  /**
   * Adds the slots that the previous process wrote and that were not final at that time. Returns the slot at
   * which to start.
   */
  async function begin(finalized: Slot): Promise<Slot> {
    const cursors = await Promise.all(ids.map((id) => readCursor(finalityOf(id))))
    const known = cursors.filter((cursor) => cursor !== undefined)
    if (known.length === 0) return finalized
    const oldest = known.reduce((left, right) => (left.slot <= right.slot ? left : right))
    const sinceAt = (oldest.at ?? slotClock.timeOf(oldest.slot)) - clockSlackSeconds
    const after = Math.max(oldest.slot, finalized - mostBlocksListed / 2)
    const stored = reader.readSlotsAfter({ after, sinceAt })
    for (const slot of await retryable(stored, "Can't read the database")) slots.saw(slot)
    return after
  }

  async function follow(): Promise<void> {
    const finalized = await rpc.call(finalizedSlotCall)
    if (finalSlot === undefined) {
      finalSlot = await begin(finalized)
      slots.final(finalSlot)
    }
    const last = Math.min(finalSlot + mostBlocksListed, finalized + mostBlocksListed / 2)
    if (last <= finalSlot) return // The current node is far behind the node that the previous process used.
    const blocks = await listBlocks(finalSlot + 1, last, finalized)
    const newest = blocks.at(-1)
    // A node that is behind the previously used node can't show which slots are orphaned.
    if (newest === undefined || newest < finalized) return
    const alive = new Set(blocks)
    const orphaned = slots.upTo(newest).filter((slot) => !alive.has(slot))
    if (orphaned.length > 0) await rollBack(orphaned, newest)
    if (finalized <= finalSlot) return
    finalSlot = finalized
    slots.final(finalized)
    const at = slotClock.timeNear(finalized)
    for (const id of ids) {
      pipeline.addEvents({ events: [], cursors: [{ source: finalityOf(id), slot: finalized, at }] })
    }
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
    slots.settled(orphanedSlots)
  }

  return {
    start() {
      const own = { ...loop, name: 'finality', signal: stopping.signal }
      running = startLoop(own, options.periodMs, follow)
    },
    statuses() {
      const detail = running?.problem()
      const state = detail === undefined ? 'live' : 'offline'
      return [{ source: 'finality', state, committedSlot: finalSlot, detail, counters }]
    },
    async stop() {
      stopping.abort()
      await running?.ended
    },
  }
}
