import fc from 'fast-check'
import { expect, test } from 'vitest'
import { displayText, textLimits } from './token-text'

test.each([
  ['keeps plain text', 'Jito Staked SOL', 'Jito Staked SOL'],
  ['removes direction marks', '\u202eCDSU', 'CDSU'],
  ['removes zero-width characters', 'U\u200bS\u200dD\ufeffC', 'USDC'],
  ['removes control characters and collapses blanks', ' a\u0000b \n\t c\u00a0\u00a0d ', 'ab c d'],
  ['removes tag characters', 'SOL\u{e0041}\u{e007f}', 'SOL'],
  ['removes lone surrogates', 'a\ud800b', 'ab'],
  ['removes blank letters', '\u3164\u2800x', 'x'],
  ['composes text', 'Cafe\u0301', 'Caf\u00e9'],
  ['keeps at most two marks in a row', `x${'\u0301'.repeat(30)}`, 'x\u0301\u0301'],
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
