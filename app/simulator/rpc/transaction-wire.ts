import { createHash } from 'node:crypto'
import { invariant } from '~/lib/invariant'
import { decodeBase58, encodeBase58 } from '~/lib/text/base58'
import type { LedgerTransaction } from '../ledger'
import { invalidParams } from './node-error'

/**
 * Encodes a transaction in wire format: signatures, then the legacy or v0 message (`solana-message`,
 * `versions/v0`). Throws for later versions, which are served as JSON only.
 */
export function transactionWireBytes(transaction: LedgerTransaction): Uint8Array {
  if (transaction.version !== 'legacy' && transaction.version !== 0)
    throw invalidParams(
      `Transactions of version ${transaction.version} are served in json and jsonParsed only`,
    )
  const bytes: number[] = []
  const signatures = signaturesOf(transaction)
  pushCompact(bytes, signatures.length)
  for (const signature of signatures) bytes.push(...requireBytes(signature, 64))
  if (transaction.version === 0) bytes.push(0x80)
  const { requiredSignatures, readonlySigned, readonlyUnsigned } = transaction.header
  bytes.push(requiredSignatures, readonlySigned, readonlyUnsigned)
  pushCompact(bytes, transaction.staticKeys.length)
  for (const key of transaction.staticKeys) bytes.push(...requireBytes(key, 32))
  bytes.push(...requireBytes(transaction.recentBlockhash, 32))
  pushCompact(bytes, transaction.instructions.length)
  for (const instruction of transaction.instructions) {
    bytes.push(instruction.programIdIndex)
    pushBytes(bytes, instruction.accountIndexes)
    pushBytes(bytes, instruction.data)
  }
  if (transaction.version === 0) pushLookups(bytes, transaction.lookupTables)
  return Uint8Array.from(bytes)
}

/**
 * Returns all signatures of a transaction. The ledger stores only the first signature. The signatures of
 * co-signers are derived from it. They are well-formed and never change, but they are not valid.
 */
export function signaturesOf(transaction: LedgerTransaction): readonly string[] {
  const cosigners = Math.max(0, transaction.header.requiredSignatures - 1)
  return [
    transaction.signature,
    ...Array.from({ length: cosigners }, (_, index) => derive(transaction.signature, index)),
  ]
}

function derive(signature: string, index: number): string {
  return encodeBase58(createHash('sha512').update(`${signature}:${index}`).digest())
}

function pushLookups(bytes: number[], tables: LedgerTransaction['lookupTables']): void {
  pushCompact(bytes, tables.length)
  for (const table of tables) {
    bytes.push(...requireBytes(table.key, 32))
    pushBytes(bytes, table.writableIndexes)
    pushBytes(bytes, table.readonlyIndexes)
  }
}

function pushBytes(bytes: number[], content: ArrayLike<number>): void {
  pushCompact(bytes, content.length)
  for (let index = 0; index < content.length; index += 1) bytes.push(content[index] ?? 0)
}

/** Writes a number as Solana's compact-u16: seven bits per byte, low bits first. */
function pushCompact(bytes: number[], value: number): void {
  let rest = value
  while (rest > 0x7f) {
    bytes.push((rest & 0x7f) | 0x80)
    rest >>= 7
  }
  bytes.push(rest)
}

function requireBytes(text: string, length: number): Uint8Array {
  const bytes = decodeBase58(text)
  invariant(bytes?.length === length, `${text} is not base58 of ${length} bytes`)
  return bytes
}
