// Removes each defence once, in a copy of the sources, and names the tests that fail without it. A defence whose
// removal no test notices is a failure. `MUTATIONS` chooses defences by words of their sentences. A run of all writes
// MUTATIONS.md.
import { writeFileSync } from 'node:fs'
import { removals } from './mutations/defences'
import { copySources, type Judged } from './mutations/removed'

const words = (process.env.MUTATIONS ?? '').split(',').filter(Boolean)
const chosen = removals.filter(({ defence }) => words.length === 0 || words.some((w) => defence.includes(w)))

const copy = copySources(process.cwd())
const judged: Judged[] = []
try {
  for (const removal of chosen) {
    const result = copy.judge(removal)
    judged.push(result)
    console.log(`${lineOf(result)}: ${removal.defence}`)
  }
} finally {
  copy.remove()
}
if (words.length === 0) writeFileSync('tests/faults/MUTATIONS.md', tableOf(judged))
const unnoticed = judged.filter(({ failed }) => failed.length === 0).length
console.log(`${judged.length} defences removed, ${unnoticed} without a test that notices`)
process.exitCode = unnoticed === 0 && judged.length > 0 ? 0 : 1

function lineOf({ failed, problem, removal }: Judged): string {
  if (problem !== undefined) return `NOT JUDGED (${removal.test}: ${problem})`
  return failed.length === 0 ? `UNNOTICED by ${removal.test}` : `noticed by ${failed.length}`
}

function tableOf(all: readonly Judged[]): string {
  const rows = all.map(({ removal: { defence, file, test }, failed }) => {
    const [first = '**none**', ...others] = failed
    const noticed = others.length === 0 ? first : `${first}, and ${others.length} more`
    return `| ${defence} | \`${file}\` | \`${test}\`: ${noticed.replaceAll('|', '\\|')} |`
  })
  return `# Defences, each removed once

Written by \`npm run faults -- mutations\`. Each defence is removed in a copy of the sources; the tests named here fail
without it.

| defence | where | test that fails without it |
|---|---|---|
${rows.join('\n')}
`
}
