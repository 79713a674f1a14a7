// `npm run bench`, `npm run bench -- decode ingest`: runs all benchmarks or the named ones. Each result is
// printed relative to a competitor or to a lower bound that was measured in the same run.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runPrograms } from './lib/programs.mjs'

await ensureInstalled()
await ensureBuilt()
const failures = await runPrograms('tests/bench', '.bench.ts', process.argv.slice(2))
process.exitCode = failures === 0 ? 0 : 1
