import type { PanePointWire } from '~/contracts/chart-page'
import type { UnixMs } from '~/domain/base/time'

/**
 * Returns the start of the bar from which the open interest of a market is known, if the chart has earlier bars.
 * `undefined`: it is known from the first bar, or in none.
 */
export function openInterestStart(points: readonly PanePointWire[]): UnixMs | undefined {
  const first = points.findIndex(({ openInterest }) => openInterest !== null)
  return first > 0 ? points[first]?.time : undefined
}
