import { expect, test } from 'vitest'
import { cleanSearch } from './search-text'

test('a search text is trimmed, and what no name can hold counts as a blank', () => {
  expect(cleanSearch('  bonk ')).toBe('bonk')
  expect(cleanSearch('\0')).toBe('')
  expect(cleanSearch('a\0b')).toBe('a b')
  expect(cleanSearch('a\ud800')).toBe('a')
})

test('a search text is cut between characters, however many units they have', () => {
  expect(cleanSearch('🐕🐕🐕', 2)).toBe('🐕🐕')
  expect(cleanSearch('ab cd', 3)).toBe('ab')
})
