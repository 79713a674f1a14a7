// `npm run faults`: fault tests (kills, lost connections, floods) that take too long for `npm test`.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runPrograms } from './lib/programs.mjs'

await ensureInstalled()
await ensureBuilt()
const failures = await runPrograms('tests/faults', '.fault.ts', process.argv.slice(2))
process.exitCode = failures === 0 ? 0 : 1
