import { toUnixSeconds } from '~/domain/base/time'
import type { ChainEvent } from '~/domain/chain/chain-event'
import { decodeBase64 } from '~/lib/text/base64'
import type { AddressReader } from '~/solana/address/address-reader'
import { type ProgramLogLine, readProgramLog } from '~/solana/transaction/log-lines'
import type { Transaction } from '~/solana/transaction/transaction'
import { placeEvent } from '../collect-events'
import type { TransactionEvents } from '../protocol'
import { type DriftEvent, decodeEvent, isDriftEvent } from './decode-event'
import { driftProgramId } from './layout'
import { collectPlacedOrders, normalizeEvent } from './normalize'

type CorruptEvent = TransactionEvents['corrupt'][number]

/**
 * Reads Drift's events from a transaction's log, in order. Fills and placed orders follow `Program log:`, all
 * other events follow `Program data:`. A line is only read if Drift itself is the running program. The index
 * of an event is its line number.
 */
export function readEvents(transaction: Transaction, addressAt: AddressReader): TransactionEvents {
  if (transaction.failed) return { events: [], corrupt: [], truncated: false }
  const log = readProgramLog(transaction.logs)
  const found: { readonly line: number; readonly bytes: Uint8Array; readonly event: DriftEvent }[] = []
  const corrupt: CorruptEvent[] = []
  const report = (line: number, reason: string, data: Uint8Array) =>
    corrupt.push({ instructionPath: `log.${line}`, reason, data })

  for (const line of log.lines) {
    if (line.programId !== driftProgramId) continue
    const bytes = payloadOf(line)
    if (bytes === undefined) continue
    const decoded = decodeEvent(bytes, addressAt)
    if (decoded.outcome === 'ok') found.push({ line: line.line, bytes, event: decoded.value })
    else if (decoded.outcome === 'corrupt') report(line.line, decoded.reason, bytes)
  }

  const placed = collectPlacedOrders(found.map(({ event }) => event))
  const events: ChainEvent[] = []
  for (const { line, bytes, event } of found) {
    const place = placeEvent(transaction, 'log', line, toUnixSeconds(event.fields.ts))
    const normalized = normalizeEvent(event, place, placed)
    if (normalized.outcome === 'ok') events.push(normalized.value)
    else if (normalized.outcome === 'corrupt') report(line, normalized.reason, bytes)
  }
  return { events, corrupt, truncated: log.truncated }
}

/** Returns the bytes of a line; `undefined` for plain text, which most `Program log:` lines contain. */
export function payloadOf({ kind, text }: ProgramLogLine): Uint8Array | undefined {
  const bytes = decodeBase64(text)
  if (kind === 'data') return bytes ?? new TextEncoder().encode(text)
  return bytes !== undefined && isDriftEvent(bytes) ? bytes : undefined
}
