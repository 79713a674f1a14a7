/** Value of one cell in a bulk write. */
export type Cell = string | number | bigint | boolean | null | undefined

/**
 * One column of a bulk write: name, PostgreSQL type, and a function that returns the value for a row. The
 * type `plain` is for strings without quotes, commas, braces or spaces (base58, digits, fixed words), which
 * need no escaping.
 */
export interface Column<Row> {
  readonly name: string
  readonly type: 'text' | 'plain' | 'int8' | 'int4' | 'int2' | 'numeric' | 'float8' | 'bool'
  readonly of: (row: Row) => Cell
}

export function column<Row>(name: string, type: Column<Row>['type'], of: Column<Row>['of']): Column<Row> {
  return { name, type, of }
}

/**
 * Returns the SQL source of rows in a bulk statement: `unnest($1::text[], …) as t(key, …)`. `first` is the
 * number of the first parameter.
 */
export function unnestColumns<Row>(columns: readonly Column<Row>[], first = 1): string {
  const arrays = columns.map((column, index) => `$${first + index}::${sqlType(column.type)}[]`)
  return `unnest(${arrays.join(', ')}) as t(${columnNames(columns)})`
}

/** Returns the column names, separated by commas, each with `prefix` before it. */
export function columnNames(columns: readonly { readonly name: string }[], prefix = ''): string {
  return columns.map((column) => prefix + column.name).join(', ')
}

/** Returns the SQL `a = prefix.a, b = prefix.b` for the `set` clause of an update. */
export function assignColumns(columns: readonly { readonly name: string }[], prefix: string): string {
  return columns.map(({ name }) => `${name} = ${prefix}${name}`).join(', ')
}

/**
 * Returns the parameters for `unnestColumns`, one array literal per column. Building the literals is several
 * times cheaper than passing arrays to the driver, which escapes every cell.
 */
export function columnArrays<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[] {
  return columns.map((column) => {
    const print = column.type === 'text' ? printText : printPlain
    let literal = '{'
    for (let index = 0; index < rows.length; index++) {
      const row = rows[index]
      if (index > 0) literal += ','
      literal += row === undefined ? 'NULL' : print(column.of(row))
    }
    return `${literal}}`
  })
}

function sqlType(type: Column<never>['type']): string {
  return type === 'plain' ? 'text' : type
}

function printPlain(cell: Cell): string {
  return cell === null || cell === undefined ? 'NULL' : String(cell)
}

/**
 * Removes NUL characters, which a malicious issuer may use and PostgreSQL can't store. A lone surrogate needs
 * no removal, because it is sent as U+FFFD.
 */
function printText(cell: Cell): string {
  if (cell === null || cell === undefined) return 'NULL'
  const text = String(cell).replaceAll('\0', '')
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
