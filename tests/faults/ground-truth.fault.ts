// Injects known events into a chain while processes, connections and clocks fail. After each kind of fault every
// event must be stored once with its amounts, and no response may be a 5xx other than 503 with `Retry-After`.
// `FAULT_SEED` repeats the moments of a run, `FAULT_SCENARIOS` chooses scenarios by words of their names, and
// `FAULT_TRIES` sets the number of tries of each. A run of all scenarios writes RESULTS.md.
import notable from './ground-truth/notable-seeds.json'
import { printOutcome, writeResults } from './ground-truth/results'
import { type Outcome, runScenarios, type Scenario } from './ground-truth/scenario'
import { clients } from './ground-truth/scenarios/clients'
import { clocks } from './ground-truth/scenarios/clocks'
import { commands } from './ground-truth/scenarios/commands'
import { firstStart } from './ground-truth/scenarios/first-start'
import { forks } from './ground-truth/scenarios/forks'
import { fullDisk } from './ground-truth/scenarios/full-disk'
import { kills } from './ground-truth/scenarios/kills'
import { links } from './ground-truth/scenarios/links'
import { nodeLies } from './ground-truth/scenarios/node-lies'
import { overload } from './ground-truth/scenarios/overload'
import { stops } from './ground-truth/scenarios/stops'

const { FAULT_SEED, FAULT_SCENARIOS = '', FAULT_TRIES, FAULT_LENGTH } = process.env
const length = FAULT_LENGTH === 'quick' ? 'quick' : 'full'
const seed = Number(FAULT_SEED ?? Date.now() % 1_000_000)
const words = FAULT_SCENARIOS.split(',').filter(Boolean)
const isNamed = (name: string) => words.length === 0 || words.some((word) => name.includes(word))

function withTries(scenario: Scenario): Scenario {
  const full = Number(FAULT_TRIES ?? scenario.tries.full)
  return { ...scenario, tries: { ...scenario.tries, full } }
}

const scenarios = [
  ...[...kills, ...commands, ...links, ...forks, ...stops],
  ...[...nodeLies, ...clients, ...clocks, ...fullDisk, ...overload, ...firstStart],
]
  .filter(({ name, tries }) => tries[length] > 0 && isNamed(name))
  .map(withTries)
console.log(`${scenarios.length} scenarios, seed ${seed} (FAULT_SEED=${seed} repeats the moments)`)
const outcomes: Outcome[] = []

/** Prints a result, and writes those so far, because a run of all scenarios takes up to two hours. */
function report(outcome: Outcome): void {
  outcomes.push(outcome)
  printOutcome(outcome)
  if (length === 'full' && words.length === 0) writeResults(outcomes, seed)
}

await runScenarios(scenarios, { seed, length, report })
if (length === 'full') {
  // Seeds that have found a defect are run again, with the scenario that found it.
  for (const { seed: found, scenario: of } of notable.filter(({ scenario }) => isNamed(scenario))) {
    const again = scenarios.filter((scenario) => scenario.name === of)
    console.log(`notable seed ${found}`)
    const name = (outcome: Outcome) => ({ ...outcome, name: `${outcome.name}, seed ${found}` })
    await runScenarios(again, { seed: found, length: 'quick', report: (outcome) => report(name(outcome)) })
  }
}
const tries = outcomes.reduce((sum, outcome) => sum + outcome.tries, 0)
const wrong = outcomes.filter(({ faults }) => faults.length > 0).length
console.log(`${tries} faults in ${outcomes.length} scenarios, ${wrong} scenarios went wrong`)
process.exitCode = wrong === 0 && tries > 0 ? 0 : 1
