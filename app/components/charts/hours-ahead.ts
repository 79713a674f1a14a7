import { chartsText } from './charts-text'
import type { BarPlace } from './series'

/** A column for each of the coming hours. */
export function hoursAhead(count: number): BarPlace[] {
  return Array.from({ length: count }, (_, index) => ({
    tick: chartsText.ahead(index + 1),
    title: chartsText.aheadTitle(index + 1),
    clockMinute: 60 * (index + 1),
  }))
}
