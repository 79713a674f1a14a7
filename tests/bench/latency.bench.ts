import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Part, readTree } from './latency/process-tree'
import { startProduct, startSimulator, untilLive } from './latency/product'
import { measureVisibility } from './latency/visibility'

/** The whole product: how soon a change of the chain is on the API, and what it costs while nobody looks. */
const most = { visibleP99Ms: 500, idleCpuFraction: 0.25, bytes: 900 * 1024 * 1024, secondStartMs: 5_000 }
const visibilityMs = 60_000
const settleMs = 45_000
const idleMs = 45_000

const folder = mkdtempSync(join(tmpdir(), 'sextant-latency-'))
const results: boolean[] = []
try {
  await measureIdle()
  await measureLatency()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = results.every(Boolean) ? 0 : 1

/** A chain four times as busy as the default one, so that there is enough to measure. */
async function measureLatency(): Promise<void> {
  const simulator = await startSimulator({ SIMULATOR_SPEED: '4' })
  const sources = {
    SOLANA_RPC_URL: simulator.url,
    TOKEN_API_URL: simulator.url,
    PRICE_API_URL: simulator.url,
  }
  const product = await startProduct({ ...sources, DATA_DIR: join(folder, 'busy') })
  try {
    await untilLive(product)
    await pause(20_000) // the histories of the first orders are in
    const { orderMs, tradeMs, missed } = await measureVisibility(simulator.url, product.url, visibilityMs)
    const all = [...orderMs, ...tradeMs]
    print(
      'order account changed → on the API',
      `p50 ${quantile(orderMs, 0.5)} ms`,
      `p99 ${quantile(orderMs, 0.99)} ms`,
      `${orderMs.length} changes`,
    )
    print(
      'Drift fill → on the API',
      `p50 ${quantile(tradeMs, 0.5)} ms`,
      `p99 ${quantile(tradeMs, 0.99)} ms`,
      `${tradeMs.length} fills`,
    )
    print('not seen within 10 s', String(missed))
    judge(`p99 ≤ ${most.visibleP99Ms} ms`, all.length > 50 && quantile(all, 0.99) <= most.visibleP99Ms)
  } finally {
    await product.stop()
    await simulator.stop()
  }
}

async function measureIdle(): Promise<void> {
  const settings = { DATA_DIR: join(folder, 'idle') }
  const first = await startProduct(settings)
  await untilLive(first)
  await pause(settleMs)
  const before = readTree(first.pid)
  await pause(idleMs)
  const after = readTree(first.pid)
  await first.stop()

  const parts: readonly Part[] = ['postgres', 'indexer', 'web', 'simulator']
  const cpu = new Map(parts.map((part) => [part, (after[part].cpuMs - before[part].cpuMs) / idleMs]))
  for (const part of parts) {
    print(
      `idle, ${part}`,
      `${((cpu.get(part) ?? Number.NaN) * 100).toFixed(1)} % of a core`,
      `${megabytes(after[part].bytes)} MB`,
    )
  }
  const ours = parts
    .filter((part) => part !== 'simulator')
    .reduce((sum, part) => sum + (cpu.get(part) ?? Number.NaN), 0)
  const bytes = parts.reduce((sum, part) => sum + after[part].bytes, 0)
  print('idle, postgres + indexer + web', `${(ours * 100).toFixed(1)} % of a core`)
  judge(`≤ ${most.idleCpuFraction * 100} % of a core`, ours <= most.idleCpuFraction)
  judge(`all together ≤ ${megabytes(most.bytes)} MB`, bytes <= most.bytes)
  print('all together', `${megabytes(bytes)} MB`)

  const second = await startProduct(settings)
  print('first start: serving after', `${Math.round(first.servingAfterMs)} ms`)
  print('second start: serving after', `${Math.round(second.servingAfterMs)} ms`)
  judge(`second start ≤ ${most.secondStartMs} ms`, second.servingAfterMs <= most.secondStartMs)
  await second.stop()
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN)
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
