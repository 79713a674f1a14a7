import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim()

/**
 * Returns the newest state of the version before: the last commit before the version in package.json was set whose
 * migrations this version has unchanged. A database of later states of an unreleased version can't be upgraded.
 */
function versionBefore(): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const commits = git('log', '--format=%H', `-S"version": "${version}"`, '--', 'package.json').split('\n')
  const [commit] = commits.slice(-1)
  if (!commit) throw new Error(`no commit has set version ${version}`)
  const before = git(
    'log',
    '--first-parent',
    '--format=%H',
    `${commit}^`,
    '--',
    'app/store/migrations',
  ).split('\n')
  const changed = (old: string) =>
    git('diff', '--diff-filter=MDR', '--name-only', old, 'HEAD', '--', 'app/store/migrations')
  const found = [`${commit}^`, ...before].find((old) => changed(old) === '')
  if (found === undefined) throw new Error('no earlier version has the migrations of this one')
  return found
}

/** Whether the changelog says that the newest version can't be upgraded to while indexers run. */
export function needsStop(): boolean {
  const [, newest = ''] = readFileSync('CHANGELOG.md', 'utf8').split(/^## /m)
  return newest.includes('**Needs a stop of the indexer.**')
}

/**
 * Builds an earlier version in a temporary folder, unless an earlier run has. `commit`: default is the version before.
 * It installs the packages of that version into the same folder.
 */
export function buildOldRelease(commit = versionBefore()): {
  readonly folder: string
  readonly commit: string
} {
  const short = git('rev-parse', '--short', commit)
  const folder = join(tmpdir(), `sextant-release-${short}`)
  if (existsSync(join(folder, 'build/.sources'))) return { folder, commit: short }
  mkdirSync(folder, { recursive: true })
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 })
  execFileSync('tar', ['x', '-C', folder], { input: archive })
  console.log(`building ${short}`)
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: folder, stdio: 'inherit' })
  return { folder, commit: short }
}
