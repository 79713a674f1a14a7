import { jupiterText } from './jupiter-text'
import { VolumeChart, type VolumePanel } from './volume-chart'

/** Thirty days of executed DCA volume (M134). */
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
