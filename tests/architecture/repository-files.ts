import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The sources that the rules are about: what runs as ours, and the client that we give away. */
export function repositoryFiles(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'app', 'sdk', 'server.ts'], {
    encoding: 'utf8',
  })
  return listed
    .split('\n')
    .filter(
      (file) => /(?<!\.generated)\.tsx?$/.test(file) && !file.includes('/fixtures/') && existsSync(file),
    )
}
