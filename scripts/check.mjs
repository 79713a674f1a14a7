// `npm run check`: checks types, lint, unit tests and architecture rules in less than a minute.
import { ensureInstalled } from './lib/install.mjs'
import { bin, run } from './lib/run.mjs'

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
  const options = ['--project', 'architecture', '--project', 'unit', '--experimental.fsModuleCache']
  const { code } = await run(bin('vitest'), ['run', ...options], { env: { HOSTILE_INPUTS: 'few' } })
  return lint === 0 ? code : lint
}
