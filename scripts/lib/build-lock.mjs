import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/**
 * Path of the lock file. It is outside node_modules and build, because installing and building delete these
 * folders first.
 */
export const buildLock = fileURLToPath(new URL('../../.cache/build.lock', import.meta.url))
const pollMs = 100

/**
 * Runs `work` while no other command of this clone installs or builds. Checks `isDone` again after waiting
 * for the lock, because the previous command may have done the same work. If a command is killed, its lock
 * becomes free once its child programs have ended too (`end-with-parent.mjs`).
 */
export async function withBuildLock(isDone, work, lock = buildLock) {
  if (isDone()) return
  await takeBuildLock(lock)
  try {
    if (!isDone()) await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** If this process has the lock, makes other commands wait for the given child program too. */
export function shareBuildLock(pid, lock) {
  const holders = holdersOf(lock)
  if (!holders.includes(identityOf(process.pid))) return
  const draft = `${lock}.${process.pid}`
  writeFileSync(draft, [...holders, identityOf(pid)].join('\n'))
  renameSync(draft, lock)
}

async function takeBuildLock(lock) {
  mkdirSync(dirname(lock), { recursive: true })
  const draft = `${lock}.${process.pid}`
  writeFileSync(draft, identityOf(process.pid))
  let waitsFor
  while (!tryLink(draft, lock)) {
    const holders = holdersOf(lock)
    const living = holders.find(isAlive)
    if (living !== undefined) await waitFor(living, waitsFor)
    else if (holders.length > 0) removeStale(lock, holders)
    waitsFor = living
  }
  rmSync(draft, { force: true })
}

async function waitFor(holder, said) {
  if (holder !== said) console.log(`Process ${pidOf(holder)} is installing or building here, waiting…`)
  await delay(pollMs)
}

/** Creates a hard link. This operation is atomic, so it succeeds for exactly one process. */
function tryLink(draft, lock) {
  try {
    linkSync(draft, lock)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * Removes a lock whose holders have ended. Renames the lock before deleting it, to check that no other
 * process has replaced the lock.
 */
function removeStale(lock, judged) {
  const aside = `${lock}.${process.pid}.stale`
  try {
    renameSync(lock, aside)
  } catch (error) {
    if (error.code === 'ENOENT') return
    throw error
  }
  if (holdersOf(aside).join() !== judged.join()) tryLink(aside, lock)
  rmSync(aside, { force: true })
}

function holdersOf(lock) {
  return readText(lock).split('\n').filter(Boolean)
}

function isAlive(holder) {
  try {
    process.kill(pidOf(holder), 0)
  } catch (error) {
    if (error.code === 'ESRCH') return false
  }
  return identityOf(pidOf(holder)) === holder
}

function pidOf(holder) {
  return Number(holder.split(' ')[0])
}

/**
 * Returns the id of a process together with its start time, because process ids are reused. The start time is
 * field 22 of /proc/<pid>/stat, if the system has this file. Returns an empty string for a zombie (Z) and for
 * a process that is being removed (X).
 */
function identityOf(pid) {
  const stat = readText(`/proc/${pid}/stat`)
  // The name in parentheses may contain spaces. Field 3, the state, follows the last parenthesis.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return /^[ZXx]/.test(fields[0] ?? '') ? '' : `${pid} ${fields[19] ?? ''}`
}

function readText(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return ''
    throw error
  }
}
