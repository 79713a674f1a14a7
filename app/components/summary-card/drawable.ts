/** Characters of the font's Latin subset that texts use. */
const lettersOfFont =
  /^[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201d\u2022\u2026\u203a\u20ac\u2122\u2212]$/u

/** Warning signs are removed, because the font has no glyph for them. */
const signs = /⚠\s*/gu

/**
 * Replaces characters that the font lacks with `?`. Removing them could make a name look like another
 * token's.
 */
export function drawable(text: string): string {
  return [...text.replaceAll(signs, '')]
    .map((character) => (lettersOfFont.test(character) ? character : '?'))
    .join('')
}
