import { expect, test } from 'vitest'
import { encodeBase58 } from '~/lib/text/base58'
import { createAddressParser } from './address-parser'

const addresses = Array.from({ length: 200 }, (_, index) => encodeBase58(new Uint8Array(32).fill(index + 1)))

test('returns the requested address, also if several share a cache entry', () => {
  const parse = createAddressParser(2)
  for (let round = 0; round < 3; round++) {
    for (const text of addresses) expect(parse(text)).toBe(text)
  }
})

test('rejects invalid addresses, also on repeated parsing', () => {
  const parse = createAddressParser()
  const [address = ''] = addresses
  const short = encodeBase58(new Uint8Array(31).fill(7))
  for (const text of ['', 'x', short, `${address}22`, `0${address.slice(1)}`]) {
    expect(parse(text)).toBeUndefined()
    expect(parse(text)).toBeUndefined()
  }
})
