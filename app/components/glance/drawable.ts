/** What the Latin subset of the shipped font has, as far as texts use it. */
const lettersOfFont =
  /^[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201d\u2022\u2026\u203a\u20ac\u2122\u2212]$/u

/** Warning signs are drawn without their glyph, which the font does not have. */
const signs = /⚠\s*/gu

/** A text in letters that the font has. Another script's letter leaves its place: without it a name could read like somebody else's. */
export function drawable(text: string): string {
  return [...text.replaceAll(signs, '')]
    .map((character) => (lettersOfFont.test(character) ? character : '?'))
    .join('')
}
