import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Oldest PostgreSQL version that the store supports. */
const oldestVersion = 15

/**
 * Returns the programs of the newest installed PostgreSQL; `undefined` if PostgreSQL is not installed. Tests
 * start these programs themselves and never use a running system server.
 */
export function nativeBinaries(): string | undefined {
  const root = '/usr/lib/postgresql'
  const installed = existsSync(root) ? readdirSync(root).map(Number) : []
  const versions = installed.filter((version) => version >= oldestVersion).sort((a, b) => b - a)
  const folders = [
    ...versions.map((version) => join(root, String(version), 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}
