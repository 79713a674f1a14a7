import { readFileSync } from 'node:fs'

/** Clock ticks a second in which Linux counts; the same on every platform that Node runs on. */
const ticksPerSecond = 100

/** CPU time that a process has used so far with all its threads, microseconds. */
export function cpuMicroseconds(pid: number): number {
  const [user, system] = statOf(pid).slice(11, 13)
  return ((Number(user) + Number(system)) / ticksPerSecond) * 1e6
}

/** Memory that a process holds, megabytes. */
export function residentMegabytes(pid: number): number {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
  return (pages * 4_096) / 1e6
}

/** Fields of a process from its state on: its name, which may hold blanks, ends with the last bracket. */
function statOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}
