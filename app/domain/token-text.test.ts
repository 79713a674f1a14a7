import fc from 'fast-check'
import { expect, test } from 'vitest'
import { displayText, textLimits } from './token-text'

test.each([
  ['plain text stays', 'Jito Staked SOL', 'Jito Staked SOL'],
  ['direction marks go', '\u202eCDSU', 'CDSU'],
  ['zero-width characters go', 'U\u200bS\u200dD\ufeffC', 'USDC'],
  ['control characters go and blanks collapse', ' a\u0000b \n\t c\u00a0\u00a0d ', 'ab c d'],
  ['tag characters go', 'SOL\u{e0041}\u{e007f}', 'SOL'],
  ['lone surrogates go', 'a\ud800b', 'ab'],
  ['blank letters go', '\u3164\u2800x', 'x'],
  ['text is composed', 'Cafe\u0301', 'Caf\u00e9'],
  ['only two marks in a row stay', `x${'\u0301'.repeat(30)}`, 'x\u0301\u0301'],
])('%s', (_, text, shown) => {
  expect(displayText(text, textLimits.name)).toBe(shown)
})

test('returns nothing for text without visible characters', () => {
  expect(['', ' ', '\u200b\u202e', '\u3164', null, undefined].map((text) => displayText(text, 10))).toEqual(
    Array(6).fill(undefined),
  )
})

test('measures length in graphemes', () => {
  expect(displayText('👍🏽'.repeat(20), textLimits.symbol)).toBe('👍🏽'.repeat(10))
  expect(displayText('x'.repeat(10_000), textLimits.name)).toBe('x'.repeat(32))
})

test('shows any text without invisible characters, within its limit, and unchanged if applied twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const shown = displayText(text, textLimits.symbol)
      if (shown === undefined) return
      expect(shown).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u)
      expect(Array.from(new Intl.Segmenter('en-US').segment(shown)).length).toBeLessThanOrEqual(10)
      expect(displayText(shown, textLimits.symbol)).toBe(shown)
    }),
    { numRuns: 2_000 },
  )
})
