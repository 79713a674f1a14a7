import { useRef } from 'react'
import { IconButton } from '~/ui/controls/button'
import { scrollSideways } from '~/ui/hooks/scroll-sideways'
import { full, snap, steps, three } from '../jupiter.css'
import { jupiterText } from '../jupiter-text'
import { VolumeChart, type VolumePanel } from './volume-chart'

interface SmallChartsProps {
  readonly netHour: VolumePanel
  readonly netMonth: VolumePanel
  readonly stablesDay: VolumePanel
}

/** Three charts with other time windows than the large chart may show at the moment. */
export function SmallCharts({ netHour, netMonth, stablesDay }: SmallChartsProps) {
  const charts = [
    { title: jupiterText.netHour, panel: netHour, asNet: true },
    { title: jupiterText.netMonth, panel: netMonth, asNet: true },
    { title: jupiterText.stablesDay, panel: stablesDay, asNet: false },
  ]
  const row = useRef<HTMLElement>(null)
  return (
    <div className={full}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <section ref={row} className={three} aria-label={jupiterText.smallCharts} tabIndex={0}>
        {charts.map(({ title, panel, asNet }) => (
          <div key={title} className={snap}>
            <VolumeChart {...panel} title={title} height={200} asNet={asNet} narrow />
          </div>
        ))}
      </section>
      <div className={steps} data-needs-script="">
        <IconButton
          icon="previous"
          label={jupiterText.previousChart}
          onClick={() => scrollSideways(row.current, -1)}
        />
        <IconButton
          icon="next"
          label={jupiterText.nextChart}
          onClick={() => scrollSideways(row.current, 1)}
        />
      </div>
    </div>
  )
}
