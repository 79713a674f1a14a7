import { machineLine, writeSection } from '../results-file'
import type { FailoverResult } from './fail-over'

/** The result of all kills of a variant. */
export interface VariantOutcome {
  readonly name: string
  readonly results: readonly FailoverResult[]
  /** Everything that was wrong, as sentences. */
  readonly faults: readonly string[]
}

const heading = '## Failover'

export function printVariant({ name, results, faults }: VariantOutcome): void {
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${name}: ${cellsOf(results).join(' | ')}`)
  for (const fault of faults.slice(0, 20)) console.log(`    ${fault}`)
}

/** Writes the section about failovers. The other sections of the file are kept. */
export function writeFailovers(outcomes: readonly VariantOutcome[], seed: number): void {
  const rows = outcomes.map(
    ({ name, results, faults }) => `| ${[name, ...cellsOf(results), faults.length].join(' | ')} |`,
  )
  writeSection(heading, `${introduction(seed)}\n${rows.join('\n')}`)
}

function introduction(seed: number): string {
  return `${heading}

Written by \`npm run faults -- failover\`: kill −9 of the primary's postmaster and of its patroni during ingest, with the
files of \`deploy/failover\`. Times are least / median / most. Promotion counts from the kill, writes (a row that is
newer than those of the promoted server) and complete (everything stored) count from the promotion. Reads away is the longest time in which one
kind of request got no data from a web process. Missing is the number of events that the promoted server lacked and the
indexer read again. Lost and duplicated rows count at the end. Wrong: failed responses other than a 503 with
\`Retry-After\`, rows older than what the stream of the same process had sent, and limits that were missed.

${machineLine(seed)}

| variant | kills | updates/s | promotion | writes | complete | reads away | missing | 503 of responses | lost | duplicated | wrong |
|---|---|---|---|---|---|---|---|---|---|---|---|`
}

function cellsOf(results: readonly FailoverResult[]): (string | number)[] {
  const sum = (of: (result: FailoverResult) => number) => results.reduce((all, result) => all + of(result), 0)
  const seconds = (of: (result: FailoverResult) => number) =>
    `${spread(
      results.map((each) => of(each) / 1_000),
      1,
    )} s`
  return [
    results.length,
    spread(results.map(({ updatesPerSecond }) => updatesPerSecond)),
    seconds(({ promotedMs }) => promotedMs),
    seconds(({ writtenMs }) => writtenMs),
    seconds(({ caughtUpMs }) => caughtUpMs),
    seconds(({ longestAwayMs }) => longestAwayMs),
    spread(results.map(({ lostEvents }) => lostEvents)),
    `${sum(({ refused }) => refused)} of ${sum(({ responses }) => responses)}`,
    sum(({ verdict }) => verdict.lost.length),
    sum(({ verdict }) => verdict.invented.length + verdict.duplicated.length),
  ]
}

function spread(values: readonly number[], digits = 0): string {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (index: number) => (sorted[index] ?? 0).toFixed(digits)
  return sorted.length === 0
    ? '–'
    : `${at(0)} / ${at(Math.floor(sorted.length / 2))} / ${at(sorted.length - 1)}`
}
