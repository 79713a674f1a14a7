import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Returns the memory that each element of a list keeps, bytes on average. */
export function heldBytes(make: () => readonly unknown[]): number {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
  const before = process.memoryUsage().heapUsed
  const kept = make()
  collect()
  return (process.memoryUsage().heapUsed - before) / kept.length
}
