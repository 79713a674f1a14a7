import { invariant } from '~/lib/invariant'

/** Style of a line in the chart. Lines always differ by more than their colour. */
export interface SeriesStyle {
  /** CSS colour of the series, from the theme. */
  readonly tone: 's1' | 's2' | 's3' | 's4' | 's5' | 's6' | 's7' | 's8'
  /** Lengths of dashes and gaps, pixels. An empty list is a solid line. */
  readonly dash: string
  readonly mark: Mark
}

/** Mark of a line: a shape about 8 px in size, centred on the origin. */
export interface Mark {
  readonly path: string
  /** Whether the mark is filled. `false`: the mark is an outline. */
  readonly filled: boolean
}

const disc: Mark = { path: 'M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z', filled: true }
const square: Mark = { path: 'M-3.2-3.2h6.4v6.4h-6.4z', filled: true }
const triangle: Mark = { path: 'M0-4 3.8 3H-3.8z', filled: true }
const diamond: Mark = { path: 'M0-4.4 4.4 0 0 4.4-4.4 0z', filled: true }
const cross: Mark = { path: 'M-3.6-3.6 3.6 3.6M3.6-3.6-3.6 3.6', filled: false }
const ring: Mark = { path: disc.path, filled: false }
const plus: Mark = { path: 'M-4.2 0H4.2M0-4.2V4.2', filled: false }
const frame: Mark = { path: square.path, filled: false }

/** The eight styles of chart lines. Further series repeat the styles. */
const cycle: readonly SeriesStyle[] = [
  { tone: 's1', dash: '', mark: disc },
  { tone: 's2', dash: '7 3', mark: square },
  { tone: 's3', dash: '2 3', mark: triangle },
  { tone: 's6', dash: '9 3 2 3', mark: diamond },
  { tone: 's5', dash: '4 2', mark: cross },
  { tone: 's4', dash: '12 4', mark: ring },
  { tone: 's7', dash: '5 2 1 2', mark: plus },
  { tone: 's8', dash: '1 3', mark: frame },
]

/** Returns the line style of the series at an index. The first index is 0. */
export function seriesStyle(index: number): SeriesStyle {
  const style = cycle[index % cycle.length]
  invariant(style, 'a remainder lies within the cycle')
  return style
}
