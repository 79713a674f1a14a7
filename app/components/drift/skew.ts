/** Ratios of longs to shorts from which a market is skewed to one side. */
const skewsLongAbove = 1.5
const skewsShortBelow = 0.67

/** Returns the side that a market is skewed to. `ratio` is longs per short. */
export function skewOf(ratio: number): 'long' | 'short' | 'even' {
  if (ratio > skewsLongAbove) return 'long'
  return ratio < skewsShortBelow ? 'short' : 'even'
}
