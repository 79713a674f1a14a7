/** A value in one cell of a bulk write. */
export type Cell = string | number | bigint | boolean | null | undefined

/**
 * One column of a bulk write: its name, its PostgreSQL type, and how to read it from a row. `plain`: the text
 * has no quotes, commas, braces or spaces (base58, digits, fixed words), so no escaping is needed.
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
 * Returns the source of a bulk statement: `unnest($1::text[], …) as t(key, …)`, parameters numbered from
 * `first`.
 */
export function unnestColumns<Row>(columns: readonly Column<Row>[], first = 1): string {
  const arrays = columns.map((column, index) => `$${first + index}::${sqlType(column.type)}[]`)
  return `unnest(${arrays.join(', ')}) as t(${columnNames(columns)})`
}

/** Returns comma-separated column names, each with `prefix` before it. */
export function columnNames(columns: readonly { readonly name: string }[], prefix = ''): string {
  return columns.map((column) => prefix + column.name).join(', ')
}

/** Returns `a = prefix.a, b = prefix.b` for the set list of an update. */
export function assignColumns(columns: readonly { readonly name: string }[], prefix: string): string {
  return columns.map(({ name }) => `${name} = ${prefix}${name}`).join(', ')
}

/**
 * Returns the parameters of `unnestColumns`: one array literal per column. This is several times cheaper than
 * passing arrays to the driver, which escapes every cell.
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
 * PostgreSQL text can't contain NUL, which a malicious issuer may write. (A lone surrogate is sent as
 * U+FFFD.)
 */
function printText(cell: Cell): string {
  if (cell === null || cell === undefined) return 'NULL'
  const text = String(cell).replaceAll('\0', '')
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
