/** From where on a market leans to one side (M188). */
const leansLongAbove = 1.5
const leansShortBelow = 0.67

/** Which side a market leans to, by its longs per short. */
export function leanOf(ratio: number): 'long' | 'short' | 'even' {
  if (ratio > leansLongAbove) return 'long'
  return ratio < leansShortBelow ? 'short' : 'even'
}
