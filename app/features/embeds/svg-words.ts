import { escapeXml } from '~/lib/text/escape-xml'

/** Position and style of text in an SVG. */
interface WordStyle {
  readonly x: number
  /** Y coordinate of the text baseline, pixels. */
  readonly y: number
  /** Font size, pixels. */
  readonly size: number
  readonly fill: string
  readonly bold?: boolean
  /** Whether the text ends at `x` instead of starting at `x`. */
  readonly atEnd?: boolean
}

/**
 * Returns a line of text as SVG. The text is escaped and isolated, so that bidirectional characters in the
 * text cannot reorder the text after it.
 */
export function svgWords(
  words: string,
  { x, y, size, fill, bold = false, atEnd = false }: WordStyle,
): string {
  const weight = bold ? ' font-weight="700"' : ''
  const anchor = atEnd ? ' text-anchor="end"' : ''
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}"${weight}${anchor} unicode-bidi="isolate">${escapeXml(words)}</text>`
}

/** Truncates a text that is longer than the available space. */
export function fitted(text: string, mostCharacters: number): string {
  const characters = [...text]
  return characters.length <= mostCharacters
    ? text
    : `${characters
        .slice(0, mostCharacters - 1)
        .join('')
        .trimEnd()}…`
}
