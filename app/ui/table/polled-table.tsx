import { useMemo, useRef } from 'react'
import { looksSameIn } from './column'
import { type Column, Table, type TableProps } from './table'

/** Column of a table without a store. Nothing updates its cells between renders. */
export interface StaticColumn<Row> extends Column<Row> {
  readonly updates?: readonly never[]
}

interface PolledTableProps<Row> extends Omit<TableProps<Row>, 'columns' | 'store'> {
  readonly columns: readonly StaticColumn<Row>[]
}

/** Table of rows that are read again from time to time. Only rows that look different are rendered again. */
export function PolledTable<Row>(props: PolledTableProps<Row>) {
  const { columns, rows, keyOf } = props
  const looksSame = useMemo(() => looksSameIn<Row>(columns), [columns])
  const drawn = useRef(rows)
  drawn.current = keepRows(drawn.current, rows, keyOf, looksSame)
  return <Table {...props} rows={drawn.current} />
}

/** Returns `next`, but with the object from `before` for each row that looks the same. */
export function keepRows<Row>(
  before: readonly Row[],
  next: readonly Row[],
  keyOf: (row: Row) => string,
  looksSame: (one: Row, other: Row) => boolean,
): readonly Row[] {
  const known = new Map(before.map((row) => [keyOf(row), row]))
  return next.map((row) => {
    const drawn = known.get(keyOf(row))
    return drawn !== undefined && looksSame(drawn, row) ? drawn : row
  })
}
