import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'

const file = 'tests/faults/RESULTS.md'

/** Replaces a section of RESULTS.md, which begins with its heading. The other sections are kept. */
export function writeSection(heading: string, section: string): void {
  const text = readFileSync(file, 'utf8')
  const start = text.indexOf(heading)
  const end = text.indexOf('\n## ', start + 1)
  const before = start < 0 ? `${text.trimEnd()}\n\n` : text.slice(0, start)
  const after = start < 0 || end < 0 ? '' : text.slice(end)
  writeFileSync(file, `${before}${section}\n${after}`)
}

/** Returns a line about the machine and the run. */
export function machineLine(seed: number): string {
  return `Machine: ${cpus().length} cores with a load of ${loadavg()[1]?.toFixed(0)} from other programs as well. Seed ${seed}, ${new Date().toISOString().slice(0, 10)}.`
}
