import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/** Lines of Node, each the name of a package of the lock file in this folder. */
export const lines = ['node-22', 'node-24'] as const

const folder = resolve('tests/node-lines')

/** Returns the program of a line, whether or not it is installed. */
export function programOf(line: (typeof lines)[number]): string {
  return resolve(folder, 'node_modules', line, 'bin/node')
}

/**
 * Installs both lines from the lock file of this folder if they are missing. Returns why that was not possible;
 * `undefined` if both are installed.
 */
export function installLines(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return 'the packages are for Linux x64'
  if (lines.every((line) => existsSync(programOf(line)))) return undefined
  console.log('Installing Node 22 and 24 into tests/node-lines (once, about 90 MB)…')
  const options = [
    'ci',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--fetch-retries=1',
    '--loglevel=error',
  ]
  const { status } = spawnSync('npm', options, { cwd: folder, stdio: 'inherit' })
  return status === 0 ? undefined : 'the npm registry is not reachable'
}
