import { expect, test } from 'vitest'
import { mayBeginAddress, parseAddress, parseSignature } from './parse-id'

test.each([
  'So11111111111111111111111111111111111111112',
  '11111111111111111111111111111111',
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
])('accepts the address %s', (text) => {
  expect(parseAddress(text)).toBe(text)
})

test.each([
  ['nothing', ''],
  ['31 bytes', '1111111111111111111111111111111'],
  ['33 zero bytes', '111111111111111111111111111111111'],
  ['a number of 33 bytes in 44 characters', 'zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz'],
  ['a letter that is not base58', 'So1111111111111111111111111111111111111111O'],
  ['a space around it', ' So11111111111111111111111111111111111111112'],
  ['a page of text', 'S'.repeat(1_000_000)],
])('rejects %s as an address', (_, text) => {
  expect(parseAddress(text)).toBeUndefined()
})

test.each([
  ['So11', true],
  ['So1', false],
  ['So1O', false],
  ['So1 1', false],
  ['S'.repeat(43), true],
  ['S'.repeat(44), false],
])('%s may begin an address: %s', (text, isBeginning) => {
  expect(mayBeginAddress(text, 4)).toBe(isBeginning)
})

test('accepts a signature of 64 bytes and rejects shorter or longer ones', () => {
  const signature = 'XbXyUniNYySCWreUPhqtnXXDtyVXvFnCqAdQupwfzT332biDHq6oBgT1wfdrZ1KhjeEWM5W25YUMn815P76eVfZ'
  expect(parseSignature(signature)).toBe(signature)
  expect(parseSignature(signature.slice(1))).toBeUndefined()
  expect(parseSignature(`1${signature}`)).toBeUndefined()
  expect(parseSignature('So11111111111111111111111111111111111111112')).toBeUndefined()
})
