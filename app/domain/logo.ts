const longestUrl = 2_048

/** The address of a logo, or undefined where it is none: not http(s), empty, too long, or ending in "null" (M127). */
export function logoUrl(text: string | null | undefined): string | undefined {
  if (text === null || text === undefined || text.length > longestUrl || text.endsWith('null'))
    return undefined
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined
  return new URL(text).href
}

/** Widths at which our image proxy answers logos, pixels (M128). */
export const logoWidths = [24, 48, 96] as const
export type LogoWidth = (typeof logoWidths)[number]

/** Where our own site answers a token's logo; without a width at the proxy's own choice. */
export function logoPath(mint: string, width?: LogoWidth): string {
  return width === undefined ? `/img/${mint}` : `/img/${mint}?w=${width}`
}

/** Grounds of the letters that stand for a logo. Muted; white reads on each in both themes. */
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

/** What stands for a logo that can't be shown: the first two letters or digits of a symbol, in capitals (M127); empty where it has none. */
export function logoLetters(symbol: string | null | undefined): string {
  const shown = (symbol ?? '').replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  return Array.from(shown).slice(0, 2).join('')
}

/** As many as there are; written out, so that pages need not bring the colours to count them. */
const hueCount = 8 satisfies (typeof logoHues)['length']

/** Index in `logoHues`: the same letters have the same ground everywhere. */
export function logoHueIndex(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 1), 7) % hueCount
}
