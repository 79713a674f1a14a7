import { existsSync, readFileSync } from 'node:fs'

/** Facts about a running process, as reported by the operating system. */
export interface LivingProcess {
  /**
   * Start time of the process in clock ticks since boot. The system reuses process ids, but never with the
   * same start time. `undefined` if the system has no /proc or hides processes of other users.
   */
  readonly startedAtTicks: number | undefined
  /**
   * File name of the process's program, at most 15 characters. `undefined` if the system has no /proc or
   * hides processes of other users.
   */
  readonly name: string | undefined
}

/**
 * States of a process that has ended but is still in the process table: Z (zombie), and X or x while the
 * system removes the process.
 */
const deadStates = /^[ZXx]/

/**
 * Index of the start time among the fields after the name. The start time is field 22 of `/proc/<pid>/stat`,
 * and field 3 is the first one after the name.
 */
const startTimeField = 22 - 3

/**
 * Returns the running process with this id; `undefined` if there is none. A zombie counts as ended. A zombie
 * stays in the process table until its parent waits for it, which never happens in a container without an
 * init process.
 */
export function findProcess(pid: number): LivingProcess | undefined {
  // Zero and negative numbers are ids of process groups.
  if (!Number.isSafeInteger(pid) || pid <= 0 || !canSignal(pid)) return undefined
  const stat = readStat(pid)
  if (stat === undefined) return canSignal(pid) ? { startedAtTicks: undefined, name: undefined } : undefined
  return parseStat(stat)
}

/**
 * Parses the content of `/proc/<pid>/stat`, which has the form `pid (name) state …`. Returns `undefined` if
 * the process has ended.
 */
export function parseStat(stat: string): LivingProcess | undefined {
  // The process name may contain parentheses and spaces, so the name ends at the last parenthesis.
  const nameEnd = stat.lastIndexOf(')')
  const fields = stat.slice(nameEnd + 2).split(' ')
  if (deadStates.test(fields[0] ?? '')) return undefined
  const ticks = Number(fields[startTimeField])
  return {
    startedAtTicks: Number.isSafeInteger(ticks) ? ticks : undefined,
    name: stat.slice(stat.indexOf('(') + 1, nameEnd),
  }
}

/**
 * Returns whether the process table contains this id. The error EPERM means that the process exists but
 * belongs to another user.
 */
function canSignal(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function readStat(pid: number): string | undefined {
  const path = `/proc/${pid}/stat`
  try {
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined
  } catch {
    return undefined // The process has ended in the meantime.
  }
}
