import { escapeXml } from '~/lib/escape-xml'

/** Position and style of text in an SVG. */
interface WordStyle {
  readonly x: number
  /** Baseline y, pixels. */
  readonly y: number
  /** Font size, pixels. */
  readonly size: number
  readonly fill: string
  readonly bold?: boolean
  /** Whether the text ends at `x` instead of starting there. */
  readonly atEnd?: boolean
}

/**
 * Returns a line of text in an SVG. Text is escaped and isolated, so bidirectional characters in it cannot
 * reorder what follows.
 */
export function svgWords(
  words: string,
  { x, y, size, fill, bold = false, atEnd = false }: WordStyle,
): string {
  const weight = bold ? ' font-weight="700"' : ''
  const anchor = atEnd ? ' text-anchor="end"' : ''
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}"${weight}${anchor} unicode-bidi="isolate">${escapeXml(words)}</text>`
}

/** Truncates a text that is longer than its space. */
export function fitted(text: string, mostCharacters: number): string {
  const characters = [...text]
  return characters.length <= mostCharacters
    ? text
    : `${characters
        .slice(0, mostCharacters - 1)
        .join('')
        .trimEnd()}…`
}
