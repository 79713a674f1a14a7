import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { bin, run } from './run.mjs'

/** Runs a step that passes or fails as a whole, such as types or lint. The step counts as one test. */
export async function runStep(name, command, args) {
  announce(name)
  const { code } = await run(command, args)
  return code === 0 ? { name, passed: 1, failed: 0 } : { name, passed: 0, failed: 1 }
}

/**
 * Result of a suite. `failures` lists each failed test with the first line of its error, `shaky` each test
 * that passed at the second attempt, `skipped` each test that this machine can't run.
 * @typedef {{ name: string, passed: number, failed: number, failures?: string[], shaky?: string[],
 * skipped?: string[] }} SuiteResult
 */

/**
 * Runs one or more Vitest projects. Their names may contain `*`. A run counts as failed if it found no test or
 * ended without a report.
 */
export async function runVitest(name, projects = [name]) {
  announce(name)
  return withReport(name, async (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const chosen = projects.flatMap((project) => ['--project', project])
    const { code } = await run(bin('vitest'), ['run', ...chosen, ...reporters])
    return { code, count: countVitest }
  })
}

/** Runs the browser tests. */
export async function runPlaywright() {
  announce('e2e')
  return withReport('e2e', async (report) => {
    const { code } = await run(
      bin('playwright'),
      ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json'],
      { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
    )
    return { code, count: countPlaywright }
  })
}

function countVitest({ numPassedTests, numFailedTests, testResults }) {
  const tests = testResults.flatMap((file) => file.assertionResults)
  const failures = tests.filter((test) => test.status === 'failed')
  const skipped = tests.filter(({ status }) => status === 'skipped' || status === 'pending')
  const shaky = tests.filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures: failures.map(failureOf),
    shaky: shaky.map(failureOf),
    skipped: skipped.map(({ fullName }) => fullName.trim()),
  }
}

function failureOf({ fullName, failureMessages }) {
  return `${fullName.trim()}: ${firstLine(failureMessages[0])}`
}

function countPlaywright({ stats, suites, errors }) {
  const specs = suites.flatMap(specsOf)
  const ended = (status) => specs.filter((spec) => spec.tests.some((test) => test.status === status))
  const why = (spec) =>
    firstLine(spec.tests.flatMap((test) => test.results).find((result) => result.error)?.error?.message)
  const named = (list) => list.map((spec) => `${spec.file}: ${spec.title}: ${why(spec)}`)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: [...named(ended('unexpected')), ...errors.map((error) => firstLine(error.message))],
    shaky: named(ended('flaky')),
  }
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

function firstLine(message = '') {
  return stripVTControlCharacters(message).split('\n', 1)[0].slice(0, 200)
}

async function withReport(name, work) {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-report-'))
  const report = join(folder, 'report.json')
  try {
    const { code, count } = await work(report)
    if (!existsSync(report)) return { name, passed: 0, failed: 1, failures: ['no report was written'] }
    const { passed, failed, failures, shaky, skipped = [] } = count(JSON.parse(readFileSync(report, 'utf8')))
    const silent = failed === 0 && (code !== 0 || passed + skipped.length === 0)
    return { name, passed, failed: failed + (silent ? 1 : 0), failures, shaky, skipped }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function announce(name) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(2, 74 - name.length))}`)
}
