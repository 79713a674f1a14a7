import { setTimeout as pause } from 'node:timers/promises'
import { type SeededRandom, seededRandom } from '../../helpers/seeded-random'
import { cursorsAhead, faultsOf, judge, type Verdict } from './judge'
import { type Stack, type StackOptions, startStack, waitLive } from './stack'

/** A kind of fault, and how often a run tries it. */
export interface Scenario {
  readonly name: string
  readonly tries: Readonly<Record<'quick' | 'full', number>>
  /** Installation that the scenario needs. Scenarios with the same object share one. */
  readonly options?: Partial<StackOptions>
  /** Returns why this machine can't run the scenario; `undefined`: it can. */
  skipReason?(): string | undefined
  /** Causes the fault once. Resolves when it is over. `left`: number of tries after this one. */
  fault(stack: Stack, random: SeededRandom, left: number): Promise<void>
}

/** What a scenario led to. */
export interface Outcome {
  readonly name: string
  readonly skipped?: string
  readonly tries: number
  readonly lost: number
  readonly duplicated: number
  /** Responses with 5xx that were no 503 with `Retry-After`, and responses with invalid JSON. */
  readonly serverErrors: number
  /** Times from the end of each fault until everything was stored and served again, milliseconds. */
  readonly recoveriesMs: readonly number[]
  /** Everything that was wrong, as sentences. */
  readonly faults: readonly string[]
}

const mostJudgingMs = 45_000

/** Runs one scenario on an installation that follows its chain. */
export async function runScenario(
  stack: Stack,
  { name, fault, tries }: Scenario,
  length: 'quick' | 'full',
  random: SeededRandom,
): Promise<Outcome> {
  const recoveriesMs: number[] = []
  const faults: string[] = []
  const mistakesBefore = stack.visitor.mistakes.length
  stack.stir()
  try {
    for (let done = 1; done <= tries[length]; done += 1) {
      await pause(200 + random.below(1_500))
      await fault(stack, random, tries[length] - done)
      const startMs = performance.now()
      await Promise.all([stack.waitCaughtUp(), stack.visitor.waitServed()])
      recoveriesMs.push(performance.now() - startMs)
      faults.push(...(await cursorsAhead(stack.pool, stack.chain)))
    }
  } catch (error) {
    faults.push(String(error))
  }
  stack.calm()
  const verdict = await finalVerdict(stack)
  const mistakes = stack.visitor.mistakes.slice(mistakesBefore)
  return {
    name,
    tries: recoveriesMs.length,
    lost: verdict.lost.length,
    duplicated: verdict.invented.length + verdict.duplicated.length,
    serverErrors: mistakes.length,
    recoveriesMs,
    faults: [...faults, ...sentencesOf(verdict), ...mistakes],
  }
}

/** Judges the store until it is right, because accounts may be read again only after a while. */
async function finalVerdict({ pool, chain, waitCaughtUp }: Stack): Promise<Verdict> {
  await waitCaughtUp().catch(() => undefined) // The verdict says what is missing.
  const slot = chain.confirmedSlot()
  const untilMs = performance.now() + mostJudgingMs
  for (;;) {
    const verdict = await judge(pool, chain, slot)
    if (faultsOf(verdict) === 0 || performance.now() > untilMs) return verdict
    await pause(500)
  }
}

function sentencesOf({ lost, invented, duplicated, broken }: Verdict): string[] {
  return [
    ...lost.map((row) => `lost: ${row}`),
    ...invented.map((row) => `invented: ${row}`),
    ...duplicated.map((row) => `duplicated: ${row}`),
    ...broken,
  ]
}

/** Runs scenarios one after another. An installation is replaced after a scenario that went wrong. */
export async function runScenarios(
  scenarios: readonly Scenario[],
  { seed, length, report }: { seed: number; length: 'quick' | 'full'; report: (outcome: Outcome) => void },
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  let stack: Stack | undefined
  let options: Scenario['options']
  const add = (outcome: Outcome) => {
    outcomes.push(outcome)
    report(outcome)
  }
  try {
    for (const [index, scenario] of scenarios.entries()) {
      const skipped = scenario.skipReason?.()
      const none = { tries: 0, lost: 0, duplicated: 0, serverErrors: 0, recoveriesMs: [], faults: [] }
      if (skipped !== undefined) {
        add({ name: scenario.name, skipped, ...none })
        continue
      }
      if (stack !== undefined && scenario.options !== options) {
        await stack.stop()
        stack = undefined
      }
      const random = seededRandom(seed + index)
      options = scenario.options
      stack ??= await startStack(seededRandom(seed + 1_000 + index), options)
      await waitLive(stack)
      const outcome = await runScenario(stack, scenario, length, random)
      add(outcome)
      if (outcome.faults.length === 0) continue
      await stack.stop()
      stack = undefined
    }
  } finally {
    await stack?.stop()
  }
  return outcomes
}
