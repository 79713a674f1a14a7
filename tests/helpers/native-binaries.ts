import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The oldest PostgreSQL that the store supports. */
const oldestVersion = 15

/** Programs of the newest native PostgreSQL that is installed, or undefined. Only its programs are used, never a server of the system. */
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
