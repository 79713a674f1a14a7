import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/** Reads the packages of a lock file: a map from the folder of a package to its entry. */
export function readPackages(path = join(root, 'package-lock.json')) {
  return JSON.parse(readFileSync(path, 'utf8')).packages
}

/** Returns the name of the package in a folder of node_modules. */
export function nameOf(location) {
  return location.slice(location.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/**
 * Returns the folders of the packages that the product needs at run time, for all platforms: the direct
 * dependencies and everything that they need. Optional peers are not included, such as TypeScript of Remix.
 */
export function productionOf(packages) {
  return [...closureOf(packages, Object.keys(packages[''].dependencies))].sort()
}

/** Returns the folders of the packages that a package depends on. Packages that are not locked are omitted. */
export function dependenciesOf(packages, location) {
  const { dependencies, optionalDependencies } = packages[location]
  const names = Object.keys({ ...dependencies, ...optionalDependencies })
  return names.flatMap((name) => locate(packages, location, name) ?? [])
}

/** Returns the folders of the given direct dependencies and of everything that they need. */
export function closureOf(packages, names) {
  const found = new Set()
  const visit = (location) => {
    if (found.has(location)) return
    found.add(location)
    for (const needed of dependenciesOf(packages, location)) visit(needed)
  }
  for (const name of names) visit(`node_modules/${name}`)
  return found
}

/** Returns the folder where Node finds a package from another one: inside it, beside it, or further up. */
function locate(packages, from, name) {
  for (let folder = from; ; folder = parentOf(folder)) {
    const location = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (packages[location]) return location
    if (folder === '') return undefined
  }
}

/** Returns the folder of the package whose node_modules contain a package; empty for the root. */
function parentOf(location) {
  return location.slice(0, Math.max(0, location.lastIndexOf('/node_modules/')))
}
