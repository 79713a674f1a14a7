/** Part of a chart that is in view, as indexes of bars. They may have fractions, and may be beyond the bars. */
export interface BarWindow {
  readonly from: number
  readonly to: number
}

/** Least number of bars in view, and free space after the last bar, bars. */
const fewestBars = 10
const freeBars = 2
/** Width of a bar when a chart opens, pixels, and the most bars that are in view then. */
const barPx = 8
const mostAtStart = 180

/** Returns the window when a chart opens: the newest bars, at a width that can be read. */
export function startWindow(count: number, widthPx: number): BarWindow {
  const visible = Math.max(fewestBars, Math.min(mostAtStart, Math.floor(widthPx / barPx)))
  const to = count - 1 + freeBars
  return { from: to - visible, to }
}

/** Moves a window to the newest bar. */
export function atNewest({ from, to }: BarWindow, count: number): BarWindow {
  const end = count - 1 + freeBars
  return { from: end - (to - from), to: end }
}

/** Moves a window by a part of its width. At least a few bars stay in view. */
export function panned({ from, to }: BarWindow, part: number, count: number): BarWindow {
  const wanted = part * (to - from)
  const [least, most] = [fewestBars - to, count - fewestBars - from]
  const shift = Math.min(Math.max(wanted, Math.min(least, 0)), Math.max(most, 0))
  return { from: from + shift, to: to + shift }
}

/**
 * Multiplies the width of a window. If the last bar is in view, the window's right edge stays; otherwise its middle
 * does.
 */
export function zoomed({ from, to }: BarWindow, factor: number, count: number): BarWindow {
  const width = Math.max(fewestBars, Math.min((to - from) * factor, count + freeBars))
  if (to >= count - 1) return { from: to - width, to }
  const middle = (from + to) / 2
  return { from: middle - width / 2, to: middle + width / 2 }
}

/** Moves a window by the shortest way so that a bar is in view. */
export function revealed({ from, to }: BarWindow, index: number): BarWindow {
  const shift = index < from ? index - from - 1 : index > to ? index - to + 1 : 0
  return { from: from + shift, to: to + shift }
}
