/** Size of the drawing, px. */
export interface Box {
  readonly width: number
  readonly height: number
}

/** Space above and below the line, px. It makes room for half of the line's width. */
const marginPx = 1

/**
 * Returns the SVG path of a line through equally spaced values. Missing values leave a gap. Equal values are
 * centred vertically. The path is empty if no value is known.
 */
export function sparklinePath(values: readonly (number | null)[], { width, height }: Box): string {
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return ''
  const least = Math.min(...known)
  const span = Math.max(...known) - least
  const xOf = (index: number) => (values.length === 1 ? width / 2 : (index / (values.length - 1)) * width)
  const room = height - 2 * marginPx
  const yOf = (value: number) => (span === 0 ? height / 2 : marginPx + room * (1 - (value - least) / span))
  const round = (length: number) => `${Math.round(length * 10) / 10}`
  return values
    .map((value, index) => {
      if (value === null) return ''
      const isKnown = (place: number) => typeof values[place] === 'number'
      const joins = isKnown(index - 1)
      // A line of zero length draws an isolated value as a point.
      const alone = !joins && !isKnown(index + 1)
      return `${joins ? 'L' : 'M'}${round(xOf(index))} ${round(yOf(value))}${alone ? 'h0' : ''}`
    })
    .join('')
}
