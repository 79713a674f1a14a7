// `npm run bench`, `npm run bench -- decode ingest`: measures, and prints ratios to a peer or a floor of the same run.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runPrograms } from './lib/programs.mjs'

await ensureInstalled()
await ensureBuilt()
const failures = await runPrograms('tests/bench', '.bench.ts', process.argv.slice(2))
process.exitCode = failures === 0 ? 0 : 1
