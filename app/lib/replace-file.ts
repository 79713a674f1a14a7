import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes a file so that its name always leads to the whole old content or the whole new one, also when the disk fills up or
 * the power fails half way: the content goes into a file beside it, to the disk, and only then under the name. One process
 * at a time may write the same file. Throws Node's error, and then the old file is untouched.
 */
export function replaceFile(path: string, content: string, mode = 0o600): void {
  const draft = `${path}.draft`
  try {
    rmSync(draft, { force: true }) // of a process that was killed while it wrote
    const file = openSync(draft, 'wx', mode)
    try {
      writeFileSync(file, content)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
  syncFolder(dirname(path))
}

/** Makes new names in a folder outlast a power cut, where the system can do that. */
export function syncFolder(folder: string): void {
  let file: number | undefined
  try {
    file = openSync(folder, 'r')
    fsyncSync(file)
  } catch {
    // Some systems can't open or sync a folder. The files in it are complete all the same.
  } finally {
    if (file !== undefined) closeSync(file)
  }
}
