import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './run.mjs'

/** Folder in which Vitest keeps the modules that it has compiled. */
const folder = 'node_modules/.cache/vitest-modules'
/** The source files that existed when the folder was used last, as JSON. */
const listFile = join(root, 'node_modules/.cache/vitest-modules.json')

const sources = ['app', 'tests', 'scripts']
const settings = ['tsconfig.json', 'vitest.config.ts', 'package-lock.json']

/**
 * Returns the path of the folder for compiled modules. A compiled module contains the paths of its imports, so the
 * folder is emptied if a source file has been renamed or deleted, or the settings have changed.
 */
export function prepareModuleCache() {
  if (isOutdated()) rmSync(join(root, folder), { recursive: true, force: true })
  mkdirSync(dirname(listFile), { recursive: true })
  writeFileSync(listFile, JSON.stringify(sources.flatMap(filesIn)))
  return folder
}

function isOutdated() {
  if (!existsSync(listFile)) return true
  const { mtimeMs } = statSync(listFile)
  const isMissing = (path) => !existsSync(join(root, path))
  const isNewer = (path) => statSync(join(root, path)).mtimeMs > mtimeMs
  return settings.some(isNewer) || JSON.parse(readFileSync(listFile, 'utf8')).some(isMissing)
}

function filesIn(path) {
  const names = readdirSync(join(root, path), { recursive: true })
  return names.filter((name) => !name.includes('node_modules')).map((name) => join(path, name))
}
