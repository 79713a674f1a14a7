import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readTree, type TreeUse } from './latency/process-tree'
import { type Product, startProduct, startSimulator, untilLive } from './latency/product'
import { measureVisibility } from './latency/visibility'
import { quantile } from './median'

/**
 * Measures the whole product: the delay from a change on the chain until the API shows it, and the load
 * without clients.
 */
const most = { visibleP99Ms: 500, idleCpuFraction: 0.25, bytes: 900 * 1024 * 1024, secondStartMs: 5_000 }
const visibilityMs = 120_000
const settleMs = 45_000
const idleMs = 45_000

const folder = mkdtempSync(join(tmpdir(), 'sextant-latency-'))
const results: boolean[] = []
// The simulated cluster is a separate process here, so that both the benchmark and the product can subscribe
// to it.
const simulator = await startSimulator()
const { url } = simulator
const settings = {
  SOLANA_RPC_URL: url,
  TOKEN_API_URL: url,
  PRICE_API_URL: url,
  DATA_DIR: join(folder, 'data'),
}
try {
  const first = await startProduct(settings)
  print('first start: serving after', `${Math.round(first.servingAfterMs)} ms`)
  await untilLive(first)
  await pause(settleMs)
  await measureIdle(first)
  await measureLatency(first)
  await first.stop()
  const second = await startProduct(settings)
  print('second start: serving after', `${Math.round(second.servingAfterMs)} ms`)
  judge(`second start ≤ ${most.secondStartMs} ms`, second.servingAfterMs <= most.secondStartMs)
  await second.stop()
} finally {
  await simulator.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = results.every(Boolean) ? 0 : 1

async function measureLatency(product: Product): Promise<void> {
  const { ordersMs, fillsMs, pricesMs, missed } = await measureVisibility(url, product.url, visibilityMs)
  for (const [what, values] of [
    ['order account changed', ordersMs],
    ['Drift fill', fillsMs],
    ['SOL or BTC price moved', pricesMs],
  ] as const) {
    const spread = [
      `p50 ${Math.round(quantile(values, 0.5))} ms`,
      `p99 ${Math.round(quantile(values, 0.99))} ms`,
    ]
    print(`${what} → on the API`, ...spread, `${values.length} times`)
  }
  print('not seen within 10 s', String(missed))
  const all = [...ordersMs, ...fillsMs, ...pricesMs]
  judge(`p99 ≤ ${most.visibleP99Ms} ms`, all.length > 100 && quantile(all, 0.99) <= most.visibleP99Ms)
}

async function measureIdle(product: Product): Promise<void> {
  const trees = (): TreeUse => ({
    ...readTree(product.pid, 'web'),
    simulator: readTree(simulator.pid, 'simulator').simulator,
  })
  const before = trees()
  await pause(idleMs)
  const after = trees()
  let ours = 0
  let bytes = 0
  for (const part of ['postgres', 'indexer', 'web', 'simulator'] as const) {
    const fraction = (after[part].cpuMs - before[part].cpuMs) / idleMs
    print(`idle, ${part}`, `${(fraction * 100).toFixed(1)} % of a core`, `${megabytes(after[part].bytes)} MB`)
    if (part !== 'simulator') ours += fraction
    bytes += after[part].bytes
  }
  print('idle, postgres + indexer + web', `${(ours * 100).toFixed(1)} % of a core`)
  print('idle, all together', `${megabytes(bytes)} MB`)
  judge(`≤ ${most.idleCpuFraction * 100} % of a core`, ours <= most.idleCpuFraction)
  judge(`all together ≤ ${megabytes(most.bytes)} MB`, bytes <= most.bytes)
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024)
}

function judge(what: string, reached: boolean): void {
  results.push(reached)
  print(`required: ${what}`, reached ? 'reached' : 'MISSED')
}

function print(label: string, ...values: readonly string[]): void {
  console.log(`${label.padEnd(40)} ${values.map((value) => value.padStart(18)).join('')}`)
}
