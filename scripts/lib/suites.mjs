import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { bin, root, run } from './run.mjs'

/** Runs a step that passes or fails as a whole, such as types or lint. The step counts as one test. */
export async function runStep(name, command, args) {
  announce(name)
  const start = Date.now()
  const { code } = await run(command, args)
  const counted = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  return { name, ...counted, ms: Date.now() - start }
}

/**
 * Result of a suite. `ms` is its time by the wall clock, `failures` lists each failed test with the first line of
 * its error, `shaky` each test that passed at the second attempt, `skipped` each test that this machine can't run,
 * `times` the milliseconds of each test with the name of its file.
 * @typedef {{ name: string, passed: number, failed: number, ms: number, failures?: string[], shaky?: string[],
 * skipped?: string[], times?: { file: string, test: string, ms: number }[] }} SuiteResult
 */

/**
 * Runs one or more Vitest projects, with more options of Vitest. Their names may contain `*`. A run counts as failed
 * if it found no test or ended without a report.
 */
export async function runVitest(name, projects = [name], options = []) {
  announce(name)
  return withReport(name, async (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const chosen = projects.flatMap((project) => ['--project', project])
    const { code } = await run(bin('vitest'), ['run', ...chosen, ...options, ...reporters])
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
    times: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map((test) => ({
        file: relative(root, name),
        test: test.fullName.trim(),
        ms: test.duration ?? 0,
      })),
    ),
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
    times: specs.map((spec) => ({
      file: `tests/e2e/${spec.file}`,
      test: spec.title,
      ms: spec.tests.flatMap((test) => test.results).reduce((sum, result) => sum + result.duration, 0),
    })),
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
  const start = Date.now()
  try {
    const { code, count } = await work(report)
    const ms = Date.now() - start
    if (!existsSync(report)) return { name, passed: 0, failed: 1, ms, failures: ['no report was written'] }
    const counted = count(JSON.parse(readFileSync(report, 'utf8')))
    const { passed, failed, skipped = [] } = counted
    const silent = failed === 0 && (code !== 0 || passed + skipped.length === 0)
    return { name, ms, ...counted, failed: failed + (silent ? 1 : 0) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function announce(name) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(2, 74 - name.length))}`)
}

/** Prints the 20 slowest tests and files of all suites. */
export function printSlowest(results) {
  const times = results.flatMap((result) => result.times ?? [])
  console.log('\nSlowest tests:')
  for (const { file, test, ms } of slowest(times, 20)) console.log(`  ${seconds(ms)}  ${file}: ${test}`)
  const files = new Map()
  for (const { file, ms } of times) files.set(file, (files.get(file) ?? 0) + ms)
  console.log('Slowest files:')
  const sums = [...files].map(([file, ms]) => ({ file, ms }))
  for (const { file, ms } of slowest(sums, 20)) console.log(`  ${seconds(ms)}  ${file}`)
}

function slowest(times, count) {
  return times.toSorted((a, b) => b.ms - a.ms).slice(0, count)
}

/** A time in seconds, such as `12.3 s`. */
export function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`
}
