import type { Client } from '../pool'
import type { RowsTally } from './rows-digest'

/** A table as a backup has it. */
export interface BackupTable {
  readonly name: string
  /** Columns that hold something of their own: generated ones follow from them. */
  readonly columns: readonly string[]
  /** The column that the database numbers by itself, if there is one. */
  readonly identity: string | undefined
}

/** What a table held: what a backup is checked by. */
export interface TableTally extends RowsTally {
  readonly table: string
}

/**
 * Every table with rows that have to be kept, by name. Unlogged tables hold what may be lost at any time, and the history of migrations is that of
 * the database itself.
 */
export async function readBackupTables(client: Client): Promise<readonly BackupTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; identity: string | null }>(`
    select c.relname::text as name,
      array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns,
      max(a.attname::text) filter (where a.attidentity <> '') as identity
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relpersistence = 'p' and c.relname <> 'schema_migration'
    group by c.relname order by c.relname`)
  return rows.map((row) => ({ ...row, identity: row.identity ?? undefined }))
}

/** Makes the text of rows depend on nothing but the rows: not on the server's settings. */
export async function settleFormats(client: Client): Promise<void> {
  await client.query(`set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601';
    set local extra_float_digits = 1; set local bytea_output = 'hex'`)
}

/** A table as SQL names it. */
export function sqlName({ name }: BackupTable): string {
  return `public.${quote(name)}`
}

/** Its columns, in the order of the backup. */
export function sqlColumns({ columns }: BackupTable): string {
  return columns.map(quote).join(', ')
}

function quote(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`
}
