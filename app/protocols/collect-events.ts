import type { ChainEvent, EventIdentity } from '~/domain/chain-event'
import type { Address } from '~/domain/ids'
import type { Slot, UnixSeconds } from '~/domain/time'
import { toHex } from '~/solana/hex'
import { readSelfCpiEvents } from '~/solana/self-cpi'
import type { Instruction, Transaction } from '~/solana/transaction'
import type { Decoded, TransactionEvents } from './protocol'

/** Where an event stands, as every domain event says it. */
export interface EventPlace extends EventIdentity {
  readonly slot: Slot
  readonly at: UnixSeconds | null
}

/** What surrounds an event in its transaction. */
export interface EventContext {
  readonly transaction: Transaction
  /** The program's instruction that emitted it; undefined where the transaction does not show it. */
  readonly emitter: Instruction | undefined
  /** Identity and time of the event, or of a second one that it implies (`eventIndex` 1). `ownTime` fills in for a missing block time. */
  place(eventIndex?: number, ownTime?: UnixSeconds): EventPlace
}

/** Identity and time of an event at a path of a transaction. */
export function placeEvent(
  transaction: Transaction,
  instructionPath: string,
  eventIndex: number,
  ownTime?: UnixSeconds,
): EventPlace {
  const { signature, slot, blockTime } = transaction
  return { signature, instructionPath, eventIndex, slot, at: blockTime ?? ownTime ?? null }
}

/** Domain events that one decoded event stands for; none for an event that says nothing new. */
export type NormalizeEvent<E> = (event: E, context: EventContext) => Decoded<readonly ChainEvent[]>

/**
 * Events that a program emitted by calling itself. An unknown discriminator goes to `corrupt` as well: it is the
 * program's own word, so it means a version of it that we do not know yet.
 */
export function collectSelfCpiEvents<E>(
  transaction: Transaction,
  programId: Address,
  decodeEvent: (data: Uint8Array) => Decoded<E>,
  normalizeEvent: NormalizeEvent<E>,
): TransactionEvents {
  const events: ChainEvent[] = []
  const corrupt: TransactionEvents['corrupt'][number][] = []
  for (const { path, data, emitter } of readSelfCpiEvents(transaction, programId)) {
    const place: EventContext['place'] = (index = 0, ownTime) => placeEvent(transaction, path, index, ownTime)
    const decoded = decodeEvent(data)
    const normalized =
      decoded.outcome === 'ok' ? normalizeEvent(decoded.value, { transaction, emitter, place }) : decoded
    if (normalized.outcome === 'ok') events.push(...normalized.value)
    else corrupt.push({ instructionPath: path, reason: reasonOf(normalized, data), data })
  }
  return { events, corrupt, truncated: false }
}

/** Why an event of ours became nothing. */
export function reasonOf(outcome: Exclude<Decoded<unknown>, { outcome: 'ok' }>, data: Uint8Array): string {
  return outcome.outcome === 'corrupt' ? outcome.reason : `unknown event ${toHex(data.subarray(0, 8))}`
}
