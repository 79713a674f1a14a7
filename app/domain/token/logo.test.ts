import { expect, test } from 'vitest'
import { logoHueIndex, logoHues, logoLetters, logoUrl } from './logo'

test('accepts only http and https addresses as logos', () => {
  expect(logoUrl('https://example.com/a b.png')).toBe('https://example.com/a%20b.png')
  expect(logoUrl('http://example.com/a.png')).toBe('http://example.com/a.png')
  const refused = [
    '',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'ipfs://x',
    'https://example.com/null',
    'https://',
  ]
  expect(refused.map(logoUrl)).toEqual(refused.map(() => undefined))
  expect(logoUrl(`https://example.com/${'a'.repeat(3000)}`)).toBeUndefined()
  expect(logoUrl(null)).toBeUndefined()
})

test.each([
  ['SOL', 'SO'],
  ['usdc', 'US'],
  ['$WIF', 'WI'],
  ['X', 'X'],
  ['狗狗币', '狗狗'],
  ['𝒜𝒷𝒸', '𝒜𝒷'],
  ['ß1', 'SS'],
  ['-', ''],
  [null, ''],
  [undefined, ''],
])('reduces %s to the letters %s', (symbol, letters) => {
  expect(logoLetters(symbol)).toBe(letters)
})

test('gives equal letters the same colour and uses all colours', () => {
  expect(logoHueIndex('SO')).toBe(logoHueIndex(logoLetters('sol')))
  const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const used = new Set(alphabet.flatMap((a) => alphabet.map((b) => logoHueIndex(a + b))))
  expect([...used].sort()).toEqual([...logoHues.keys()])
})
