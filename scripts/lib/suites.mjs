import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bin, run } from './run.mjs'

/** A step that either holds or does not: types, lint, dead code. Counts as one test. */
export async function runStep(name, command, args) {
  announce(name)
  const { code } = await run(command, args)
  return code === 0 ? { name, passed: 1, failed: 0 } : { name, passed: 0, failed: 1 }
}

/** Vitest projects that belong together; a name may hold `*`. A run that found no test, or died before it could say so, has failed. */
export async function runVitest(name, projects = [name]) {
  announce(name)
  return withReport(name, async (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const chosen = projects.flatMap((project) => ['--project', project])
    const { code } = await run(bin('vitest'), ['run', ...chosen, ...reporters])
    return { code, count: (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests }) }
  })
}

/** The journeys in a browser. */
export async function runPlaywright() {
  announce('e2e')
  return withReport('e2e', async (report) => {
    const { code } = await run(
      bin('playwright'),
      ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json'],
      { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
    )
    const count = ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky })
    return { code, count }
  })
}

async function withReport(name, work) {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-report-'))
  const report = join(folder, 'report.json')
  try {
    const { code, count } = await work(report)
    if (!existsSync(report)) return { name, passed: 0, failed: 1 }
    const { passed, failed } = count(JSON.parse(readFileSync(report, 'utf8')))
    const silent = failed === 0 && (code !== 0 || passed === 0)
    return { name, passed, failed: failed + (silent ? 1 : 0) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function announce(name) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(2, 74 - name.length))}`)
}
