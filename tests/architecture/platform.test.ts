import { existsSync, readFileSync } from 'node:fs'
import { minVersion, satisfies } from 'semver'
import { expect, test } from 'vitest'
import { nodeWarning } from '../../scripts/lib/node-version.mjs'
import { lines } from '../node-lines/node-lines'

/** An installed package, as package-lock.json describes it. */
interface Package {
  readonly version?: string
  readonly engines?: { readonly node?: string }
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Package>>
}
const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly engines: { readonly node: string }
}

/** The oldest version of Node of each supported line. */
const oldest = engines.node.split('||').map((range) => minVersion(range)?.version ?? range)

/**
 * Packages that declare a newer Node version than ours, each with the reason why Sextant can use it
 * nevertheless. `@solana/errors` needs commander only for its command line (`bin/cli.mjs`), which Sextant
 * never runs.
 */
const exceptions: Readonly<Record<string, string>> = { commander: '@solana/errors' }

/** Returns the name of the package in a folder of node_modules. */
function nameOf(location: string): string {
  return location.slice(location.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/**
 * Returns whether npm installed a package where another package finds it: beside that package or inside it.
 */
function isInstalledFor(owner: string, location: string): boolean {
  const folder = location.slice(0, -nameOf(location).length)
  return `${folder}${owner}` in packages || folder.endsWith(`/${owner}/node_modules/`)
}

test('each installed package runs on the oldest Node of each supported line', () => {
  expect(oldest.length).toBeGreaterThan(1)
  // The lock file also lists packages for other platforms, which are not installed.
  const installed = Object.entries(packages).filter(([location]) => location !== '' && existsSync(location))
  expect(installed.length).toBeGreaterThan(500)
  const refusing = installed.flatMap(([location, { version, engines: needs }]) => {
    const name = nameOf(location)
    const owner = exceptions[name]
    if (owner !== undefined && isInstalledFor(owner, location)) return []
    const range = needs?.node ?? '*'
    return oldest
      .filter((node) => !satisfies(node, range))
      .map((node) => `${name} ${version} needs Node ${range}, not ${node}`)
  })
  expect([...new Set(refusing)]).toEqual([])
})

test('the built product is tested on each line of Node that still gets security fixes', () => {
  const { dependencies } = JSON.parse(readFileSync('tests/node-lines/package.json', 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>
  }
  const supported = oldest.filter((version) => nodeWarning(`v${version}`) === undefined)
  const tested = Object.values(dependencies).map((alias) => alias.slice(alias.lastIndexOf('@') + 1))
  expect(Object.keys(dependencies)).toEqual([...lines])
  expect(lines.map((line) => line.slice('node-'.length))).toEqual(tested.map((each) => each.split('.')[0]))
  expect(tested.map((each) => each.split('.')[0])).toEqual(supported.map((each) => each.split('.')[0]))
  expect(tested.filter((version) => !satisfies(version, engines.node))).toEqual([])
})

test('the image and the workflow run on the Node versions of package.json', () => {
  const line = readFileSync('.nvmrc', 'utf8').trim()
  const images = readFileSync('Dockerfile', 'utf8').match(/^FROM node:\d+/gm)
  expect(new Set(images)).toEqual(new Set([`FROM node:${line}`]))
  const majors = oldest.map((version) => Number(version.split('.')[0]))
  expect(Math.max(...majors)).toBe(Number(line))
  const matrices = [...readFileSync('.github/workflows/test.yaml', 'utf8').matchAll(/node: \[(.+)\]/g)]
  expect(matrices.map(([, list]) => list)).toEqual([majors.join(', '), majors.join(', ')])
})
