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
  /** Whether each try needs a new installation, whose indexers have just been started for the first time. */
  readonly isFresh?: boolean
  /** Returns why this machine can't run the scenario; `undefined`: it can. */
  skipReason?(): string | undefined
  /** Causes the fault once. Resolves when it is over. */
  fault(stack: Stack, random: SeededRandom): Promise<void>
}

/** The result of all tries of a scenario. */
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
  { name, fault, isFresh = false }: Scenario,
  tries: number,
  random: SeededRandom,
): Promise<Outcome> {
  const recoveriesMs: number[] = []
  const faults: string[] = []
  const mistakesBefore = stack.visitor.mistakes.length
  if (!isFresh) stack.stir()
  try {
    for (let done = 0; done < tries; done += 1) {
      await pause(200 + random.below(1_500))
      await fault(stack, random)
      const startMs = performance.now()
      await Promise.all([stack.waitCaughtUp(), stack.visitor.waitServed()])
      recoveriesMs.push(performance.now() - startMs)
      faults.push(...(await cursorsAhead(stack.pool, stack.chain)))
    }
  } catch (error) {
    faults.push(String(error))
  }
  stack.calm()
  const verdict = await finalVerdict(stack, faults.length === 0 ? mostJudgingMs : 0)
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
async function finalVerdict({ pool, chain, waitCaughtUp }: Stack, patienceMs: number): Promise<Verdict> {
  if (patienceMs > 0) await waitCaughtUp().catch(() => undefined) // The verdict says what is missing.
  const slot = chain.confirmedSlot()
  const untilMs = performance.now() + patienceMs
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

export interface RunOptions {
  readonly seed: number
  readonly length: 'quick' | 'full'
  readonly report: (outcome: Outcome) => void
}

const none = { tries: 0, lost: 0, duplicated: 0, serverErrors: 0, recoveriesMs: [], faults: [] }

/** Runs scenarios one after another. An installation is replaced after a scenario that went wrong. */
export async function runScenarios(
  scenarios: readonly Scenario[],
  { seed, length, report }: RunOptions,
): Promise<void> {
  let shared: { readonly stack: Stack; readonly options: Scenario['options'] } | undefined

  async function dropShared(): Promise<void> {
    await shared?.stack.stop()
    shared = undefined
  }

  async function run(scenario: Scenario, ownSeed: number): Promise<Outcome> {
    const skipped = scenario.skipReason?.()
    if (skipped !== undefined) return { name: scenario.name, skipped, ...none }
    const [chainRandom, random] = [seededRandom(ownSeed), seededRandom(ownSeed + 1)]
    if (scenario.isFresh || scenario.options !== shared?.options) await dropShared()
    if (scenario.isFresh) return runFresh(scenario, scenario.tries[length], random)
    shared ??= { stack: await startStack(chainRandom, scenario.options), options: scenario.options }
    await waitLive(shared.stack)
    const outcome = await runScenario(shared.stack, scenario, scenario.tries[length], random)
    if (outcome.faults.length > 0) await dropShared()
    return outcome
  }

  try {
    for (const [index, scenario] of scenarios.entries()) {
      const outcome = await run(scenario, seed + index * 2).catch((error: unknown) => ({
        ...{ name: scenario.name, ...none },
        faults: [`the installation did not start: ${String(error)}`],
      }))
      report(outcome)
    }
  } finally {
    await dropShared()
  }
}

/** Runs each try of a scenario on a new installation. */
async function runFresh(scenario: Scenario, tries: number, random: SeededRandom): Promise<Outcome> {
  let all: Outcome = { name: scenario.name, ...none }
  for (let done = 0; done < tries; done += 1) {
    const stack = await startStack(seededRandom(random.below(1_000_000)), scenario.options)
    try {
      const one = await runScenario(stack, scenario, 1, random)
      all = {
        name: scenario.name,
        tries: all.tries + one.tries,
        lost: all.lost + one.lost,
        duplicated: all.duplicated + one.duplicated,
        serverErrors: all.serverErrors + one.serverErrors,
        recoveriesMs: [...all.recoveriesMs, ...one.recoveriesMs],
        faults: [...all.faults, ...one.faults],
      }
    } finally {
      await stack.stop()
    }
  }
  return all
}
