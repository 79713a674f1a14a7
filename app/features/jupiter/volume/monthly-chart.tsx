import { jupiterText } from '../jupiter-text'
import { VolumeChart, type VolumePanel } from './volume-chart'

/** Chart of the DCA volume that was executed in the last thirty days. */
export function MonthlyChart(panel: VolumePanel) {
  return (
    <VolumeChart
      {...panel}
      title={jupiterText.monthlyTitle}
      note={jupiterText.monthlyNote}
      height={240}
      phoneHeight={220}
    />
  )
}
