import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Packages that `npm ci --omit=dev` installs although no server loads them. Remix names TypeScript as an optional
 * peer, and npm keeps the optional peers that development has.
 */
export const unusedPackages = ['typescript']

/** File in a slimmed folder. With it, Sextant's commands install the packages of a checkout again. */
export const slimNote = '.sextant-slim'

/** Source maps, and TypeScript, which Node refuses to run below node_modules. Only type checkers read it. */
const unusedFile = /\.(?:map|[cm]?ts)$/

/** Returns whether a server needs a file of a package, by its name. */
export function isNeeded(name) {
  return !unusedFile.test(name)
}

/** Returns whether a folder of packages has any that only development needs. npm lists what it has installed. */
export function isForDevelopment(packages) {
  const note = join(packages, '.package-lock.json')
  if (!existsSync(note)) return true // not an installation of npm: delete nothing
  const installed = Object.entries(JSON.parse(readFileSync(note, 'utf8')).packages)
  // Stand-ins are listed in any installation, but a server has no link to those of development packages.
  return installed.some(([location, { dev }]) => dev && location.startsWith('node_modules/'))
}

/** Deletes from a folder of packages what no server loads. Returns the number of deleted files and packages. */
export function slim(packages) {
  const surplus = unusedPackages.map((name) => join(packages, name)).filter(existsSync)
  for (const folder of surplus) rmSync(folder, { recursive: true })
  // Links lead to the stand-ins in the repository, which are sources. They are not followed.
  const files = readdirSync(packages, { recursive: true, withFileTypes: true })
  const unused = files.filter((entry) => entry.isFile() && !isNeeded(entry.name))
  for (const { parentPath, name } of unused) rmSync(join(parentPath, name))
  writeFileSync(join(packages, slimNote), '')
  return surplus.length + unused.length
}
