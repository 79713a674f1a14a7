import { crc32 as nativeCrc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { crc32, portableCrc32 } from './crc32'

const known: readonly [string, number][] = [
  ['', 0],
  ['123456789', 0xcbf43926], // Check value in the catalogue entry of CRC-32.
  ['IEND', 0xae426082], // Every PNG file ends with these four bytes, the CRC-32 of `IEND`.
]

test.each(known)('computes crc32("%s") as %i, natively and in JavaScript', (text, crc) => {
  const bytes = Buffer.from(text, 'latin1')
  expect([crc32(bytes), portableCrc32(bytes)]).toEqual([crc, crc])
})

test('the native and the JavaScript CRC-32 are equal for any byte', () => {
  const bytes = Uint8Array.from({ length: 4_096 }, (_, index) => (index * 167) ^ (index >> 8))
  expect(portableCrc32(bytes)).toBe(crc32(bytes))
})

test('uses the native CRC-32 of Node if there is one', () => {
  expect(crc32 === portableCrc32).toBe(nativeCrc32 === undefined)
})
