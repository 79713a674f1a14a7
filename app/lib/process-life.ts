import { existsSync, readFileSync } from 'node:fs'

/** Facts of a running process from the system. */
export interface LivingProcess {
  /**
   * Start time in clock ticks since boot. Process ids are reused, but not with the same start time.
   * `undefined`: the system has no /proc, or hides processes of other users.
   */
  readonly startedAtTicks: number | undefined
  /** File name of the program, at most 15 characters. `undefined` as for `startedAtTicks`. */
  readonly name: string | undefined
}

/**
 * States of an ended process that its parent has not waited for: Z, and X (x in old kernels) while it is
 * being removed.
 */
const deadStates = /^[ZXx]/

/** Field 22 of `/proc/<pid>/stat`, counted from field 3, the first one after the name. */
const startTimeField = 22 - 3

/**
 * Returns the running process with this id. `undefined` if no such process runs. A zombie counts as ended. It
 * stays in the process table until its parent waits for it, which in a container without an init process
 * never happens.
 */
export function findProcess(pid: number): LivingProcess | undefined {
  // Zero and negative numbers are ids of process groups.
  if (!Number.isSafeInteger(pid) || pid <= 0 || !canSignal(pid)) return undefined
  const stat = readStat(pid)
  if (stat === undefined) return canSignal(pid) ? { startedAtTicks: undefined, name: undefined } : undefined
  return parseStat(stat)
}

/** Parses the text of `/proc/<pid>/stat`: `pid (name) state …`. `undefined` if the process has ended. */
export function parseStat(stat: string): LivingProcess | undefined {
  // The name may contain parentheses and spaces, so it ends at the last parenthesis.
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
 * Returns whether the process table contains this id. EPERM: the process exists but belongs to another user.
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
    return undefined // it has ended in the meantime
  }
}
