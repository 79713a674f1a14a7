import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Lists the source files that the rules apply to: the product and the published client. */
export function repositoryFiles(): readonly string[] {
  return listFiles(['app', 'sdk', 'server.ts']).filter((file) => /\.tsx?$/.test(file))
}

/** Lists all source files of the repository, also scripts, settings and tests. Their sizes are limited. */
export function sizedFiles(): readonly string[] {
  return listFiles(['.']).filter((file) => /\.(?:[cm]?[jt]s|tsx)$/.test(file) && !file.startsWith('vendor/'))
}

/** Lists the files of the working tree below the given paths, without generated sources and fixtures. */
function listFiles(paths: readonly string[]): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...paths], {
    encoding: 'utf8',
  })
  return listed.split('\n').filter((file) => !/\.generated\.ts$|\/fixtures\//.test(file) && existsSync(file))
}
