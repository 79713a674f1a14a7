import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withBuildLock } from './build-lock.mjs'
import { describeEngines, isNodeEnough } from './node-version.mjs'
import { root, runStep } from './run.mjs'
import { slimNote } from './slim.mjs'

/**
 * Installs the packages of the lock file. Does nothing if node_modules already contains exactly these
 * packages.
 */
export async function ensureInstalled() {
  requireNode()
  await withBuildLock(isInstalled, install)
}

async function install() {
  console.log('Installing packages (once)…')
  // No package needs its install script (docs/dependencies.md), so none runs.
  const { code } = await runStep('npm', [
    'ci',
    '--include=dev',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ])
  if (code === 0) return
  console.error('npm ci failed: check that the npm registry is reachable, then run the command again.')
  process.exit(1)
}

/**
 * Returns whether node_modules matches the lock file. npm lists what it installed in
 * node_modules/.package-lock.json. Packages for other platforms and leftovers are ignored.
 */
function isInstalled() {
  const note = join(root, 'node_modules/.package-lock.json')
  // Packages of a server lack what tests and type checks read, even if `npm install` has added others since.
  if (!existsSync(note) || existsSync(join(root, 'node_modules', slimNote))) return false
  const installed = packagesOf(note)
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([location, { version, optional, extraneous, link }]) =>
      location === '' || optional || extraneous || link || installed[location]?.version === version,
  )
}

function packagesOf(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages
}

function requireNode() {
  const { node } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines
  if (isNodeEnough(process.version, node)) return
  console.error(`Sextant needs Node ${describeEngines(node)}; this is ${process.version}.`)
  process.exit(1)
}
