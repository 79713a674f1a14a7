import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { productionOf, readPackages } from '../../scripts/lib/lock-file.mjs'
import { isForDevelopment, isNeeded, slim, slimNote, unusedPackages } from '../../scripts/lib/slim.mjs'

/** Maximum size of a server's packages on disk, bytes. PostgreSQL is 60 MB of it. */
const maxBytes = 170 * 2 ** 20

/** Bytes that a server keeps of a package on disk. Nested packages are counted on their own. */
function bytesOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sum + (entry.name === 'node_modules' ? 0 : bytesOf(path))
    return sum + (entry.isFile() && isNeeded(entry.name) ? onDisk(path) : 0)
  }, onDisk(folder))
}

const onDisk = (path: string) => statSync(path).blocks * 512

test('the packages of a server need at most 170 MB on disk', () => {
  // The builds for other platforms are not installed.
  const installed = productionOf(readPackages()).filter((location) => existsSync(location))
  const bytes = installed.reduce((sum, location) => sum + bytesOf(location), 0)
  expect(bytes).toBeGreaterThan(maxBytes / 4)
  expect(bytes).toBeLessThanOrEqual(maxBytes)
  expect(
    installed.filter((location) => unusedPackages.includes(location.slice('node_modules/'.length))),
  ).toEqual([])
})

/** Creates a folder of packages with empty files and npm's list of what it has installed. */
function packagesWith(
  files: readonly string[],
  installed: Readonly<Record<string, { readonly dev?: boolean }>>,
) {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-packages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
  writeFileSync(join(folder, '.package-lock.json'), JSON.stringify({ packages: installed }))
  return folder
}

test('deletes only what no server loads', () => {
  const needed = ['a/index.js', 'a/index.mjs', 'a/map.js', 'a/ts', '@b/c/data.json', '@b/c/maps.node']
  const unused = ['a/index.js.map', 'a/index.d.ts', '@b/c/src/x.mts', '@b/c/x.d.cts', 'typescript/lib/tsc.js']
  const folder = packagesWith([...needed, ...unused], {})
  expect(slim(folder)).toBe(5)
  const left = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  expect(left).toEqual(expect.arrayContaining([...needed, slimNote]))
  expect(left.filter((path) => unused.includes(path) || path === 'typescript')).toEqual([])
  expect(slim(folder)).toBe(0)
})

test('recognizes an installation with development packages', () => {
  const server = { 'node_modules/a': {}, 'vendor/b': { dev: true } }
  expect(isForDevelopment(packagesWith([], server))).toBe(false)
  expect(isForDevelopment(packagesWith([], { ...server, 'node_modules/b': { dev: true } }))).toBe(true)
  expect(isForDevelopment(join(packagesWith([], server), 'missing'))).toBe(true)
  expect(isForDevelopment('node_modules')).toBe(true)
})
