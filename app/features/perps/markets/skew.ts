/**
 * Limits for the ratio of longs to shorts. A market is skewed to longs above the first limit and to shorts
 * below the second limit.
 */
const skewsLongAbove = 1.5
const skewsShortBelow = 0.67

/** Returns the side to which a market is skewed. `ratio` is longs divided by shorts. */
export function skewOf(ratio: number): 'long' | 'short' | 'even' {
  if (ratio > skewsLongAbove) return 'long'
  return ratio < skewsShortBelow ? 'short' : 'even'
}
