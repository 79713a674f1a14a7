import type { PeerRecord } from './peers'

interface WideInteger {
  toNumber(): number
  toString(radix: number): string
}

/**
 * Converts the record of a peer library so that it can be compared with Sextant's result. Keys become base58
 * strings, wide integers become decimal strings, and names become strings.
 */
export function plainRecord(record: PeerRecord): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([name, field]) => [name, plainField(name, field)]))
}

function plainField(name: string, field: unknown): unknown {
  if (name === 'name' && isByteArray(field))
    return Buffer.from(field)
      .toString('utf8')
      .replace(/[\0 ]+$/, '')
  if (Array.isArray(field)) return field.map((item) => plainField('', item))
  if (typeof field === 'bigint') return field.toString()
  if (typeof field !== 'object' || field === null) return field
  if ('toBase58' in field && typeof field.toBase58 === 'function') return field.toBase58()
  if (isWideInteger(field)) return field.toString(10)
  return plainRecord(field as PeerRecord) // nested struct or enum
}

function isByteArray(field: unknown): field is number[] {
  return Array.isArray(field) && field.every((item) => typeof item === 'number')
}

function isWideInteger(field: object): field is WideInteger {
  return 'toNumber' in field && 'bitLength' in field
}
