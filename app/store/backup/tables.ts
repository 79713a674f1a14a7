import type { Client } from '../postgres/pool'
import type { RowsTally } from './rows-digest'

/** A table that a backup contains. */
export interface BackupTable {
  readonly name: string
  /** Columns of the table that contain data. Generated columns are not included. */
  readonly columns: readonly string[]
  /** Name of the identity column, which the database numbers; `undefined` if the table has none. */
  readonly identity: string | undefined
}

/** Number and checksum of a table's rows, used to verify a backup. */
export interface TableTally extends RowsTally {
  readonly table: string
}

/**
 * Reads the list of all tables whose rows must be backed up, sorted by name. Unlogged tables are left out
 * because their content may be lost at any time. The migration history is left out because it belongs to the
 * database itself.
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

/** Sets a fixed output format for values, so that a backup does not depend on the server's settings. */
export async function settleFormats(client: Client): Promise<void> {
  await client.query(`set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601';
    set local extra_float_digits = 1; set local bytea_output = 'hex'`)
}

/** Returns a table's name for SQL, quoted. */
export function sqlName({ name }: BackupTable): string {
  return `public.${quote(name)}`
}

/** Returns a table's columns for SQL, in the order of the backup. */
export function sqlColumns({ columns }: BackupTable): string {
  return columns.map(quote).join(', ')
}

function quote(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`
}
