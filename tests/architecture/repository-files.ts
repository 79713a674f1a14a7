import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Lists the source files that the rules apply to: the product and the published client. */
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
