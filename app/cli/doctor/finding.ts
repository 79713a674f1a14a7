/**
 * Result of a check. `ok`: it works. `missing`: it does not work, and features suffer. `unusable`: without it
 * the indexer can't work at all. `note`: a fact without a verdict.
 */
export type Verdict = 'ok' | 'missing' | 'unusable' | 'note'

/** What a check has found out. */
export interface Finding {
  /** Name of what was checked, such as `getTransaction`. */
  readonly name: string
  readonly verdict: Verdict
  /** What was found: a figure, or the reason of a refusal. Contains no URL and no key. */
  readonly found: string
  /** What does not work because of this. Empty for `ok` and `note`. */
  readonly costs: string
}

/** Exit codes for scripts: everything works, features are missing, unusable. */
export const exitCodes = { ok: 0, missing: 1, unusable: 2 } as const

/** Returns the exit code of the worst finding. */
export function exitCodeOf(findings: readonly Finding[]): number {
  if (findings.some(({ verdict }) => verdict === 'unusable')) return exitCodes.unusable
  return findings.some(({ verdict }) => verdict === 'missing') ? exitCodes.missing : exitCodes.ok
}

const marks: Readonly<Record<Verdict, string>> = {
  ok: 'ok',
  missing: 'MISSING',
  unusable: 'UNUSABLE',
  note: '–',
}

/** Longest cell of the column of findings, characters. */
const longestFound = 90

/** Returns the findings as the lines of a table. */
export function tableOf(findings: readonly Finding[]): readonly string[] {
  const rows = [
    ['check', 'result', 'found', 'what that costs'],
    ...findings.map(({ name, verdict, found, costs }) => [
      name,
      marks[verdict],
      printable(found),
      verdict === 'ok' || verdict === 'note' ? '' : costs,
    ]),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** Removes control characters, because the node's texts are untrusted, and shortens the text. */
function printable(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()
  return line.length > longestFound ? `${line.slice(0, longestFound - 1)}…` : line
}
