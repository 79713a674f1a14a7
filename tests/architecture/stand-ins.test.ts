import { readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { satisfies } from 'semver'
import { expect, test } from 'vitest'
import { standIns } from '../../scripts/vite/stand-ins'

/**
 * Tests that each stand-in in vendor/ still exports every name that is imported from the package that it
 * replaces.
 */

interface Manifest {
  readonly version?: string
  readonly resolved?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Manifest>>
}

/** Modules that import the packages that the build replaces. */
const importersOf: Readonly<Record<string, readonly string[]>> = {
  '@react-spring/web': modulesIn('node_modules/@nivo', /\/dist\/[^/]+\.mjs$/),
  '@solana-mobile/wallet-adapter-mobile': modulesIn(
    'node_modules/@solana/wallet-adapter-react/lib/esm',
    /\.js$/,
  ),
}

const replaced = standIns.map(({ package: name, module: standIn }) => ({
  name,
  standIn,
  importers: importersOf[name] ?? [],
}))

function modulesIn(folder: string, pattern: RegExp): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => !file.includes('node_modules/') && pattern.test(`/${file}`))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
}

/**
 * Returns the names that a module imports from a package; `*` if the module uses anything but named imports.
 */
function importedFrom(name: string, source: string): readonly string[] {
  const quoted = `["']${name}["']`
  const imports = [...source.matchAll(new RegExp(`(?:import|export)([^"';]*?)from\\s*${quoted}`, 'g'))]
  const mentions = [...source.matchAll(new RegExp(quoted, 'g'))]
  if (mentions.length !== imports.length) return ['*']
  return imports.flatMap(([, clause = '']) => {
    const [, list] = /^\s*\{([^}]*)\}\s*$/.exec(clause) ?? []
    if (list === undefined) return ['*']
    return list.split(',').flatMap((part) => part.trim().split(/\s+as\s+/)[0] || [])
  })
}

test.each(replaced)('the stand-in of $name has each name that is imported from it', async (each) => {
  const imported = new Set(each.importers.flatMap((source) => importedFrom(each.name, source)))
  expect(imported.size).toBeGreaterThan(0)
  const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(each.standIn).href)
  expect([...imported].filter((name) => !(name in exported))).toEqual([])
  expect(Object.keys(exported).filter((name) => !imported.has(name))).toEqual([])
})

test.each(replaced)('the stand-in of $name was compared with the installed version', ({ name, standIn }) => {
  const installed = Object.entries(packages).filter(([location]) => location.endsWith(`node_modules/${name}`))
  const [, version] = /^\/\/ Stand-in for \S+ (\d+\.\d+\.\d+):/.exec(readFileSync(standIn, 'utf8')) ?? []
  expect([...new Set(installed.map(([, { version: current }]) => current))]).toEqual([version])
})

test('the empty React Native has a version that each package accepts as its peer', () => {
  const { name, version } = JSON.parse(readFileSync('vendor/react-native/package.json', 'utf8'))
  const ranges = Object.values(packages).flatMap(({ peerDependencies: peers }) => peers?.[name] ?? [])
  expect(ranges.length).toBeGreaterThan(0)
  expect(ranges.filter((range) => !satisfies(version, range))).toEqual([])
})

test('the stand-in of the Geyser client’s macOS builds has the version that the client needs', () => {
  const folder = 'vendor/yellowstone-darwin-absent'
  const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  const { optionalDependencies = {} } = packages['node_modules/@triton-one/yellowstone-grpc'] ?? {}
  const builds = Object.entries(optionalDependencies).filter(([name]) => name.includes('-darwin-'))
  expect(builds.map(([, needed]) => needed)).toEqual([version, version])
  expect(readFileSync(`${folder}/index.js`, 'utf8')).toContain(` ${version}:`)
  for (const [name] of builds) expect(packages[`node_modules/${name}`]).toMatchObject({ resolved: folder })
})

test('the imports of a module are read in each form', () => {
  const source = `import{a as b,c}from"x"; import { d,\n e, } from 'x'; import f from 'y'`
  expect(importedFrom('x', source)).toEqual(['a', 'c', 'd', 'e'])
  expect(importedFrom('y', source)).toEqual(['*'])
  expect(importedFrom('x', `import * as x from 'x'`)).toEqual(['*'])
  expect(importedFrom('x', `await import('x')`)).toEqual(['*'])
})
