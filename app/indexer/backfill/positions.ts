import type { UnixSeconds } from '~/domain/base/time'
import type { ProtocolId } from '~/domain/protocol/protocol'
import { retryable } from '~/lib/async/retryable-error'
import type { Protocol } from '~/protocols/protocol'
import type { RpcClient } from '~/solana/rpc/rpc-client'
import { kindOfFailure } from '~/solana/rpc/rpc-error'
import type { BatchWriter, CursorMove } from '~/store/batch/batch'
import type { SlotClock } from '../pipeline/slot-clock'
import { blockTimeCall, type ChainTip } from '../sources/chain/chain-tip'

/** Progress of one protocol's history. */
export interface Position {
  readonly protocol: Protocol
  /**
   * Oldest stored transaction. All newer ones are stored as well. `undefined`: the program has no older
   * transaction.
   */
  readonly cursor: CursorMove | undefined
  /** Time since which all events are stored. */
  readonly since: UnixSeconds
  readonly target: UnixSeconds
  /** Start time of this process. */
  readonly until: UnixSeconds
  /** Whether the node has no older signatures. */
  readonly isExhausted: boolean
}

export interface PositionsOptions {
  readonly protocols: readonly Protocol[]
  /** Length of a protocol's history to load, days. */
  readonly days: (protocol: ProtocolId) => number
  readonly writer: Pick<BatchWriter, 'readCursors'>
  readonly rpc: RpcClient
  readonly tip: ChainTip
  readonly slotClock: SlotClock
}

export interface Positions {
  /**
   * Protocols in the order in which they joined backfill. A protocol joins when its first catch-up has stored
   * its boundary.
   */
  joined(): readonly Position[]
  /**
   * Adds each protocol that has finished its first catch-up since the last call, and so has a stored cursor.
   */
  join(): Promise<void>
  move(position: Position): void
  /** Whether all protocols have joined and reached the end of their history. */
  isComplete(): boolean
}

/** Returns the name of the cursor that walks a protocol's history. */
export function historySource(protocol: ProtocolId): string {
  return `history:${protocol}`
}

export function isOver({ since, target, isExhausted }: Position): boolean {
  return isExhausted || since <= target
}

export function createPositions(options: PositionsOptions): Positions {
  const { protocols, days, writer, rpc, tip, slotClock } = options
  const positions = new Map<ProtocolId, Position>()

  async function open(
    protocol: Protocol,
    boundary: CursorMove | undefined,
    until: UnixSeconds,
  ): Promise<Position> {
    const target = until - days(protocol.id) * 86_400
    const since = boundary === undefined ? target : ((await timeOf(boundary)) ?? until)
    return { protocol, cursor: boundary, since, target, until, isExhausted: boundary === undefined }
  }

  /**
   * Requests the block time from the chain, because an estimate from the number of slots would be off by
   * hours after a month. Returns `undefined` if the node has no block time. In that case only live data
   * counts as stored, and the walk finds the older data without reading anything twice. Throws errors that
   * may disappear on a retry.
   */
  async function timeOf({ slot }: CursorMove): Promise<UnixSeconds | undefined> {
    const [outcome] = await rpc.callAll([blockTimeCall(slot)])
    const kind = outcome?.ok === false ? kindOfFailure(outcome.error) : undefined
    if (outcome?.ok === false && (kind === undefined || kind === 'limited')) throw outcome.error
    return (outcome?.ok ? outcome.value.blockTime : undefined) ?? undefined
  }

  return {
    joined: () => [...positions.values()],
    move: (position) => void positions.set(position.protocol.id, position),
    isComplete: () => positions.size === protocols.length && [...positions.values()].every(isOver),
    async join() {
      if (positions.size === protocols.length) return
      const tipSlot = tip.confirmedSlot()
      if (tipSlot === undefined) return
      const read = await retryable(writer.readCursors(), "Can't read the database")
      const cursors = new Map(read.map((cursor) => [cursor.source, cursor]))
      for (const protocol of protocols) {
        if (positions.has(protocol.id) || !cursors.has(`events:${protocol.id}`)) continue
        const boundary = cursors.get(historySource(protocol.id))
        positions.set(protocol.id, await open(protocol, boundary, slotClock.timeOf(tipSlot)))
      }
    },
  }
}
