import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProcess } from '~/lib/process/process-life'

/** Another process owns the data folder. The message names that process and states the fix. */
export class DataDirTaken extends Error {
  override readonly name = 'DataDirTaken'
}

/** Releases the data folder, so that another process can own it. */
export type Release = () => void

/**
 * Maximum number of attempts to take the lock of a data folder. An attempt fails if another process takes the
 * lock at the same time.
 */
const attempts = 5

/** Value that replaces the start time of a process if the system has no /proc. */
const unknownStart = 'unknown'

/**
 * Makes this process the only owner of a data folder until it releases the folder or dies. The lock of a dead
 * process is taken over, but the lock of a running process never is. A zombie counts as dead. The start time
 * of the process is compared too, because process ids are reused. Throws `DataDirTaken`.
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
    throw new DataDirTaken(`Another process is starting with DATA_DIR ${folder}: try again.`)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Creates the lock as a hard link. Creating a hard link is atomic, so only one process succeeds. */
function tryLink(draft: string, lock: string): boolean {
  try {
    linkSync(draft, lock)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

/** Renames the lock before deleting it, to check that the renamed file is still the stale lock. */
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

/**
 * Returns whether the process that holds a lock is running. If a start time is unknown, only the process id
 * is compared.
 */
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
