/** Ratios of longs to shorts from which a market is skewed to one side. */
const leansLongAbove = 1.5
const leansShortBelow = 0.67

/** Returns the side that a market is skewed to. `ratio` is longs per short. */
export function leanOf(ratio: number): 'long' | 'short' | 'even' {
  if (ratio > leansLongAbove) return 'long'
  return ratio < leansShortBelow ? 'short' : 'even'
}
