const longestUrl = 2_048

/**
 * Returns the URL of a logo. Returns `undefined` if the string is not an http(s) URL, is empty or too long,
 * or ends in "null".
 */
export function logoUrl(text: string | null | undefined): string | undefined {
  if (text === null || text === undefined || text.length > longestUrl || text.endsWith('null'))
    return undefined
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined
  return new URL(text).href
}

/** Logo widths that our image proxy offers, pixels. */
export const logoWidths = [24, 48, 96] as const
export type LogoWidth = (typeof logoWidths)[number]

/** Returns the path of a token's logo on our site. Without `width`, the proxy chooses the size. */
export function logoPath(mint: string, width?: LogoWidth): string {
  return width === undefined ? `/img/${mint}` : `/img/${mint}?w=${width}`
}

/**
 * Background colours for the letters that replace a logo. White text is readable on each of them in both
 * themes.
 */
export const logoHues = [
  '#7B5CD6',
  '#A66318',
  '#27805F',
  '#2775CA',
  '#B5473C',
  '#6572B8',
  '#8C6A3F',
  '#367C8E',
] as const

/**
 * Returns the letters that replace a missing logo: the first two letters or digits of the symbol in capitals.
 * Empty if the symbol has none.
 */
export function logoLetters(symbol: string | null | undefined): string {
  const shown = (symbol ?? '').replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  return Array.from(shown).slice(0, 2).join('')
}

/** Number of entries in `logoHues`. It is a literal so that pages can use it without bundling the colours. */
const hueCount = 8 satisfies (typeof logoHues)['length']

/**
 * Returns the index of a background colour in `logoHues`. The same letters have the same colour everywhere.
 */
export function logoHueIndex(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 1), 7) % hueCount
}
