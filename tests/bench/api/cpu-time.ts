import { readdirSync, readFileSync } from 'node:fs'

/** Number of clock ticks per second in Linux; the same on every platform that Node runs on. */
const ticksPerSecond = 100

/** Returns the CPU time of all threads of a process since its start, microseconds. */
export function cpuMicroseconds(pid: number): number {
  const [user, system] = statOf(pid).slice(11, 13)
  return ((Number(user) + Number(system)) / ticksPerSecond) * 1e6
}

/**
 * Returns the CPU time of all threads of a process since they started, milliseconds. It is as exact as the
 * scheduler's clock, so that a single request can be measured. A thread that has ended is missing.
 */
export function exactCpuMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const nanoseconds = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  )
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6
}

/** Returns the resident memory of a process, megabytes. */
export function residentMegabytes(pid: number): number {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
  return (pages * 4_096) / 1e6
}

/**
 * Returns the stat fields of a process, starting with its state. The process name before the state may
 * contain spaces and ends at the last closing parenthesis.
 */
function statOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}
