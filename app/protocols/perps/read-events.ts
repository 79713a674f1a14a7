import type { Address } from '~/domain/base/ids'
import { toUnixSeconds } from '~/domain/base/time'
import type { ChainEvent } from '~/domain/chain/chain-event'
import { decodeBase64 } from '~/lib/text/base64'
import type { AddressReader } from '~/solana/address/address-reader'
import { type ProgramLogLine, readProgramLog } from '~/solana/transaction/log-lines'
import type { Transaction } from '~/solana/transaction/transaction'
import { placeEvent } from '../collect-events'
import type { TransactionEvents } from '../protocol'
import type { EventDecoder } from './decode-event'
import type { PerpsEvent } from './event-layout'
import type { NormalizeEvent } from './normalize'
import { collectOrders } from './transaction-orders'

type CorruptEvent = TransactionEvents['corrupt'][number]

/** What the readers of one venue's logs consist of. */
export interface LogReaderParts {
  readonly programId: Address
  readonly decoder: EventDecoder<PerpsEvent>
  readonly normalizeEvent: NormalizeEvent
}

/** Reads the events of one venue from a transaction. */
export type ReadEvents = (transaction: Transaction, addressAt: AddressReader) => TransactionEvents

/**
 * Creates a reader for the events in a transaction's log, in order. Fills and placed orders follow
 * `Program log:`, all other events follow `Program data:`. A line is only read if the venue's program itself is
 * running. The index of an event is its line number.
 */
export function createEventReader({ programId, decoder, normalizeEvent }: LogReaderParts): ReadEvents {
  return (transaction, addressAt) => {
    if (transaction.failed) return { events: [], corrupt: [], truncated: false }
    const log = readProgramLog(transaction.logs)
    const found: { readonly line: number; readonly bytes: Uint8Array; readonly event: PerpsEvent }[] = []
    const corrupt: CorruptEvent[] = []
    const report = (line: number, reason: string, data: Uint8Array) =>
      corrupt.push({ instructionPath: `log.${line}`, reason, data })

    for (const line of log.lines) {
      if (line.programId !== programId) continue
      const bytes = payloadOf(line, decoder)
      if (bytes === undefined) continue
      const decoded = decoder.decodeEvent(bytes, addressAt)
      if (decoded.outcome === 'ok') found.push({ line: line.line, bytes, event: decoded.value })
      else if (decoded.outcome === 'corrupt') report(line.line, decoded.reason, bytes)
    }

    const orders = collectOrders(found.map(({ event }) => event))
    const events: ChainEvent[] = []
    for (const { line, bytes, event } of found) {
      const place = placeEvent(transaction, 'log', line, toUnixSeconds(event.fields.ts))
      const normalized = normalizeEvent(event, place, orders)
      if (normalized.outcome === 'ok') events.push(normalized.value)
      else if (normalized.outcome === 'corrupt') report(line, normalized.reason, bytes)
    }
    return { events, corrupt, truncated: log.truncated }
  }
}

/** Returns the bytes of a line; `undefined` for plain text, which most `Program log:` lines contain. */
export function payloadOf(
  { kind, text }: ProgramLogLine,
  { isEvent }: Pick<EventDecoder<unknown>, 'isEvent'>,
): Uint8Array | undefined {
  const bytes = decodeBase64(text)
  if (kind === 'data') return bytes ?? new TextEncoder().encode(text)
  return bytes !== undefined && isEvent(bytes) ? bytes : undefined
}
