// Kills the primary of a real PostgreSQL cluster (patroni, etcd, haproxy, pgbouncer) during ingest and lets patroni
// promote the standby, with the files of `deploy/failover`. `FAULT_TRIES` sets the number of kills of each variant
// (3), `FAULT_SCENARIOS` chooses variants by words of their names, `FAULT_EVENTS` sets the events per block, and
// `FAULT_SEED` repeats the chain. A run of all variants writes its results into RESULTS.md.
import { seededRandom } from '../helpers/seeded-random'
import { type FailoverResult, failOver } from './failover/fail-over'
import { type InstallationOptions, startInstallation } from './failover/installation'
import { ensurePackages } from './failover/packages'
import { printVariant, type VariantOutcome, writeFailovers } from './failover/results'
import { faultsOf } from './ground-truth/judge'

interface Variant extends InstallationOptions {
  readonly name: string
  readonly replicationDelayMs: number
}

const safe = { isSynchronous: true, isPooled: false, isSplit: false, replicationDelayMs: 0 }
const variants: readonly Variant[] = [
  { ...safe, name: 'haproxy synchronous' },
  { ...safe, name: 'pgbouncer synchronous', isPooled: true },
  { ...safe, name: 'haproxy synchronous with indexers split by protocol', isSplit: true },
  {
    ...{ ...safe, isSynchronous: false, replicationDelayMs: 400 },
    name: 'haproxy asynchronous, standby 0.4 s behind',
  },
]

const { FAULT_SEED, FAULT_SCENARIOS = '', FAULT_TRIES = '3', FAULT_EVENTS = '240' } = process.env
const seed = Number(FAULT_SEED ?? Date.now() % 1_000_000)
const words = FAULT_SCENARIOS.split(',').filter(Boolean)
const chosen = variants.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))

async function run(variant: Variant): Promise<VariantOutcome> {
  const random = seededRandom(seed)
  const results: FailoverResult[] = []
  const faults: string[] = []
  const installation = await startInstallation(random, variant)
  const { replicationDelayMs } = variant
  try {
    for (let done = 0; done < Number(FAULT_TRIES) && faults.length === 0; done += 1) {
      const options = { eventsPerBlock: Number(FAULT_EVENTS), replicationDelayMs }
      const result = await failOver(installation, options, random)
      results.push(result)
      faults.push(...result.faults)
    }
  } catch (error) {
    faults.push(String(error))
  } finally {
    await installation.stop(faults.length > 0)
  }
  return { name: variant.name, results, faults }
}

const skipped = ensurePackages()
if (skipped !== undefined) console.log(`○ failover: skipped, ${skipped}`)
console.log(`${chosen.length} variants, seed ${seed}`)
const outcomes: VariantOutcome[] = []
for (const variant of skipped === undefined ? chosen : []) {
  const outcome = await run(variant).catch((error: unknown) => ({
    ...{ name: variant.name, results: [] },
    faults: [`the installation did not start: ${String(error)}`],
  }))
  outcomes.push(outcome)
  printVariant(outcome)
  if (words.length === 0) writeFailovers(outcomes, seed)
}
const isRight = outcomes.every(
  ({ faults, results }) => faults.length === 0 && results.every(({ verdict }) => faultsOf(verdict) === 0),
)
process.exitCode = isRight && chosen.length > 0 ? 0 : 1
