import { chartsText } from './charts-text'
import type { BarPlace } from './series'

/** Returns one column for each of the next hours. */
export function hoursAhead(count: number): BarPlace[] {
  return Array.from({ length: count }, (_, index) => ({
    tick: chartsText.ahead(index + 1),
    title: chartsText.aheadTitle(index + 1),
    clockMinute: 60 * (index + 1),
  }))
}
