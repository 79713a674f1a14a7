import type { ReactNode } from 'react'
import type { RowSignal } from '../signal/signal'

/**
 * Marks columns that `columnOf` has checked, so a table cannot be given a column that reads fields without
 * declaring them. The mark exists only in types.
 */
declare const declared: unique symbol

/** The fields of a row that the cells of a column need. */
export interface Declared<Row> {
  readonly [declared]: true
  /**
   * Fields that the cell reads while it is rendered. If one of them changes, the row is rendered again. A
   * cell whose fields all update in place declares none.
   */
  readonly reads?: readonly (keyof Row)[]
  /**
   * Fields that the cell reads through `live`. They update the cell without a render. The row is rendered
   * again only if one of them becomes known or unknown, because that needs other elements. A value is unknown
   * if it is `null` or `undefined`.
   */
  readonly updates?: readonly (keyof Row)[]
  /** Renders a cell. If the table has a store, values from `live` are updated without a render. */
  readonly cell: (row: Row, live: RowSignal<Row>) => ReactNode
}

/** A column as it is written. The cell receives only the declared fields. */
interface Declaration<Row, Key, Reads extends keyof Row, Updates extends keyof Row> {
  readonly key: Key
  readonly reads?: readonly Reads[]
  readonly updates?: readonly Updates[]
  readonly cell: (row: Pick<Row, Reads>, live: RowSignal<Pick<Row, Reads | Updates>>) => ReactNode
}

type ColumnBuilder<Row, Look> = <
  const Key extends string,
  Reads extends keyof Row = never,
  Updates extends keyof Row = never,
>(
  column: Look & Declaration<Row, Key, Reads, Updates>,
) => Look & Declaration<Row, Key, Reads, Updates> & Pick<Declared<Row>, typeof declared>

/**
 * Returns a function that creates columns for rows of type `Row`. `Look` has the other properties of a
 * column, such as its header. A cell that uses a field which its column does not declare is a type error.
 */
export function columnOf<Row, Look>(): ColumnBuilder<Row, Look>
export function columnOf(): unknown {
  return (column: unknown) => column
}

/**
 * Returns a function that compares two versions of a row. They look the same if the given columns would
 * render the same elements for both.
 */
export function looksSameIn<Row>(
  columns: readonly Pick<Declared<Row>, 'reads' | 'updates'>[],
): (one: Row, other: Row) => boolean {
  const reads = columns.flatMap((column) => column.reads ?? [])
  const updates = columns.flatMap((column) => column.updates ?? [])
  return (one, other) =>
    reads.every((field) => one[field] === other[field]) &&
    updates.every((field) => (one[field] == null) === (other[field] == null))
}
