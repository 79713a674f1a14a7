import { useRef } from 'react'
import { usePrinting } from '~/ui/use-printing'
import { sliceTable, totalOf } from './bar-table'
import { ChartBox, ChartEmpty, ChartFailure, type ChartSize, type ChartSource, TableOf } from './chart-box'
import { center } from './charts.css'
import type { PieProps } from './pie'
import { useWhenSeen } from './use-when-seen'

/** The library first, then what draws with it: each is as much as a phone evaluates at once. */
const loadPie = () => import('./nivo-theme').then(() => import('./pie')).then(({ Pie }) => Pie)

interface LazyPieProps extends PieProps, ChartSize, ChartSource {
  /** What the slices are, above their names in the table. */
  readonly name: string
}

/** A ring of slices, drawn once it is near the screen, and printed as a table before that. */
export function LazyPie({ name, height, phoneHeight, isUnread, ...pie }: LazyPieProps) {
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
        <ChartEmpty isUnread={isUnread} />
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
