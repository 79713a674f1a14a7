import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim()

/** Returns the commit that set the version of package.json, which is the last release. */
function lastRelease(): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const commits = git('log', '--format=%H', `-S"version": "${version}"`, '--', 'package.json').split('\n')
  const [commit] = commits.slice(-1)
  if (!commit) throw new Error(`no commit has set version ${version}`)
  return commit
}

/**
 * Builds an earlier version in a temporary folder, unless an earlier run has. `commit`: default is the last release.
 * It uses the installed packages of this version, so their versions must not be too far apart.
 */
export function buildOldRelease(commit = lastRelease()): {
  readonly folder: string
  readonly commit: string
} {
  const short = git('rev-parse', '--short', commit)
  const folder = join(tmpdir(), `sextant-release-${short}`)
  if (existsSync(join(folder, 'build/.sources'))) return { folder, commit: short }
  mkdirSync(folder, { recursive: true })
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 })
  execFileSync('tar', ['x', '-C', folder], { input: archive })
  if (!existsSync(join(folder, 'node_modules')))
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  console.log(`building ${short}`)
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: folder, stdio: 'inherit' })
  return { folder, commit: short }
}
