// `npm run check`: what an editor should have said. Types, lint, unit tests and architecture, in under a minute.
import { ensureInstalled } from './lib/install.mjs'
import { bin, run } from './lib/run.mjs'

await ensureInstalled()
// Types take one core for half of the time: they are read beside the rest, and only what has changed since the last time.
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
  const { code } = await run(bin('vitest'), ['run', '--project', 'architecture', '--project', 'unit'])
  return lint === 0 ? code : lint
}
