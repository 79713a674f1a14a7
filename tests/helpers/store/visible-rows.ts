import { eventTables } from '~/store/batch/orphaned-slots'
import type { Pool } from '~/store/postgres/pool'

/** Columns that contain the time at which a row was observed, not data of the chain. */
const observed = [
  'slot',
  'updated_at',
  'first_seen_at',
  'last_fill_slot',
  'first_remaining_raw',
  'first_number_of_fills',
  'first_slot',
  'closed_slot',
  'anchor_slot',
]

/** The same for a column whose name has another meaning in other tables. */
const observedOf: Readonly<Record<string, readonly string[]>> = { quarantine: ['id', 'at'] }

/** Tables and columns to leave out beside the usual ones. */
export interface LeftOut {
  readonly tables?: readonly string[]
  readonly columns?: readonly string[]
  /** Columns to leave out of rows that are not active any more. */
  readonly endedColumns?: readonly string[]
}

/** Returns the rows of every table without the columns for observation times. Event tables have all columns. */
export async function visibleRows(
  pool: Pool,
  { tables: otherTables = [], columns = [], endedColumns = [] }: LeftOut = {},
): Promise<Record<string, unknown[]>> {
  const tables = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname not in ('change', 'cursor', 'missing_signature', 'schema_migration', 'perp_price_minute')
      and relname <> all($1) order by 1`,
    [otherTables],
  )
  const found: Record<string, unknown[]> = {}
  for (const { name } of tables.rows) {
    const isOfEvents = eventTables.some((table) => table.name === name)
    const left = isOfEvents ? [] : [...observed, ...(observedOf[name] ?? []), ...columns]
    const { rows } = await pool.query<{ row: unknown }>(
      `select (row - $1::text[] - case when row ->> 'active' = 'false' then $2::text[] else '{}' end)::text as row
        from (select to_jsonb(t) as row from ${name} t) rows order by 1`,
      [left, endedColumns],
    )
    found[name] = rows.map(({ row }) => row)
  }
  return found
}

/** Throws an error with the rows that only one of two stores has. Its first line names their tables. */
export function expectSameRows(
  one: Readonly<Record<string, readonly unknown[]>>,
  other: Readonly<Record<string, readonly unknown[]>>,
): void {
  const linesOf = (tables: typeof one) =>
    Object.entries(tables).flatMap(([name, rows]) => rows.map((row) => `${name} ${row}`))
  const [lines, otherLines] = [linesOf(one), linesOf(other)]
  const [known, otherKnown] = [new Set(lines), new Set(otherLines)]
  const [ofFirst, ofSecond] = [
    lines.filter((line) => !otherKnown.has(line)),
    otherLines.filter((line) => !known.has(line)),
  ]
  const tables = new Set([...ofFirst, ...ofSecond].map((line) => line.split(' ', 1)[0]))
  if (tables.size === 0) return
  throw new Error(
    [
      `rows of ${[...tables].join(', ')}: ${ofFirst.length} only in the first store, ${ofSecond.length} only in the second`,
      ...ofFirst.map((line) => `first: ${line}`),
      ...ofSecond.map((line) => `second: ${line}`),
    ].join('\n'),
  )
}
