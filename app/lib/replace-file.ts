import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Replaces a file atomically: its name always refers to the complete old or the complete new content, even if
 * the disk fills up or the power fails midway. The content is written to a draft beside the file, synced to
 * disk and then renamed. Only one process at a time may write the same file. Throws Node's error and leaves
 * the old file untouched.
 */
export function replaceFile(path: string, content: string, mode = 0o600): void {
  const draft = `${path}.draft`
  try {
    rmSync(draft, { force: true }) // a draft of a process that was killed while writing
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

/** Makes new names in a folder survive a power failure, if the system supports it. */
export function syncFolder(folder: string): void {
  let file: number | undefined
  try {
    file = openSync(folder, 'r')
    fsyncSync(file)
  } catch {
    // Some systems cannot open or sync a folder. The files in it are complete anyway.
  } finally {
    if (file !== undefined) closeSync(file)
  }
}
