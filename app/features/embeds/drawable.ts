/** Characters that texts use and that the font's Latin subset contains. */
const lettersOfFont =
  /^[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201d\u2022\u2026\u203a\u20ac\u2122\u2212]$/u

/** Pattern of warning signs. They are removed from texts, because the font has no glyph for them. */
const signs = /⚠\s*/gu

/**
 * Replaces each character that the font lacks with `?`. If characters were removed instead, a token's name
 * could look like the name of another token.
 */
export function drawable(text: string): string {
  return [...text.replaceAll(signs, '')]
    .map((character) => (lettersOfFont.test(character) ? character : '?'))
    .join('')
}
