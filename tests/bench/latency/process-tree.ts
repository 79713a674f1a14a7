import { readdirSync, readFileSync } from 'node:fs'

/** Total CPU time and memory of all processes of one kind in a running product. */
export interface PartUse {
  /** CPU time in milliseconds since the start of each process, with that of its children that have ended. */
  readonly cpuMs: number
  /** Memory in bytes. Shared pages are divided among the processes that share them. */
  readonly bytes: number
}

export type Part = 'web' | 'indexer' | 'postgres' | 'simulator'
export type TreeUse = Readonly<Record<Part, PartUse>>

/** Reads the resources of a process of a known kind and all its descendants from /proc. */
export function readTree(top: number, topPart: Part): TreeUse {
  const use: Record<Part, PartUse> = { web: nothing, indexer: nothing, postgres: nothing, simulator: nothing }
  for (const pid of [top, ...descendants(top)]) {
    const part = pid === top ? topPart : partOf(pid)
    if (part === undefined) continue
    const { cpuMs, bytes } = use[part]
    use[part] = { cpuMs: cpuMs + cpuMsOf(pid), bytes: bytes + bytesOf(pid) }
  }
  return use
}

const nothing: PartUse = { cpuMs: 0, bytes: 0 }
/** Number of clock ticks per second in /proc (`USER_HZ`). It is the same on every Linux that Node runs on. */
const ticksPerSecond = 100

function partOf(pid: number): Part | undefined {
  const command = readText(pid, 'cmdline')
  if (command.includes('postgres')) return 'postgres'
  return (['indexer', 'simulator'] as const).find((part) => command.includes(part))
}

function descendants(pid: number): readonly number[] {
  const tasks = tryRead(() => readdirSync(`/proc/${pid}/task`)) ?? []
  const children = tasks.flatMap((task) => readText(pid, `task/${task}/children`).trim().split(' '))
  return children
    .filter((child) => child !== '')
    .flatMap((child) => [Number(child), ...descendants(Number(child))])
}

function cpuMsOf(pid: number): number {
  // The name of the process is in brackets and may contain blanks, so count the fields after it.
  const fields = readText(pid, 'stat').split(') ').at(-1)?.split(' ') ?? []
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return (ticks / ticksPerSecond) * 1000
}

function bytesOf(pid: number): number {
  const pss = /^Pss:\s+(\d+) kB/m.exec(readText(pid, 'smaps_rollup'))
  return Number(pss?.[1] ?? 0) * 1024
}

/** Reads a file of a process in /proc. Returns an empty string if the process has just ended. */
function readText(pid: number, file: string): string {
  return tryRead(() => readFileSync(`/proc/${pid}/${file}`, 'utf8')) ?? ''
}

function tryRead<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined // Processes can start and end while /proc is read.
  }
}
