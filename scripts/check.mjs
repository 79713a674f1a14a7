// `npm run check`: checks types, lint, unit tests and architecture rules in less than a minute.
import { ensureInstalled } from './lib/install.mjs'
import { prepareModuleCache } from './lib/module-cache.mjs'
import { bin, run } from './lib/run.mjs'

const projects = ['--project', 'architecture', '--project', 'unit']

await ensureInstalled()
// The type check runs in parallel with the other checks, because it takes one core for half of the time. It
// only checks what has changed.
const codes = await Promise.all([
  readTypes(),
  run(bin('biome'), ['check', '--error-on-warnings', '.']).then(runTests),
])
process.exitCode = codes.every((code) => code === 0) ? 0 : 1

async function readTypes() {
  const kept = 'node_modules/.cache/check.tsbuildinfo'
  const { code } = await run(bin('tsc'), ['--noEmit', '--incremental', '--tsBuildInfoFile', kept])
  return code
}

async function runTests({ code: lint }) {
  // Vitest keeps the compiled modules on disk, so that it only compiles what has changed.
  const cache = ['--experimental.fsModuleCache', `--experimental.fsModuleCachePath=${prepareModuleCache()}`]
  const env = { HOSTILE_INPUTS: process.env.HOSTILE_INPUTS ?? 'few' }
  const { code } = await run(bin('vitest'), ['run', ...projects, ...cache], { env })
  return lint === 0 ? code : lint
}
