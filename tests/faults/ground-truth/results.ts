import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import type { Outcome } from './scenario'

const file = 'tests/faults/RESULTS.md'
/** The part of the file after this heading is written by hand and kept. */
const keptHeading = '## Defects found'

/** Prints one scenario while a run goes on. */
export function printOutcome(outcome: Outcome): void {
  const { name, skipped, tries, lost, duplicated, serverErrors, faults } = outcome
  const mark = skipped === undefined ? (faults.length === 0 ? '✓' : '✗') : '○'
  const counts = `${tries} tries, ${lost} lost, ${duplicated} duplicated, ${serverErrors} 5xx, recovery ${recoveryOf(outcome)}`
  console.log(`${mark} ${name}: ${skipped === undefined ? counts : `skipped, ${skipped}`}`)
  for (const fault of faults.slice(0, 20)) console.log(`    ${fault}`)
}

/** Writes the results of a full run to the file. Defects that the file already lists are kept. */
export function writeResults(outcomes: readonly Outcome[], seed: number): void {
  const old = readFileSync(file, 'utf8')
  const kept = old.includes(keptHeading) ? old.slice(old.indexOf(keptHeading)) : `${keptHeading}\n`
  const rows = outcomes.map((outcome) => {
    const { name, skipped, tries, lost, duplicated, serverErrors } = outcome
    const cells =
      skipped === undefined
        ? [tries, lost, duplicated, serverErrors, recoveryOf(outcome)]
        : ['–', '–', '–', '–', `skipped: ${skipped}`]
    return `| ${[name, ...cells].join(' | ')} |`
  })
  writeFileSync(file, `${introduction(seed)}\n${rows.join('\n')}\n\n${kept}`)
}

function introduction(seed: number): string {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB of memory`
  return `# Results of the fault tests

Written by \`npm run faults -- ground-truth\`. A row is duplicated if the store has it more than once, or with content that
the chain does not have. 5xx are responses that were no 503 with \`Retry-After\`. Recovery is the time from the end of a
fault until everything was stored and served again: least / median / most.

Machine: ${machine}, Node ${process.version}, ${process.platform}. Seed ${seed}, ${new Date().toISOString().slice(0, 10)}.

| scenario | tries | lost | duplicated | 5xx | recovery |
|---|---|---|---|---|---|`
}

function recoveryOf({ recoveriesMs }: Outcome): string {
  if (recoveriesMs.length === 0) return '–'
  const sorted = [...recoveriesMs].sort((a, b) => a - b)
  const [least, median, most] = [0, Math.floor(sorted.length / 2), sorted.length - 1].map((index) =>
    ((sorted[index] ?? 0) / 1_000).toFixed(1),
  )
  return `${least} / ${median} / ${most} s`
}
