// Adds the optional platform packages that npm omits from package-lock.json. Run this script after each `npm
// install`. npm omits an optional package if the registry lacks its exact version for some platform, but `npm
// ci` still requires the package.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/run.mjs'

const path = join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(path, 'utf8'))
const added = []

for (const [location, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (location === '' || isPresent(location, name) || !/^\d/.test(version)) continue
    const { os, cpu } = platformOf(name)
    lock.packages[`node_modules/${name}`] = {
      version,
      optional: true,
      ...(entry.dev && { dev: true }),
      os,
      cpu,
    }
    added.push(`${name}@${version}`)
  }
}

if (added.length > 0) {
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
  )
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
}
console.log(added.length === 0 ? 'Lock file complete.' : `Lock file: added ${added.join(', ')}`)

/** Returns whether the lock file has the package where Node would look for it from `location`. */
function isPresent(location, name) {
  let folder = location
  while (folder !== '') {
    if (lock.packages[`${folder}/node_modules/${name}`]) return true
    const cut = folder.lastIndexOf('/node_modules/')
    folder = cut === -1 ? '' : folder.slice(0, cut)
  }
  return lock.packages[`node_modules/${name}`] !== undefined
}

/**
 * Derives the operating system and the processor from the name of a package, such as
 * `@rollup/rollup-linux-x64-musl`.
 */
function platformOf(name) {
  const systems = [
    'linux',
    'darwin',
    'win32',
    'windows',
    'freebsd',
    'openbsd',
    'netbsd',
    'sunos',
    'aix',
    'android',
    'openharmony',
  ]
  const processors = [
    'x64',
    'arm64',
    'arm',
    'ia32',
    'ppc64',
    'riscv64',
    's390x',
    'loong64',
    'mips64el',
    'wasm32',
    'universal',
  ]
  const words = name.split(/[-/]/)
  const system = systems.find((candidate) => words.includes(candidate))
  const processor = processors.find((candidate) => words.includes(candidate))
  return {
    ...(system && { os: [system === 'windows' ? 'win32' : system] }),
    ...(processor && processor !== 'universal' && { cpu: [processor] }),
  }
}
