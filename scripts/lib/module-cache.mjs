import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

const caches = join(root, 'node_modules/.cache')
/** The folder that was used last, when that was, and the source files at that time. */
const stateFile = join(caches, 'vitest-modules.json')
const prefix = 'vitest-modules-'
const dayMs = 86_400_000

const sources = ['app', 'tests', 'scripts']
const settings = ['tsconfig.json', 'vitest.config.ts', 'package-lock.json']

/**
 * Returns the path of the folder in which Vitest keeps compiled modules. These contain the paths of their imports, so
 * a new folder begins when a source file has been renamed or deleted, or the settings have changed. Another run may
 * still use the former folder, so it is deleted a day later.
 */
export function prepareModuleCache() {
  mkdirSync(caches, { recursive: true })
  const state = lastState()
  const usedMs = Date.now()
  const folder = state === undefined || isOutdated(state) ? join(caches, `${prefix}${usedMs}`) : state.folder
  const written = `${stateFile}.${process.pid}`
  writeFileSync(written, JSON.stringify({ folder, usedMs, files: sources.flatMap(filesIn) }))
  renameSync(written, stateFile)
  for (const name of readdirSync(caches))
    if (
      name.startsWith(prefix) &&
      Number(name.slice(prefix.length)) < usedMs - dayMs &&
      join(caches, name) !== folder
    )
      rmSync(join(caches, name), { recursive: true, force: true })
  return folder
}

function lastState() {
  try {
    const state = JSON.parse(readFileSync(stateFile, 'utf8'))
    return Array.isArray(state.files) ? state : undefined
  } catch {
    return undefined // no run has written the file yet, or it is damaged
  }
}

function isOutdated({ usedMs, files }) {
  const isMissing = (path) => !existsSync(join(root, path))
  const isNewer = (path) => statSync(join(root, path)).mtimeMs > usedMs
  return settings.some(isNewer) || files.some(isMissing)
}

function filesIn(path) {
  return readdirSync(join(root, path), { recursive: true })
    .filter((name) => /\.([cm]?[jt]sx?|json)$/.test(name) && !name.includes('node_modules'))
    .map((name) => join(path, name))
}
