/** Longest displayed texts, in graphemes. */
export const textLimits = { name: 32, symbol: 10 } as const

/**
 * Maximum number of UTF-16 code units of untrusted text. Longer text is cut first, so that the work is
 * bounded.
 */
const longestInput = 512

const longestMarkRun = 2

const segmenter = new Intl.Segmenter('en-US', { granularity: 'grapheme' })

/**
 * Control and format characters (bidi, joiners, zero width, tags), private use, lone surrogates, unassigned.
 */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu

/** Letters without a visible glyph: Hangul fillers and the braille blank. */
const blankLetters = /[\u115f\u1160\u3164\uffa0\u2800]/g

/**
 * Makes an issuer's text safe to display: NFC, without invisible or direction-changing characters, single
 * spaces, at most `limit` graphemes, at most two combining marks in a row. `undefined`: nothing is left to
 * show. Idempotent.
 */
export function displayText(text: string | null | undefined, limit: number): string | undefined {
  if (text === null || text === undefined) return undefined
  const visible = text
    .slice(0, longestInput)
    .replace(/\p{Z}|[\t\n\r]/gu, ' ')
    .replace(invisible, '')
    .replace(blankLetters, '')
    .normalize('NFC')
  const words = limitMarks(visible).split(' ').filter(Boolean).join(' ')
  const shown = Array.from(segmenter.segment(words), (part) => part.segment)
    .slice(0, limit)
    .join('')
    .trimEnd()
  return shown === '' ? undefined : shown
}

/**
 * Keeps the first combining marks of each run. Uses a loop, because a regular expression with a counted run
 * would take quadratic time on a text of marks.
 */
function limitMarks(text: string): string {
  let kept = ''
  let run = 0
  for (const character of text) {
    run = /\p{M}/u.test(character) ? run + 1 : 0
    if (run <= longestMarkRun) kept += character
  }
  return kept
}
