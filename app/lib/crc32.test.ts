import { expect, test } from 'vitest'
import { crc32 } from './crc32'

test.each([
  ['', 0],
  ['123456789', 0xcbf43926], // check value of the algorithm's catalogue entry
  ['IEND', 0xae426082], // the last four bytes of every PNG
])('computes crc32("%s") as %i', (text, crc) => {
  expect(crc32(Buffer.from(text, 'latin1'))).toBe(crc)
})
