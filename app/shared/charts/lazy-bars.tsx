import { useRef } from 'react'
import { usePrinting } from '~/ui/hooks/use-printing'
import { barTable } from './bar-table'
import type { BarsProps } from './bars.client'
import { ChartBox, ChartEmpty, ChartFailure, type ChartSize, type ChartSource, TableOf } from './chart-box'
import { skeleton } from './charts.css'
import { isDrawable } from './series'
import { useWhenSeen } from './use-when-seen'

/**
 * Loads the chart library before the component. If both were evaluated in one task, a phone would be
 * unresponsive for too long.
 */
const loadBars = () => import('./nivo-theme').then(() => import('./bars.client')).then(({ Bars }) => Bars)

interface LazyBarsProps extends BarsProps, ChartSize, ChartSource {
  /**
   * Whether the columns are in the future. If so, the table starts with the first column instead of the last.
   */
  readonly ahead?: boolean
}

/**
 * Stacked bar chart that loads when it comes near the viewport. A chart that has not loaded prints as a
 * table. Negative values extend below the zero line.
 */
export function LazyBars({ height, phoneHeight, ahead, hasFailed, ...bars }: LazyBarsProps) {
  const place = useRef<HTMLDivElement>(null)
  const { Loaded: Bars, failed, retry } = useWhenSeen(place, loadBars)
  const isPrinting = usePrinting()
  const table = () => barTable(bars.places, bars.series, bars.format, ahead, bars.total)
  return (
    <ChartBox
      place={place}
      label={bars.label}
      table={table}
      height={height}
      {...(phoneHeight === undefined ? {} : { phoneHeight })}
    >
      {failed ? (
        <ChartFailure onRetry={retry} />
      ) : !isDrawable(bars.places, bars.series) ? (
        <ChartEmpty hasFailed={hasFailed} />
      ) : Bars === undefined && isPrinting ? (
        <TableOf label={bars.label} table={table} />
      ) : Bars === undefined ? (
        <div className={skeleton} aria-hidden="true" />
      ) : (
        <Bars {...bars} />
      )}
    </ChartBox>
  )
}
