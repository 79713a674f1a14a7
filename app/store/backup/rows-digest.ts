import { createHash } from 'node:crypto'

/** Number and checksum of the rows of a table. The order of the rows does not matter. */
export interface RowsTally {
  readonly rows: number
  /** Sum of the first 128 bits of the SHA-256 of each row, modulo 2^128, hexadecimal. */
  readonly checksum: string
}

const newline = 10
const modulus = 1n << 128n

/**
 * Creates a digest of COPY rows, which arrive in blocks of any size. The checksum is a sum because PostgreSQL
 * returns rows in no fixed order. Unlike XOR, a sum detects repeated rows.
 */
export function createRowsDigest() {
  let rows = 0
  let sum = 0n
  let rest: Uint8Array = Buffer.alloc(0)

  return {
    add(block: Uint8Array): void {
      const bytes = rest.length === 0 ? Buffer.from(block) : Buffer.concat([rest, block])
      let from = 0
      for (let end = bytes.indexOf(newline); end !== -1; end = bytes.indexOf(newline, from)) {
        sum += numberOf(bytes.subarray(from, end))
        rows += 1
        from = end + 1
      }
      rest = bytes.subarray(from)
    },
    tally(): RowsTally {
      return { rows, checksum: (sum % modulus).toString(16).padStart(32, '0') }
    },
  }
}

function numberOf(row: Uint8Array): bigint {
  const hash = createHash('sha256').update(row).digest()
  return (hash.readBigUInt64BE(0) << 64n) | hash.readBigUInt64BE(8)
}
