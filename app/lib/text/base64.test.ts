import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeBase64, encodeBase64 } from './base64'

test('decodes the test vectors of RFC 4648', () => {
  expect(decodeBase64('')).toEqual(Buffer.from(''))
  expect(decodeBase64('Zg==')).toEqual(Buffer.from('f'))
  expect(decodeBase64('Zm9vYmE=')).toEqual(Buffer.from('fooba'))
  expect(encodeBase64(new TextEncoder().encode('foobar'))).toBe('Zm9vYmFy')
})

test('returns undefined for anything but padded standard base64', () => {
  for (const text of [
    'Zg',
    'Zg=',
    'Z===',
    'Zm9v!mE=',
    'Zm9v YmE=',
    'Zm9v-_==',
    'Instruction: FillPerpOrder',
  ]) {
    expect(decodeBase64(text), text).toBeUndefined()
  }
})

test('decodes what it encoded', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(new Uint8Array(decodeBase64(encodeBase64(bytes)) ?? [])).toEqual(bytes)
    }),
  )
})
