import type { Client } from '../pool'

/** A table as a backup has it. */
export interface BackupTable {
  readonly name: string
  /** Columns that hold something of their own: generated ones follow from them. */
  readonly columns: readonly string[]
  /** The column that the database numbers by itself, if there is one. */
  readonly identity: string | undefined
}

/** What a table held: what a backup is checked by. */
export interface TableTally {
  readonly table: string
  readonly rows: number
  /** SHA-256 of the rows as COPY writes them, hexadecimal. */
  readonly sha256: string
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

/** Makes the text of rows depend on nothing but the rows: neither on the server's settings nor on who else reads them. */
export async function settleFormats(client: Client): Promise<void> {
  await client.query(`set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601';
    set local extra_float_digits = 1; set local bytea_output = 'hex'; set local synchronize_seqscans = off`)
}

/** A table and its columns as SQL names them. */
export function sqlTarget({ name, columns }: BackupTable): string {
  const quote = (identifier: string) => `"${identifier.replaceAll('"', '""')}"`
  return `public.${quote(name)} (${columns.map(quote).join(', ')})`
}
