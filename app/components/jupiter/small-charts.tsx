import { snap, three } from './jupiter.css'
import { jupiterText } from './jupiter-text'
import { VolumeChart, type VolumePanel } from './volume-chart'

interface SmallChartsProps {
  readonly netHour: VolumePanel
  readonly netMonth: VolumePanel
  readonly stablesDay: VolumePanel
}

/** Three charts of windows that the large one may not show just now (M138). */
export function SmallCharts({ netHour, netMonth, stablesDay }: SmallChartsProps) {
  const charts = [
    { title: jupiterText.netHour, panel: netHour },
    { title: jupiterText.netMonth, panel: netMonth },
    { title: jupiterText.stablesDay, panel: stablesDay },
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={three} aria-label={jupiterText.smallCharts} tabIndex={0}>
      {charts.map(({ title, panel }) => (
        <div key={title} className={snap}>
          <VolumeChart {...panel} title={title} height={200} narrow />
        </div>
      ))}
    </section>
  )
}
