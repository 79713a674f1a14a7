import { useRef } from 'react'
import { usePrinting } from '~/ui/hooks/use-printing'
import { sliceTable, totalOf } from './bar-table'
import { ChartBox, ChartEmpty, ChartFailure, type ChartSize, type ChartSource, TableOf } from './chart-box'
import { center } from './charts.css'
import type { PieProps } from './pie.client'
import { useWhenSeen } from './use-when-seen'

/**
 * Loads the chart library before the component. If both were evaluated in one task, a phone would be
 * unresponsive for too long.
 */
const loadPie = () => import('./nivo-theme').then(() => import('./pie.client')).then(({ Pie }) => Pie)

interface LazyPieProps extends PieProps, ChartSize, ChartSource {
  /** Heading of the table column with the names of the slices. */
  readonly name: string
}

/** Donut chart that loads when it comes near the viewport. A chart that has not loaded prints as a table. */
export function LazyPie({ name, height, phoneHeight, hasFailed, ...pie }: LazyPieProps) {
  const place = useRef<HTMLDivElement>(null)
  const { Loaded: Pie, failed, retry } = useWhenSeen(place, loadPie)
  const isPrinting = usePrinting()
  const table = () => sliceTable(name, pie.slices)
  return (
    <ChartBox
      place={place}
      label={pie.label}
      table={table}
      height={height}
      {...(phoneHeight === undefined ? {} : { phoneHeight })}
    >
      {failed ? (
        <ChartFailure onRetry={retry} />
      ) : totalOf(pie.slices.map(({ value }) => value)) === 0 ? (
        <ChartEmpty hasFailed={hasFailed} />
      ) : Pie === undefined && isPrinting ? (
        <TableOf label={pie.label} table={table} />
      ) : Pie === undefined ? (
        <div className={center} aria-hidden="true" />
      ) : (
        <Pie {...pie} />
      )}
    </ChartBox>
  )
}
