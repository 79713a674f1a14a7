import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { ownDataDir } from '~/store/embedded/data-owner'
import type { Running } from './running'
import { codeOf, unwritable } from './start-failure'

/** A data folder owned by this process. */
export interface OwnedDataDir extends Running {
  readonly folder: string
}

/**
 * Creates the data folder if needed and takes ownership of it. Throws a sentence if the folder can't be
 * written or belongs to another running process.
 */
export function takeDataDir(path: string): OwnedDataDir {
  const folder = resolve(path)
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
    const release = ownDataDir(folder)
    return { folder, stop: async () => release() }
  } catch (error) {
    const code = codeOf(error)
    if (code === undefined) throw error
    throw unwritable(folder, code)
  }
}

/**
 * Creates a folder and its parents. `recursive` is not used, because Node 20 retries endlessly if nothing can
 * be created at the path, such as in /proc.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}
