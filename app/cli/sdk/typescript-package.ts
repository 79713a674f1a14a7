import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { tarOf } from '~/lib/tar'

/** A finished archive. */
export interface PackedClient {
  readonly name: string
  readonly bytes: Buffer
}

/** The TypeScript client as npm packs it. `compiled` is the folder of its JavaScript and its types. */
export function packTypeScript(folder: string, compiled: string): PackedClient {
  const packageJson = readFileSync(join(folder, 'package.json'))
  const [name, version] = [fieldOf(packageJson, 'name'), fieldOf(packageJson, 'version')]
  const files = [
    { path: 'package/package.json', bytes: packageJson },
    { path: 'package/README.md', bytes: readFileSync(join(folder, 'README.md')) },
    ...readdirSync(compiled)
      .filter((file) => /\.(?:js|d\.ts)$/.test(file))
      .toSorted()
      .map((file) => ({ path: `package/dist/${file}`, bytes: readFileSync(join(compiled, file)) })),
  ]
  return { name: `${name}-${version}.tgz`, bytes: gzipSync(tarOf(files), { level: 9 }) }
}

/** A text on the outermost level of `package.json`, as npm writes it. Throws where there is none. */
function fieldOf(packageJson: Buffer, name: string): string {
  const start = `  "${name}": "`
  const line = packageJson
    .toString('utf8')
    .split('\n')
    .find((each) => each.startsWith(start))
  const [value] = line?.slice(start.length).split('"') ?? []
  if (value === undefined) throw new Error(`package.json says no ${name}`)
  return value
}
