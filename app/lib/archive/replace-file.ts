import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Replaces a file atomically. The file name always refers to the complete old or the complete new content,
 * even if the disk fills up or the power fails. The content is written to a draft file in the same folder,
 * synced to disk and renamed. Only one process at a time may write the same file. Throws Node's error and
 * keeps the old file if a step fails.
 */
export function replaceFile(path: string, content: string, mode = 0o600): void {
  const draft = `${path}.draft`
  try {
    rmSync(draft, { force: true }) // Draft file of a process that was killed while writing.
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

/**
 * Syncs a folder, so that new file names in the folder survive a power failure. Does nothing on systems that
 * do not support this.
 */
export function syncFolder(folder: string): void {
  let file: number | undefined
  try {
    file = openSync(folder, 'r')
    fsyncSync(file)
  } catch {
    // Some systems cannot open or sync a folder. The content of the files is already synced.
  } finally {
    if (file !== undefined) closeSync(file)
  }
}
