// `npm test`: runs all suites on any machine with Node and npm. The last line of the output shows the totals.
import { availableParallelism } from 'node:os'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { bin } from './lib/run.mjs'
import { printSlowest, runPlaywright, runStep, runVitest, seconds } from './lib/suites.mjs'

await ensureInstalled()
// Mostly waits for the network, so it runs beside the suites. Without a browser, the journeys fail and are counted.
const browser = ensureChromium().catch((error) => console.error(error.message))
// The type check takes one processor for about as long as the checks that need no server take the other.
const [types, others] = await Promise.all([runStep('types', bin('tsc'), ['--noEmit']), runChecks()])
const results = [types, ...others]
results.push(await runVitest('unit'))
results.push(
  ...(await Promise.all([runVitest('world'), runStep('build', process.execPath, ['scripts/build.mjs'])])),
)
// Some tests wait for a server, so one more file runs than there are processors.
results.push(await runVitest('contract', ['contract'], [`--maxWorkers=${availableParallelism() + 1}`]))
const [integration, beside] = await Promise.all([runIntegration(), runBeside()])
results.push(integration, ...beside)
await browser
results.push(await runPlaywright())

printSlowest(results)
console.log('')
for (const { name, passed, failed, ms, failures = [], shaky = [], skipped = [] } of results) {
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed, ${seconds(ms)}`)
  for (const failure of failures) console.log(`    ✗ ${failure}`)
  for (const each of skipped) console.log(`    ○ skipped: ${each}`)
  for (const each of shaky) console.log(`    ~ passed on the second attempt: ${each}`)
}
const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
process.exitCode = failed === 0 ? 0 : 1
console.log(`${passed} passed, ${failed} failed`)

async function runChecks() {
  return [
    await runStep('lint', bin('biome'), ['check', '--error-on-warnings', '.']),
    await runStep('dead code', bin('knip'), ['--no-progress']),
    await runVitest('architecture'),
  ]
}

/**
 * Some tests of the store run a second time if a native PostgreSQL is installed. Most tests wait for a node, a process
 * or a database: a file takes a quarter of a processor on average.
 */
function runIntegration() {
  const workers = 2 * availableParallelism()
  return runVitest('integration', ['integration', 'store-*'], [`--maxWorkers=${workers}`])
}

/** Runs the quick fault tests, which take half a processor, and then the tests on other versions of Node. Both mostly wait. */
async function runBeside() {
  const faults = await runStep('faults', process.execPath, ['scripts/faults.mjs', '--quick'])
  return [faults, await runVitest('node-lines')]
}
