import { type MirrorColumn, type MirrorTableName, mirrorTables } from '~/domain/service/mirror-tables'
import { invariant } from '~/lib/invariant'
import { protocolOfPerpVenue } from '../batch/table-protocols'

/** Where the rows of a table of the mirror are stored. */
interface Source {
  readonly table: string
  /** SQL for the protocol of a row. */
  readonly protocol: string
  /** Columns that give the rows of a day a fixed order. They begin with the time, which has an index. */
  readonly order: string
}

const byIdentity = 'at, slot, signature, instruction_path, event_index'

const sources: Readonly<Record<MirrorTableName, Source>> = {
  fills: { table: 'fill', protocol: 'protocol', order: byIdentity },
  order_events: { table: 'order_event', protocol: 'protocol', order: byIdentity },
  perp_fills: { table: 'perp_fill', protocol: protocolOfPerpVenue(), order: byIdentity },
  perp_order_actions: { table: 'perp_order_action', protocol: protocolOfPerpVenue(), order: byIdentity },
  perp_fundings: {
    table: 'perp_funding',
    protocol: protocolOfPerpVenue(),
    order: 'at, slot, market_index, record_id, signature',
  },
}

/** Returns the name of the table of the store that has the rows of a table of the mirror. */
export function storedTable(name: MirrorTableName): string {
  return sources[name].table
}

function columnsOf(name: MirrorTableName): readonly MirrorColumn[] {
  const found = mirrorTables.find((table) => table.name === name)
  invariant(found, `the mirror has the table ${name}`)
  return found.columns
}

/** SQL condition: a row is in the span from `$1` until before `$2`, unix seconds. */
const isInSpan = 'at >= $1 and at < $2'

/**
 * Returns SQL for the fingerprints of the span: a row per protocol with the number of rows and a hash of their
 * values that does not depend on their order.
 */
export function fingerprintSql(name: MirrorTableName): string {
  const { table: from, protocol } = sources[name]
  const values = columnsOf(name).map(storedName).join(', ')
  return `select ${protocol} as protocol, count(*) as rows,
      sum(hashtextextended(row(${values})::text, 0)::numeric)::text as hash
    from ${from} where ${isInSpan} group by 1`
}

/**
 * Returns SQL for the totals of the protocol `$3` in the span: a row with the totals of each column as texts, in
 * the order of the columns.
 */
export function totalsSql(name: MirrorTableName): string {
  const { table: from, protocol } = sources[name]
  const totals = columnsOf(name).flatMap((column) => [`count(${storedName(column)})::text`, totalOf(column)])
  return `select count(*) as rows, array[${totals.join(', ')}] as totals
    from ${from} where ${isInSpan} and ${protocol} = $3`
}

/** Returns SQL for the rows of the protocol `$3` in the span, as arrays in the order of the columns. */
export function rowsSql(name: MirrorTableName): string {
  const { table: from, protocol, order } = sources[name]
  return `select ${columnsOf(name).map(selected).join(', ')}
    from ${from} where ${isInSpan} and ${protocol} = $3 order by ${order}`
}

/** Returns the name of a column in the store. The time has another one, because `at` is a keyword of DuckDB. */
function storedName({ name, kind }: MirrorColumn): string {
  return kind === 'time' ? 'at' : name
}

/** Whole numbers are read as texts, because an account may contain any number of 64 bits. */
function selected(column: MirrorColumn): string {
  const name = storedName(column)
  return column.kind === 'integer' || column.kind === 'time' ? `${name}::text as "${name} text"` : name
}

/** Returns SQL for a sum that shows whether the values of a column arrived: characters of texts, sums of numbers. */
function totalOf(column: MirrorColumn): string {
  const { kind } = column
  const name = storedName(column)
  if (kind === 'text') return `coalesce(sum(length(${name})), 0)::text`
  if (kind === 'boolean') return `count(*) filter (where ${name})::text`
  if (kind === 'double') return `coalesce(sum(${name}), 0)::text`
  return `coalesce(sum(${name}::numeric), 0)::text`
}
