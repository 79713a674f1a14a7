import { escapeXml } from '~/lib/escape-xml'

/** How words stand in a drawing. */
interface WordStyle {
  readonly x: number
  /** Of the line that letters stand on. */
  readonly y: number
  /** px. */
  readonly size: number
  readonly fill: string
  readonly bold?: boolean
  /** Ends at `x` instead of beginning there. */
  readonly atEnd?: boolean
}

/** A line of words in an SVG drawing, whatever is in them; nothing of what comes after can be turned around by them. */
export function svgWords(
  words: string,
  { x, y, size, fill, bold = false, atEnd = false }: WordStyle,
): string {
  const weight = bold ? ' font-weight="700"' : ''
  const anchor = atEnd ? ' text-anchor="end"' : ''
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}"${weight}${anchor} unicode-bidi="isolate">${escapeXml(words)}</text>`
}

/** The beginning of a text where it is longer than there is room for. */
export function fitted(text: string, mostCharacters: number): string {
  const characters = [...text]
  return characters.length <= mostCharacters
    ? text
    : `${characters
        .slice(0, mostCharacters - 1)
        .join('')
        .trimEnd()}…`
}
