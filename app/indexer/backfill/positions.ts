import type { ProtocolId } from '~/domain/protocol'
import type { UnixSeconds } from '~/domain/time'
import { retryable } from '~/lib/retryable-error'
import type { Protocol } from '~/protocols/protocol'
import type { RpcClient } from '~/solana/rpc-client'
import { kindOfFailure } from '~/solana/rpc-error'
import type { BatchWriter, CursorMove } from '~/store/batch'
import type { SlotClock } from '../pipeline/slot-clock'
import { blockTimeCall, type ChainTip } from '../sources/chain-tip'

/** How far one protocol's history is in the store. */
export interface Position {
  readonly protocol: Protocol
  /** Everything from this transaction on is in; undefined = the program has no older transaction. */
  readonly cursor: CursorMove | undefined
  /** Everything from this time on is in. */
  readonly since: UnixSeconds
  readonly target: UnixSeconds
  /** The time at which this process began. */
  readonly until: UnixSeconds
  /** The node knows of nothing older. */
  readonly isExhausted: boolean
}

export interface PositionsOptions {
  readonly protocols: readonly Protocol[]
  /** How far back a protocol's history is to go. */
  readonly days: (protocol: ProtocolId) => number
  readonly writer: Pick<BatchWriter, 'readCursors'>
  readonly rpc: RpcClient
  readonly tip: ChainTip
  readonly slotClock: SlotClock
}

export interface Positions {
  /** Protocols that can be walked, in the order in which they came: those whose first catch-up has left its seam. */
  joined(): readonly Position[]
  /** Looks for protocols that have left their seam by now. */
  join(): Promise<void>
  move(position: Position): void
  /** Nothing is left to do, for any protocol. */
  isComplete(): boolean
}

/** Name of the cursor that goes through a protocol's history. */
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
    seam: CursorMove | undefined,
    until: UnixSeconds,
  ): Promise<Position> {
    const target = until - days(protocol.id) * 86_400
    const since = seam === undefined ? target : ((await timeOf(seam)) ?? until)
    return { protocol, cursor: seam, since, target, until, isExhausted: seam === undefined }
  }

  /**
   * Counting slots would be off by hours after a month: the chain is asked. Undefined where the node can't say: then only the present is
   * known to be in, and the walk finds out the rest without reading anything twice. Throws what may work later.
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
      const read = await retryable(writer.readCursors(), 'The database cannot be read')
      const cursors = new Map(read.map((cursor) => [cursor.source, cursor]))
      for (const protocol of protocols) {
        if (positions.has(protocol.id) || !cursors.has(`events:${protocol.id}`)) continue
        const seam = cursors.get(historySource(protocol.id))
        positions.set(protocol.id, await open(protocol, seam, slotClock.timeOf(tipSlot)))
      }
    },
  }
}
