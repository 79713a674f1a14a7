import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProcess } from '~/lib/process-life'

/** Another process holds the data folder. The message says which, and what to do. */
export class DataDirTaken extends Error {
  override readonly name = 'DataDirTaken'
}

/** Ends the ownership of a data folder. */
export type Release = () => void

/** Tries before giving up to a process that takes over at the same moment. */
const attempts = 5

/** Stands for the start time of a process where the system has no /proc. */
const unknownStart = 'unknown'

/**
 * Makes this process the one owner of a data folder until it releases it or dies: the lock of a dead process is taken over,
 * that of a living one never. A zombie is dead. Process ids are used again, so the start time of the process counts too.
 * Throws `DataDirTaken`.
 */
export function ownDataDir(folder: string): Release {
  const lock = join(folder, 'owner.lock')
  const mine = `${process.pid} ${findProcess(process.pid)?.startedAtTicks ?? unknownStart}`
  const draft = join(folder, `owner.${process.pid}`)
  try {
    writeFileSync(draft, mine)
    for (let attempt = 0; attempt < attempts; attempt++) {
      if (tryLink(draft, lock)) return () => release(lock, mine)
      const holder = readText(lock)
      if (holder === undefined) continue
      if (isAlive(holder)) {
        throw new DataDirTaken(
          `DATA_DIR ${folder} is in use by process ${holder.split(' ')[0]}: stop that Sextant, or set DATA_DIR to another folder.`,
        )
      }
      removeStale(lock, holder)
    }
    throw new DataDirTaken(`DATA_DIR ${folder} is being taken by another process: start again.`)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Making a hard link is atomic: it succeeds for exactly one process. */
function tryLink(draft: string, lock: string): boolean {
  try {
    linkSync(draft, lock)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

/** Moves the lock aside before deleting it, to see whether it is still the stale one that was judged. */
function removeStale(lock: string, judged: string): void {
  const aside = `${lock}.${process.pid}`
  try {
    renameSync(lock, aside)
  } catch (error) {
    if (isCode(error, 'ENOENT')) return
    throw error
  }
  if (readText(aside) !== judged) tryLink(aside, lock)
  rmSync(aside, { force: true })
}

function release(lock: string, mine: string): void {
  if (readText(lock) === mine) rmSync(lock, { force: true })
}

/** Whether the holder of a lock runs. Where one of the two start times is unknown, its number alone decides. */
function isAlive(holder: string): boolean {
  const [pid, start] = holder.split(' ')
  const found = findProcess(Number(pid))
  if (found === undefined) return false
  return (
    start === unknownStart || found.startedAtTicks === undefined || String(found.startedAtTicks) === start
  )
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT') || isCode(error, 'ESRCH')) return undefined
    throw error
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
