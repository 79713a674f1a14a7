import type { Violation } from './check'
import { routeModules } from './route-modules'
import { limits } from './rules'

/** Whether a file beside the sources belongs to tests only: a suite, a shared suite, test data or a benchmark. */
export function isTest(file: string): boolean {
  return /\.(test|case|fixture|bench)\.tsx?$/.test(file)
}

/** Reports a file with too many lines. All lines are counted, as by `wc -l`. */
export function checkFileSize(
  file: string,
  text: string,
  report: (position: number, rule: string, detail: string) => void,
): void {
  const lines = text.split('\n').length - 1
  const limit = lineLimit(file)
  if (lines > limit) report(0, 'file-size', `${lines} lines, at most ${limit}`)
}

function lineLimit(file: string): number {
  if (isTest(file) || file.startsWith('tests/')) return limits.testLines
  return routeModules.has(file) ? limits.routeLines : limits.fileLines
}

/** Reports each folder that directly contains too many source files. Subfolders are not counted. */
export function checkFolderSizes(files: readonly string[]): readonly Violation[] {
  const counts = new Map<string, number>()
  for (const file of files.filter(isSource)) {
    const folder = file.split('/').slice(0, -1).join('/')
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > limits.folderFiles)
    .map(([folder, count]) => ({
      file: folder,
      line: 1,
      rule: 'folder-size',
      detail: `${count} source files, at most ${limits.folderFiles}`,
    }))
}

/**
 * Whether a file counts for the size of its folder. Tests and styles have the name of their source, and
 * fixtures, migrations and the suites in `tests/` are flat lists. They make a folder longer but not harder to
 * read.
 */
function isSource(file: string): boolean {
  if (isTest(file) || /\.(?:spec|fault)\.ts$|\.css\.ts$/.test(file)) return false
  return !/\/(?:fixtures|migrations)\//.test(file)
}
