/** Size of a drawing, px. */
export interface Box {
  readonly width: number
  readonly height: number
}

/** Room for half of the line's width above and below, px. */
const marginPx = 1

/**
 * The line through values at even distances, as an SVG path; missing ones leave a gap. Values that are all alike lie in the middle.
 * Empty where nothing is known.
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
      // A step of nothing makes a point of what stands alone.
      const alone = !joins && !isKnown(index + 1)
      return `${joins ? 'L' : 'M'}${round(xOf(index))} ${round(yOf(value))}${alone ? 'h0' : ''}`
    })
    .join('')
}
