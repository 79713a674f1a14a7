import type { ChartMarksWire } from '~/contracts/chart-marks'
import { usePolled } from '~/shared/page-data/use-polled'
import { barsPace } from '~/shared/price-chart/bars-pace'
import { type MarkChoice, marksPath } from '../mark-choices'

/** Polls the marks that are switched on. Without any, there is no request. `undefined`: none are on, or none loaded. */
export function useMarks(id: string, choice: MarkChoice, isSeen: boolean): ChartMarksWire | undefined {
  const isOn = choice.kinds.length > 0
  const { data } = usePolled<ChartMarksWire>(marksPath(id, choice), undefined, barsPace, isOn && isSeen)
  return isOn ? (data ?? undefined) : undefined
}
