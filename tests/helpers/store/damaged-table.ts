import { closeSync, fsyncSync, openSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from '~/store/postgres/pool'

const pageBytes = 8_192

/** Writes a table from memory to its file on disk. Returns the path of that file below the data folder. */
export async function findTableFile(pool: Pool, table: string): Promise<string> {
  await pool.query('checkpoint')
  const { rows } = await pool.query<{ path: string }>('select pg_relation_filepath($1) as path', [table])
  const [row] = rows
  if (row === undefined) throw new Error(`There is no table ${table}.`)
  return row.path
}

/**
 * Overwrites the middle of every page of a table, as a faulty disk would, so that the page checksums no
 * longer match. The server must be stopped.
 */
export function damageFile(dataFolder: string, tableFile: string): void {
  const path = join(dataFolder, tableFile)
  const pages = Math.floor(statSync(path).size / pageBytes)
  if (pages === 0) throw new Error(`${path} has no page to damage.`)
  const file = openSync(path, 'r+')
  try {
    const garbage = Buffer.alloc(512, 0xa5)
    for (let page = 0; page < pages; page++)
      writeSync(file, garbage, 0, garbage.length, page * pageBytes + 4_000)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
