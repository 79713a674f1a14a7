import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintOf, isStamped, writeStamp } from './fingerprint.mjs'
import { bin, root, runStepOrExit } from './run.mjs'
import { inTurn } from './turn.mjs'

const stamp = 'build/.sources'
const sources = [
  'app',
  'public',
  'sdk',
  'server.ts',
  'vite.config.ts',
  'remix.config.js',
  'tsconfig.json',
  'package-lock.json',
]

/** Commands that work on a store; here, so that they also run where nothing can be built (docs/production.md). */
const commands = ['keys', 'inspect', 'export', 'import']

/** Builds the pages, the server and its commands, unless the build of these very sources is there. */
export async function ensureBuilt() {
  const fingerprint = fingerprintOf(sources)
  await inTurn(
    () => isStamped(stamp, fingerprint),
    () => buildAll(fingerprint),
  )
}

async function buildAll(fingerprint) {
  console.log('Building (once per change of the sources)…')
  rmSync(join(root, 'build'), { recursive: true, force: true })
  await runStepOrExit(bin('remix'), ['vite:build', '--logLevel', 'warn'], { env: { NODE_ENV: 'production' } })
  await bundleServer('build')
  for (const name of commands) await bundle(`app/cli/${name}.ts`, `build/cli/${name}.mjs`)
  await packSdk('build/client/sdk')
  writeStamp(stamp, fingerprint)
}

/** Compiles and packs the clients, which the server then hands out, with their checksums. */
export async function packSdk(folder) {
  const compiled = 'build/sdk/dist'
  const packer = 'build/cli/pack-sdk.mjs'
  await runStepOrExit(bin('tsc'), ['--project', 'sdk/typescript', '--outDir', compiled])
  await bundle('app/cli/pack-sdk.ts', packer)
  await runStepOrExit(process.execPath, [packer, compiled, folder])
}

/** Bundles the process entry as `server.js`: Node 20 runs no TypeScript. Packages stay where npm put them. */
export async function bundleServer(folder) {
  await run(serverOptions(folder))
}

/** Bundles one TypeScript entry for Node. */
export async function bundle(entry, outfile) {
  await run(bundleOptions(entry, outfile))
}

async function run(options) {
  const { build, stop } = await import('esbuild')
  await build(options)
  await stop() // or its service process would live as long as the product that this process becomes
}

/** How esbuild makes the process entry: in pieces, so that a process reads those of its own role only. */
export function serverOptions(folder) {
  const pieces = { outdir: folder, splitting: true, chunkNames: 'pieces/[name]-[hash]' }
  return { ...programOptions, entryPoints: ['server.ts'], ...pieces }
}

/** How esbuild makes one of our programs. */
export function bundleOptions(entry, outfile) {
  return { ...programOptions, entryPoints: [entry], outfile }
}

const programOptions = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  tsconfig: 'tsconfig.json',
  sourcemap: true,
  logLevel: 'warning',
}
