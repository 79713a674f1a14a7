import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { withBuildLock } from './build-lock.mjs'
import { fingerprintOf, isStamped, writeStamp } from './fingerprint.mjs'
import { bin, root, runStepOrExit } from './run.mjs'

const stamp = 'build/.sources'
const sources = [
  'app',
  'public',
  'sdk',
  'server.ts',
  'vite.config.ts',
  'scripts/vite',
  'vendor',
  'remix.config.js',
  'tsconfig.json',
  'package-lock.json',
]

/**
 * Commands that work on a store. The build includes them, so that they also run on machines that cannot build
 * (docs/production.md).
 */
const commands = ['keys', 'inspect', 'doctor', 'export', 'import', 'mirror']

/** Builds pages, server and commands. Does nothing if a build of the current sources exists. */
export async function ensureBuilt() {
  const fingerprint = fingerprintOf(sources)
  await withBuildLock(
    () => isStamped(stamp, fingerprint),
    () => buildAll(fingerprint),
  )
}

async function buildAll(fingerprint) {
  console.log('Building (only after source changes)…')
  rmSync(join(root, 'build'), { recursive: true, force: true })
  await runStepOrExit(bin('remix'), ['vite:build', '--logLevel', 'warn'], { env: { NODE_ENV: 'production' } })
  await bundleServer('build')
  await bundleWorker('build/worker', fingerprint)
  for (const name of commands) await bundle(`app/cli/${name}.ts`, `build/cli/${name}.mjs`)
  await packSdk('build/client/sdk')
  writeStamp(stamp, fingerprint)
}

/** Compiles and packs the API clients and their checksums. The server offers these files for download. */
export async function packSdk(folder) {
  const compiled = 'build/sdk/dist'
  const packer = 'build/cli/pack-sdk.mjs'
  await runStepOrExit(bin('tsc'), ['--project', 'sdk/typescript', '--outDir', compiled])
  await bundle('app/cli/pack-sdk.ts', packer)
  await runStepOrExit(process.execPath, [packer, compiled, folder])
}

/**
 * Bundles the entry of the process as `server.js`, because Node 20 cannot run TypeScript. The bundle does not
 * include packages.
 */
export async function bundleServer(folder) {
  await run(serverOptions(folder))
}

/**
 * Bundles the service worker. The browser installs another worker whenever its script has changed, so the script contains
 * the release. It also contains the list of files that pages load later (`scripts/vite/late-files.ts`).
 */
async function bundleWorker(folder, release) {
  await run({
    ...bundleOptions('app/shared/offline/worker/sw.ts', `${folder}/sw.js`),
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    packages: 'bundle',
    sourcemap: false,
    minify: true,
    define: {
      RELEASE: JSON.stringify(release),
      LATE_FILES: JSON.stringify(JSON.parse(readFileSync(join(root, 'build/late-files.json'), 'utf8'))),
    },
  })
}

/** Bundles one TypeScript entry for Node. */
export async function bundle(entry, outfile) {
  await run(bundleOptions(entry, outfile))
}

async function run(options) {
  const { build, stop } = await import('esbuild')
  await build(options)
  await stop() // Without this call, esbuild's service process would run as long as this process.
}

/**
 * Returns esbuild's options for the entry of the process. The code is split into several files, so that a
 * process loads only the code of its role.
 */
export function serverOptions(folder) {
  const pieces = { outdir: folder, splitting: true, chunkNames: 'pieces/[name]-[hash]' }
  return { ...programOptions, entryPoints: ['server.ts'], ...pieces }
}

/** Returns esbuild's options for all programs except the entry of the process. */
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
