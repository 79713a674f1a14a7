import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { transformSync } from 'esbuild'
import type { ArchiveFile } from '~/lib/archive/archive-file'
import { tarOf } from '~/lib/archive/tar'

export interface PackedClient {
  readonly name: string
  readonly bytes: Buffer
}

/**
 * Packs the TypeScript client as npm does. The package contains ES modules, and CommonJS modules in the
 * folder `cjs`. Each format has its own type files, because TypeScript derives the format of a module from
 * the folder of its types. `compiled`: folder that contains the compiled ES modules and their types.
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
    { path: 'package/LICENSE', bytes: readFileSync('LICENSE') },
    { path: 'package/README.md', bytes: readFileSync(join(folder, 'README.md')) },
    ...modules,
    { path: 'package/dist/cjs/package.json', bytes: Buffer.from('{"type":"commonjs"}\n') },
    ...modules.map(toCommonJs),
  ]
  return { name: `${name}-${version}.tgz`, bytes: gzipSync(tarOf(files), { level: 9 }) }
}

/**
 * Converts an ES module to CommonJS. Type files need no conversion, because their text is identical in both
 * formats.
 */
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

/**
 * Returns a top-level string field of `package.json`, in npm's formatting. Throws if the field is missing.
 */
function fieldOf(packageJson: Buffer, name: string): string {
  const start = `  "${name}": "`
  const line = packageJson
    .toString('utf8')
    .split('\n')
    .find((each) => each.startsWith(start))
  const [value] = line?.slice(start.length).split('"') ?? []
  if (value === undefined) throw new Error(`package.json has no ${name}`)
  return value
}
