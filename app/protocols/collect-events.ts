import type { EventIdentity } from '~/domain/base/event-identity'
import type { Address } from '~/domain/base/ids'
import type { Slot, UnixSeconds } from '~/domain/base/time'
import type { ChainEvent } from '~/domain/chain/chain-event'
import { decodeBase64 } from '~/lib/text/base64'
import { toHex } from '~/solana/bytes/hex'
import { readProgramLog } from '~/solana/transaction/log-lines'
import { readSelfCpiEvents } from '~/solana/transaction/self-cpi'
import type { Instruction, Transaction } from '~/solana/transaction/transaction'
import { corrupt, type Decoded, type TransactionEvents } from './protocol'

/** Identity, slot and time of an event, the fields that all domain events share. */
export interface EventPlace extends EventIdentity {
  readonly slot: Slot
  readonly at: UnixSeconds | null
}

/** The transaction that contains an event, and the event's place in it. */
export interface EventContext {
  readonly transaction: Transaction
  /** The program's instruction that emitted the event; `undefined` if the transaction does not show it. */
  readonly emitter: Instruction | undefined
  /**
   * Returns the identity and time of the event. With `eventIndex` 1, returns those of a second event that the
   * event implies. `ownTime` is used if the block time is missing.
   */
  place(eventIndex?: number, ownTime?: UnixSeconds): EventPlace
}

/** Returns identity and time of an event at a path of a transaction. */
export function placeEvent(
  transaction: Transaction,
  instructionPath: string,
  eventIndex: number,
  ownTime?: UnixSeconds,
): EventPlace {
  const { signature, slot, blockTime } = transaction
  return { signature, instructionPath, eventIndex, slot, at: blockTime ?? ownTime ?? null }
}

/** Converts a decoded event to domain events. Returns an empty list if the event contains nothing new. */
export type NormalizeEvent<E> = (event: E, context: EventContext) => Decoded<readonly ChainEvent[]>

/**
 * Collects events that a program emitted by calling itself. An event with an unknown discriminator is
 * `corrupt`, because only the program itself can emit it. Such an event belongs to a newer version of the
 * program.
 */
export function collectSelfCpiEvents<E>(
  transaction: Transaction,
  programId: Address,
  decodeEvent: (data: Uint8Array) => Decoded<E>,
  normalizeEvent: NormalizeEvent<E>,
): TransactionEvents {
  const found = createFindings()
  for (const { path, data, emitter } of readSelfCpiEvents(transaction, programId)) {
    const place: EventContext['place'] = (index = 0, ownTime) => placeEvent(transaction, path, index, ownTime)
    const decoded = decodeEvent(data)
    const context = { transaction, emitter, place }
    found.add(path, data, decoded.outcome === 'ok' ? normalizeEvent(decoded.value, context) : decoded)
  }
  return { events: found.events, corrupt: found.corrupt, truncated: false }
}

/**
 * Collects events that a program printed into the log with `emit!`. The first event from log line 57 has the
 * path "log" and the index 57. Further events from the same line have the path "log.57", so that they can't
 * be confused with events from other lines.
 */
export function collectLogEvents<E>(
  transaction: Transaction,
  programId: Address,
  decodeEvent: (data: Uint8Array) => Decoded<E>,
  normalizeEvent: NormalizeEvent<E>,
): TransactionEvents {
  const found = createFindings()
  if (transaction.failed) return { events: [], corrupt: [], truncated: false }
  const { lines, truncated } = readProgramLog(transaction.logs)
  for (const { line, programId: author, kind, text } of lines) {
    if (author !== programId || kind !== 'data') continue
    const place: EventContext['place'] = (index = 0, ownTime) =>
      index === 0
        ? placeEvent(transaction, 'log', line, ownTime)
        : placeEvent(transaction, `log.${line}`, index, ownTime)
    const data = decodeBase64(text)
    const decoded = data === undefined ? corrupt('log line is not base64') : decodeEvent(data)
    const context = { transaction, emitter: undefined, place }
    const outcome = decoded.outcome === 'ok' ? normalizeEvent(decoded.value, context) : decoded
    found.add(`log.${line}`, data ?? new TextEncoder().encode(text), outcome)
  }
  return { events: found.events, corrupt: found.corrupt, truncated }
}

/** Splits outcomes into events and corrupt data. */
function createFindings() {
  const events: ChainEvent[] = []
  const corrupt: TransactionEvents['corrupt'][number][] = []
  return {
    events,
    corrupt,
    add(instructionPath: string, data: Uint8Array, outcome: Decoded<readonly ChainEvent[]>): void {
      if (outcome.outcome === 'ok') events.push(...outcome.value)
      else corrupt.push({ instructionPath, reason: reasonOf(outcome, data), data })
    },
  }
}

/** Returns the reason why an event of the program could not be decoded. */
function reasonOf(outcome: Exclude<Decoded<unknown>, { outcome: 'ok' }>, data: Uint8Array): string {
  return outcome.outcome === 'corrupt' ? outcome.reason : `unknown event ${toHex(data.subarray(0, 8))}`
}
