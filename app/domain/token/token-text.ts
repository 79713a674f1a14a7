/** Maximum lengths of displayed strings, in graphemes. */
export const textLimits = { name: 32, symbol: 10 } as const

/**
 * Maximum number of UTF-16 code units of an untrusted string. A longer string is cut before any other step,
 * so that the work is limited.
 */
const longestInput = 512

const longestMarkRun = 2

const segmenter = new Intl.Segmenter('en-US', { granularity: 'grapheme' })

/**
 * Matches control and format characters (bidi, joiners, zero width, tags), private use characters, lone
 * surrogates and unassigned characters.
 */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu

/** Matches letters without a visible glyph: Hangul fillers and the braille blank. */
const blankLetters = /[\u115f\u1160\u3164\uffa0\u2800]/g

/** Matches printable ASCII words with single spaces between them. Such text is safe and has one grapheme per character. */
const plainWords = /^[!-~]+(?: [!-~]+)*$/

/**
 * Makes an issuer's text safe to display. The result is in NFC and has no invisible or direction-changing
 * characters, only single spaces, at most `limit` graphemes and at most two consecutive combining marks.
 * Returns `undefined` if nothing is left to show. A second call changes nothing.
 */
export function displayText(text: string | null | undefined, limit: number): string | undefined {
  if (text === null || text === undefined) return undefined
  // Nearly all tokens have such a text, and the general way takes about 50 times as long.
  if (plainWords.test(text)) return text.slice(0, limit).trimEnd()
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
 * Keeps the first combining marks of each sequence of marks. It uses a loop, because a regular expression
 * with a counted repetition would take quadratic time on a text of marks.
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
