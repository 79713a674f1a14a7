import { existsSync, readFileSync } from 'node:fs'

/** What the system says of a process that runs. */
export interface LivingProcess {
  /**
   * Start time in clock ticks since boot: process ids are used again, but not with the same start. Undefined where the
   * system has no /proc or hides other users' processes.
   */
  readonly startedAtTicks: number | undefined
  /** File name of the program, at most 15 characters; undefined likewise. */
  readonly name: string | undefined
}

/** States of a process that has ended and that its parent has not waited for: Z, and X (x in old kernels) while it is removed. */
const deadStates = /^[ZXx]/

/** Field 22 of `/proc/<pid>/stat`, counted from field 3, the first one behind the name. */
const startTimeField = 22 - 3

/**
 * The running process with this id. Undefined = there is none: a zombie has ended too, and stays in the process table for as
 * long as its parent does not wait for it, which in a container without an init is forever.
 */
export function findProcess(pid: number): LivingProcess | undefined {
  // The numbers 0 and below name groups of processes.
  if (!Number.isSafeInteger(pid) || pid <= 0 || !canSignal(pid)) return undefined
  const stat = readStat(pid)
  if (stat === undefined) return canSignal(pid) ? { startedAtTicks: undefined, name: undefined } : undefined
  return parseStat(stat)
}

/** The same of the text of `/proc/<pid>/stat`: `pid (name) state …`. */
export function parseStat(stat: string): LivingProcess | undefined {
  // The name may itself hold parentheses and blanks, so it ends at the last parenthesis.
  const nameEnd = stat.lastIndexOf(')')
  const fields = stat.slice(nameEnd + 2).split(' ')
  if (deadStates.test(fields[0] ?? '')) return undefined
  const ticks = Number(fields[startTimeField])
  return {
    startedAtTicks: Number.isSafeInteger(ticks) ? ticks : undefined,
    name: stat.slice(stat.indexOf('(') + 1, nameEnd),
  }
}

/** Whether the process table has an entry of this id. One of another user can't be signalled, and exists (EPERM). */
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
    return undefined // it has ended meanwhile
  }
}
