import { useRef } from 'react'
import { usePrinting } from '~/ui/use-printing'
import { sliceTable, totalOf } from './bar-table'
import { ChartBox, ChartEmpty, ChartFailure, type ChartSize, type ChartSource, TableOf } from './chart-box'
import { center } from './charts.css'
import type { PieProps } from './pie'
import { useWhenSeen } from './use-when-seen'

/**
 * Loads the library before the component. A phone would block for too long if it evaluated both in one task.
 */
const loadPie = () => import('./nivo-theme').then(() => import('./pie')).then(({ Pie }) => Pie)

interface LazyPieProps extends PieProps, ChartSize, ChartSource {
  /** Table heading above the names of the slices. */
  readonly name: string
}

/** A donut chart that loads when it comes near the viewport. Until then it prints as a table. */
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
