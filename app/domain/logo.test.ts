import { expect, test } from 'vitest'
import { logoUrl } from './logo'

test('only an http or https address is a logo', () => {
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
