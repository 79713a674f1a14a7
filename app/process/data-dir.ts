import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { ownDataDir } from '~/store/data-owner'
import type { Running } from './running'
import { codeOf, unwritable } from './start-failure'

/** A data folder that is this process's alone. */
export interface OwnedDataDir extends Running {
  readonly folder: string
}

/** Makes the data folder if need be and takes it. Throws a sentence where it can't be written or belongs to a living process. */
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

/** Not `recursive`: in places where nothing can be made, such as /proc, Node 20 then tries for ever. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}
