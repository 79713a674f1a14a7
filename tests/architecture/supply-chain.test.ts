import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { satisfies, validRange } from 'semver'
import { expect, test } from 'vitest'
import {
  closureOf,
  type LockEntry,
  nameOf,
  productionOf,
  readPackages,
} from '../../scripts/lib/lock-file.mjs'
import { createSbom, listLicenses } from '../../scripts/lib/sbom.mjs'
import { vulnerableVersions } from './vulnerable-versions'

/** Tests which packages Sextant installs, and what they need. */

const packages = readPackages()
const manifest: Readonly<Record<'name' | 'version' | 'license', string>> & {
  readonly dependencies: Readonly<Record<string, string>>
} = JSON.parse(readFileSync('package.json', 'utf8'))
const production = productionOf(packages)

/** Maximum number of packages that the product needs at run time, those for other platforms included. */
const mostPackages = 340

const optionalPeers = ['bufferutil', 'node-gyp-build', 'typescript', 'utf-8-validate'].map(
  (name) => `node_modules/${name}`,
)

/** Packages that only the browser's files need. The build copies them, so a server needs none of them. */
const ofBrowser =
  /^(@solana|@solana-mobile|@wallet-standard|@nivo|@react-spring|d3-|react-native$|lightweight-charts$)/

/** Licences that a server of Sextant may use. */
const licenses = [
  '(Apache-2.0 AND MIT)',
  '(MIT OR CC0-1.0)',
  '(Unlicense OR Apache-2.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'Unlicense',
]

/** The image library that sharp loads (`libvips`) is a shared library, which LGPL allows. */
const ofSharp = /^@img\/sharp-/

/** Entries of a lock file that npm downloads. */
function downloaded(path: string): readonly (readonly [string, LockEntry])[] {
  const entries = Object.entries(readPackages(path))
  return entries.filter(([location, { link }]) => location.includes('node_modules/') && !link)
}

test('each entry of each lock file has an integrity hash', () => {
  const paths = execFileSync('git', ['ls-files', '*package-lock.json'], { encoding: 'utf8' })
    .trim()
    .split('\n')
  expect(paths).toContain('package-lock.json')
  for (const path of paths) {
    const entries = downloaded(path)
    expect(entries.length).toBeGreaterThan(0)
    const without = entries.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
    expect([path, without.map(([location]) => location)]).toEqual([path, []])
  }
})

test('no package has a version that is known to be vulnerable', () => {
  const faults = downloaded('package-lock.json').flatMap(([location, { version = '' }]) =>
    vulnerableVersions
      .filter(([name, range]) => name === nameOf(location) && satisfies(version, range))
      .map(([name, range, advisory]) => `${name} ${version} is in ${range}: ${advisory}`),
  )
  expect(faults).toEqual([])
})

test('the list of vulnerable versions names only packages of the lock file, and valid ranges', () => {
  const installed = new Set(downloaded('package-lock.json').map(([location]) => nameOf(location)))
  expect(vulnerableVersions.filter(([name]) => !installed.has(name))).toEqual([])
  expect(vulnerableVersions.filter(([, range]) => validRange(range) === null)).toEqual([])
})

test('a server needs no package of the wallets and charts, and at most 340 packages', () => {
  expect(production.filter((location) => ofBrowser.test(nameOf(location)))).toEqual([])
  expect(production.length).toBeGreaterThan(100)
  expect(production.length).toBeLessThanOrEqual(mostPackages)
  // `npm ci --omit=dev` installs what the lock file does not mark as `dev`. In addition to the product's needs
  // these are optional peers that development has: TypeScript (Remix), and native parts of `ws`.
  const installed = Object.entries(packages).filter(([location, { dev }]) => location !== '' && !dev)
  const extra = installed.filter(([location, { link }]) => !link && !production.includes(location))
  expect(extra.map(([location]) => location)).toEqual(optionalPeers)
  expect(production.filter((location) => packages[location]?.dev)).toEqual([])
})

test('docs/dependencies.md lists each direct dependency with the packages that it needs', () => {
  const names = Object.keys(manifest.dependencies)
  const rows = names.map((name) => {
    const others = closureOf(
      packages,
      names.filter((each) => each !== name),
    )
    const needed = closureOf(packages, [name])
    return [name, needed.size, [...needed].filter((location) => !others.has(location)).length]
  })
  const text = readFileSync('docs/dependencies.md', 'utf8')
  const listed = [...text.matchAll(/^\| `([^`]+)` \|[^|]+\| (\d+) \| (\d+) \|$/gm)]
  expect(listed.map(([, name, all, only]) => [name, Number(all), Number(only)])).toEqual(rows)
  expect(text).toContain(`${production.length} packages for all platforms`)
})

test('a server uses only packages with a licence that allows it', () => {
  const others = production.filter((location) => !licenses.includes(packages[location]?.license ?? 'unknown'))
  expect(others.map(nameOf).filter((name) => !ofSharp.test(name))).toEqual([])
  const listed = listLicenses(packages)
  for (const location of production) expect(listed).toContain(`  ${nameOf(location)}@`)
})

test('the SBOM names each package of production once, with its hash and its dependencies', () => {
  const { components, dependencies, metadata } = createSbom(manifest, packages)
  const names = new Set(
    components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`),
  )
  const expected = production.map((location) => `${nameOf(location)}@${packages[location]?.version}`)
  expect(names).toEqual(new Set(expected))
  expect(components).toHaveLength(names.size)
  for (const { hashes } of components) expect(hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/)
  const refs = new Set(components.map((component) => component['bom-ref']))
  const [root, ...others] = dependencies
  expect(metadata.component).toMatchObject({ 'bom-ref': root?.ref, name: 'sextant' })
  expect(root?.dependsOn).toHaveLength(Object.keys(manifest.dependencies).length)
  expect(new Set(others.map(({ ref }) => ref))).toEqual(refs)
  expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([])
  expect(refs).toContain(`pkg:npm/%40remix-run/node@${packages['node_modules/@remix-run/node']?.version}`)
})
