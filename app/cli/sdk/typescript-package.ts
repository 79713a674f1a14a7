import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { transformSync } from 'esbuild'
import type { ArchiveFile } from '~/lib/archive-file'
import { tarOf } from '~/lib/tar'

/** A finished archive. */
export interface PackedClient {
  readonly name: string
  readonly bytes: Buffer
}

/**
 * The TypeScript client as npm packs it: as ES modules, and below `cjs` as CommonJS, each with types of its own, since TypeScript takes the format
 * of a module from the folder of its types. `compiled` is the folder of its JavaScript and its types, which are ES modules.
 */
export function packTypeScript(folder: string, compiled: string): PackedClient {
  const packageJson = readFileSync(join(folder, 'package.json'))
  const [name, version] = [fieldOf(packageJson, 'name'), fieldOf(packageJson, 'version')]
  const modules = readdirSync(compiled)
    .filter((file) => /\.(?:js|d\.ts)$/.test(file))
    .toSorted()
    .map((file) => ({ path: `package/dist/${file}`, bytes: readFileSync(join(compiled, file)) }))
  const files = [
    { path: 'package/package.json', bytes: packageJson },
    { path: 'package/README.md', bytes: readFileSync(join(folder, 'README.md')) },
    ...modules,
    { path: 'package/dist/cjs/package.json', bytes: Buffer.from('{"type":"commonjs"}\n') },
    ...modules.map(toCommonJs),
  ]
  return { name: `${name}-${version}.tgz`, bytes: gzipSync(tarOf(files), { level: 9 }) }
}

/** An ES module as CommonJS; types are the same text in both. */
function toCommonJs({ path, bytes }: ArchiveFile): ArchiveFile {
  const isCode = path.endsWith('.js')
  const code = isCode
    ? transformSync(Buffer.from(bytes), { format: 'cjs', target: 'node20' }).code
    : undefined
  return {
    path: path.replace('package/dist/', 'package/dist/cjs/'),
    bytes: code === undefined ? bytes : Buffer.from(code),
  }
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
