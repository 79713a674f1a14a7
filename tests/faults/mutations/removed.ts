import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Removal } from './removal'

/** What the tests say about a removed defence. */
export interface Judged {
  readonly removal: Removal
  /** Names of the failed tests. Empty: no test needs the defence. */
  readonly failed: readonly string[]
  /** Why the tests could not judge; `undefined`: they did. */
  readonly problem: string | undefined
}

/** A copy of the sources in which defences are removed. */
export interface SourceCopy {
  /** Removes a defence, runs its test file, and restores the defence. */
  judge(removal: Removal): Judged
  remove(): void
}

const copied = ['app', 'tests', 'scripts', 'public', 'sdk', 'vendor', 'docs', 'deploy']
const copiedFiles = ['package.json', 'tsconfig.json', 'vitest.config.ts', 'vite.config.ts', 'server.ts']
/** Maximum time of a test run, milliseconds. The slowest of these test files needs a third of it. */
const mostMs = 180_000

/** Copies the sources of the repository into a temporary folder. Installed packages are linked. */
export function copySources(root: string): SourceCopy {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-mutations-'))
  for (const name of [...copied, ...copiedFiles])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  for (const name of ['node_modules', 'build']) symlinkSync(join(root, name), join(folder, name))
  return {
    judge(removal) {
      const path = join(folder, removal.file)
      const source = readFileSync(path, 'utf8')
      writeFileSync(path, withoutDefence(source, removal))
      const judged = runTests(folder, removal.test)
      writeFileSync(path, source)
      if (judged !== 'endless') return { removal, ...judged }
      // Without the defence the tests did not end. If they end with it, they need the defence; otherwise the machine is
      // too slow to tell.
      const control = runTests(folder, removal.test)
      if (control === 'endless' || control.problem !== undefined || control.failed.length > 0)
        return { removal, failed: [], problem: `no end within ${mostMs / 1_000} s, with the defence either` }
      return { removal, failed: [`the tests do not end within ${mostMs / 1_000} s`], problem: undefined }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Returns a source without a defence. Throws if a text of the defence does not occur exactly once. */
export function withoutDefence(source: string, { defence, file, edits }: Removal): string {
  return edits.reduce((changed, [text, replacement]) => {
    const [before = '', after, another] = changed.split(text)
    if (after === undefined || another !== undefined)
      throw new Error(`${file} does not contain exactly once what “${defence}” consists of: ${text}`)
    return before + replacement + after
  }, source)
}

interface TestReport {
  readonly testResults: readonly {
    readonly message: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

function runTests(folder: string, test: string): Pick<Judged, 'failed' | 'problem'> | 'endless' {
  const report = join(folder, 'report.json')
  rmSync(report, { force: true })
  const command = ['node_modules/vitest/vitest.mjs', 'run', test, '--reporter=json', `--outputFile=${report}`]
  const { stderr, error } = spawnSync(process.execPath, [...command, '--retry=0'], {
    cwd: folder,
    encoding: 'utf8',
    timeout: mostMs,
    killSignal: 'SIGKILL',
  })
  if (error !== undefined)
    return 'code' in error && error.code === 'ETIMEDOUT' ? 'endless' : { failed: [], problem: String(error) }
  const { testResults } = readReport(report) ?? { testResults: [] }
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  const failed = results.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
  const broken = testResults.find(({ assertionResults, message }) => assertionResults.length === 0 && message)
  if (results.length === 0) return { failed, problem: broken?.message ?? stderr.slice(-500) }
  return { failed, problem: undefined }
}

function readReport(path: string): TestReport | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as TestReport
  } catch {
    return undefined // The test runner ended without a report.
  }
}
