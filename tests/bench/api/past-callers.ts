import { setTimeout as pause } from 'node:timers/promises'
import { median } from '../median'
import { measureCpu } from './compare-cpu'
import { residentMegabytes } from './cpu-time'
import { knownCallers, pastCallers } from './load-cases'
import type { Started } from './processes'

const rounds = 3
/**
 * Pause in milliseconds. It is long enough for any rate bucket to drain and to be shared with other
 * processes.
 */
const drainMs = 20_000

/**
 * Measures requests of known callers before and after requests of many other callers. Returns the CPU time in
 * microseconds. Also returns the number of rate buckets and the memory, each before, immediately after and
 * some time after the other callers.
 */
export async function measurePastCallers(web: Started, others: number) {
  await measureCpu(web, knownCallers) // warm-up, because a new process is slow at first
  const before = await measureKnown(web)
  const buckets = [await countBuckets(web)]
  const megabytes = [Math.round(residentMegabytes(web.pid))]
  let [sent, spent] = [0, 0]
  while (sent < others) {
    const { requests, microseconds } = await measureCpu(web, pastCallers)
    sent += requests
    spent += requests * microseconds
  }
  const note = async () => {
    buckets.push(await countBuckets(web))
    megabytes.push(Math.round(residentMegabytes(web.pid)))
  }
  await note()
  const after = await measureKnown(web)
  await pause(drainMs)
  await note()
  const later = await measureKnown(web)
  return { before, after, later, sent, each: spent / sent, buckets, megabytes }
}

async function measureKnown(web: Started): Promise<number> {
  const samples: number[] = []
  for (let round = 0; round < rounds; round++)
    samples.push((await measureCpu(web, knownCallers)).microseconds)
  return median(samples)
}

async function countBuckets({ port }: Started): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(/^sextant_rate_buckets (\d+)$/m.exec(text)?.[1])
}
