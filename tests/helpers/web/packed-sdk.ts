import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'

const run = promisify(execFile)

/** Compiles and packs both clients below `{folder}/client/sdk`, as the build does. */
export async function packSdkInto(folder: string): Promise<string> {
  const [compiled, packer, packed] = [
    join(folder, 'dist'),
    // The bundle must be inside the repository, because it imports packages from node_modules.
    join('node_modules/.cache', basename(folder), 'pack.mjs'),
    join(folder, 'client/sdk'),
  ]
  await Promise.all([
    run('node_modules/.bin/tsc', ['--project', 'sdk/typescript', '--outDir', compiled]),
    build({
      entryPoints: ['app/cli/pack-sdk.ts'],
      outfile: packer,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      tsconfig: 'tsconfig.json',
      packages: 'external',
    }),
  ])
  await run(process.execPath, [packer, compiled, packed])
  await rm(dirname(packer), { recursive: true })
  return packed
}
