// Injects known events into a chain while processes, connections and clocks fail. After each kind of fault every
// event must be stored once with its amounts, and no response may be a 5xx other than 503 with `Retry-After`.
// `FAULT_SEED` repeats a run; `FAULT_SCENARIOS` chooses scenarios by words of their names.
import { runScenarios, type Scenario } from './ground-truth/scenario'
import { forks } from './ground-truth/scenarios/forks'
import { kills } from './ground-truth/scenarios/kills'
import { links } from './ground-truth/scenarios/links'

const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000)
const length = process.env.FAULT_LENGTH === 'quick' ? 'quick' : 'full'
const words = (process.env.FAULT_SCENARIOS ?? '').split(',').filter(Boolean)

const all: readonly Scenario[] = [...kills, ...forks, ...links]
const chosen = all.filter(
  ({ name, tries }) => tries[length] > 0 && (words.length === 0 || words.some((word) => name.includes(word))),
)
console.log(`seed ${seed} (FAULT_SEED=${seed} repeats the moments)`)
const outcomes = await runScenarios(chosen, {
  seed,
  length,
  report: (outcome) =>
    console.log(JSON.stringify({ ...outcome, recoveriesMs: outcome.recoveriesMs.map(Math.round) })),
})
process.exitCode = outcomes.some(({ faults }) => faults.length > 0) ? 1 : 0
