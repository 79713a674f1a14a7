// Runs a whole installation under a multiple of the usual load while clients come and go, and measures whether memory
// and handles of its processes grow. `SOAK_MINUTES` sets the duration (30), `FAULT_SEED` repeats the chain. A run of 30
// minutes or more writes its results into RESULTS.md.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '../helpers/seeded-random'
import { faultsOf, judge } from './ground-truth/judge'
import { startStack, until, waitLive } from './ground-truth/stack'
import { machineLine, writeSection } from './results-file'
import { readSamples, type Usage, usageOf } from './soak/samples'
import { churnClients } from './soak/streams'

/** 50 events per second. The simulated world has less than ten at its usual speed. */
const eventsPerBlock = 20
const clients = 40
/** Duration of a complete run, minutes. */
const fullMinutes = 30
const limits = { megabytesPerMinute: 1, handles: 50, delayMs: 500 }

const { SOAK_MINUTES = String(fullMinutes), FAULT_SEED } = process.env
const minutes = Number(SOAK_MINUTES)
const seed = Number(FAULT_SEED ?? Date.now() % 1_000_000)
/** Caches and the heap grow to their sizes first. */
const warmUpMs = Math.min(10, minutes / 3) * 60_000

const folder = mkdtempSync(join(tmpdir(), 'sextant-soak-'))
const files = { indexer: join(folder, 'indexer.jsonl'), web: join(folder, 'web.jsonl') }
const probed = (file: string) => ({
  NODE_OPTIONS: `--import=${resolve('tests/faults/soak/probe.mjs')}`,
  PROBE_FILE: file,
})

console.log(`${minutes} minutes, seed ${seed}, samples in ${folder}`)
const random = seededRandom(seed)
const stack = await startStack(random, {
  eventsPerBlock,
  indexerSettings: probed(files.indexer),
  webSettings: { ...probed(files.web), TRUST_PROXY: '127.0.0.0/8' },
})
const faults: string[] = []
const usages: Usage[] = []
try {
  await waitLive(stack)
  stack.stir()
  const stopClients = churnClients(stack.links['visitor–web'].target, clients, seededRandom(seed + 1))
  const beganMs = Date.now()
  await pause(minutes * 60_000)
  const endedMs = Date.now()
  if ((await stopClients()) === 0) faults.push('no client left while the server had data for it')
  stack.calm()
  await stack.waitCaughtUp()
  const slot = stack.chain.confirmedSlot()
  const isRight = async () => faultsOf(await judge(stack.pool, stack.chain, slot)) === 0
  await until('the store is right', isRight).catch((error: unknown) => faults.push(String(error)))
  faults.push(...stack.visitor.mistakes)
  for (const [name, file] of Object.entries(files)) {
    const within = readSamples(file).filter(({ atMs }) => atMs > beganMs + warmUpMs && atMs < endedMs)
    for (const pid of new Set(within.map((sample) => sample.pid)))
      usages.push(
        usageOf(
          name,
          within.filter((sample) => sample.pid === pid),
        ),
      )
  }
} catch (error) {
  faults.push(String(error))
} finally {
  await stack.stop()
}

for (const { name, megabytesPerMinute, handles, delayMs } of usages) {
  if (megabytesPerMinute > limits.megabytesPerMinute)
    faults.push(`${name} grows by ${megabytesPerMinute.toFixed(2)} MB per minute`)
  if (handles[1] - handles[0] > limits.handles) faults.push(`${name} has ${handles.join(', later ')} handles`)
  if (delayMs > limits.delayMs) faults.push(`${name} has an event loop delay of ${delayMs.toFixed(0)} ms`)
}
// One web process and two indexers, of which one waits; a process that ended would have a second number.
if (usages.length !== 3) faults.push(`${usages.length} processes were measured instead of 3`)
const rows = usages.map(
  ({ name, megabytes, megabytesPerMinute, handles, delayMs }) =>
    `| ${name} | ${megabytes.toFixed(0)} | ${megabytesPerMinute.toFixed(2)} | ${handles.join(' / ')} | ${delayMs.toFixed(0)} ms |`,
)
console.log([...rows, ...faults.map((fault) => `✗ ${fault}`)].join('\n'))
if (minutes >= fullMinutes) writeSection('## Soak', sectionOf(rows))
process.exitCode = faults.length === 0 ? 0 : 1

function sectionOf(lines: readonly string[]): string {
  return `## Soak

Written by \`npm run faults -- soak\`: ${minutes} minutes of ${(eventsPerBlock / 0.4).toFixed(0)} events per second with ${clients} clients that come and go. Growth is the
median slope of the least resident memory of each minute, after ${(warmUpMs / 60_000).toFixed(0)} minutes of warm-up. Handles are medians of the first and
of the last third. The delay is the median of the 99th percentiles of the event loop delay. One of the two indexers waits.

${machineLine(seed)} Wrong: ${faults.length === 0 ? 'nothing' : faults.slice(0, 5).join('; ')}.

| process | memory, MB | growth, MB/min | handles | event loop delay |
|---|---|---|---|---|
${lines.join('\n')}`
}
