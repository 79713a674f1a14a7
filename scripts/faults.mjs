// `npm run faults`: fault tests (kills, lost connections, floods) that take too long for `npm test`. With `--quick` only
// those of `ground-truth`, with few tries.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runPrograms } from './lib/programs.mjs'

const isQuick = process.argv.includes('--quick')
const wanted = process.argv.slice(2).filter((word) => word !== '--quick')
await ensureInstalled()
await ensureBuilt()
if (isQuick) process.env.FAULT_LENGTH = 'quick'
const failures = await runPrograms('tests/faults', '.fault.ts', isQuick ? ['ground-truth'] : wanted)
process.exitCode = failures === 0 ? 0 : 1
