// `npm run bench`, `npm run bench -- decode ingest`: runs the benchmarks and prints each result relative to a
// competitor or a lower bound measured in the same run.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runPrograms } from './lib/programs.mjs'

await ensureInstalled()
await ensureBuilt()
const failures = await runPrograms('tests/bench', '.bench.ts', process.argv.slice(2))
process.exitCode = failures === 0 ? 0 : 1
