import { expect, test } from 'vitest'
import { cleanSearch } from './clean-search'

test('trims a search text and treats invalid characters as spaces', () => {
  expect(cleanSearch('  bonk ')).toBe('bonk')
  expect(cleanSearch('\0')).toBe('')
  expect(cleanSearch('a\0b')).toBe('a b')
  expect(cleanSearch('a\ud800')).toBe('a')
})

test('cuts a search text between characters, even if they have several code units', () => {
  expect(cleanSearch('🐕🐕🐕', 2)).toBe('🐕🐕')
  expect(cleanSearch('ab cd', 3)).toBe('ab')
})
