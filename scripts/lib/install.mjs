import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintOf, isStamped, writeStamp } from './fingerprint.mjs'
import { root, run } from './run.mjs'

const stamp = 'node_modules/.sextant-lock'

/** Installs exactly what the lock file says, unless that is what node_modules already holds. */
export async function ensureInstalled() {
  requireNode()
  const lock = fingerprintOf(['package-lock.json', 'vendor'])
  if (existsSync(join(root, 'node_modules')) && isStamped(stamp, lock)) return
  console.log('Installing packages (once)…')
  const { code } = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0) {
    console.error('npm ci failed: check that the npm registry can be reached, then run the command again.')
    process.exit(1)
  }
  writeStamp(stamp, lock)
}

function requireNode() {
  const [major] = process.versions.node.split('.').map(Number)
  if (major >= 20) return
  console.error(`Sextant needs Node 20 or newer; this is ${process.version}.`)
  process.exit(1)
}
