// Loaded into a process before its program (`node --import`): appends what the process uses to a file, every five
// seconds. The product has no such output, because an operator reads metrics instead, and an indexer has no port.
import { appendFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const everyMs = 5_000
const { PROBE_FILE } = process.env
const delays = monitorEventLoopDelay({ resolution: 10 })
delays.enable()

function report() {
  const { rss, heapUsed } = process.memoryUsage()
  const sample = {
    pid: process.pid,
    atMs: Date.now(),
    rss,
    heapUsed,
    handles: process.getActiveResourcesInfo().length,
    delayMs: delays.percentile(99) / 1e6,
  }
  delays.reset()
  appendFileSync(PROBE_FILE, `${JSON.stringify(sample)}\n`)
}

if (PROBE_FILE !== undefined) setInterval(report, everyMs).unref()
