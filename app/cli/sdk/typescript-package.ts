import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { tarOf } from '~/lib/tar'

/** A finished archive. */
export interface PackedClient {
  readonly name: string
  readonly bytes: Buffer
}

const manifest = z.object({ name: z.string(), version: z.string() })

/** The TypeScript client as npm packs it. `compiled` is the folder of its JavaScript and its types. */
export function packTypeScript(folder: string, compiled: string): PackedClient {
  const packageJson = readFileSync(join(folder, 'package.json'))
  const { name, version } = manifest.parse(JSON.parse(packageJson.toString('utf8')))
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
