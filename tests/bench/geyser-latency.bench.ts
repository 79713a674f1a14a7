import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startTestServer } from '../helpers/store/database-server'
import { messageOf } from './child-message'
import { followApi } from './latency/api-side'
import { type CommitWatch, watchCommits } from './latency/commit-watch'
import { type NodeListening, type PaceCommand, runPacedNode, type SlotSent } from './latency/paced-node'
import { startProduct, untilLive } from './latency/product'
import { quantile } from './median'

/**
 * Measures the delay from the `block_meta` of a slot until the API's stream has shown all rows of the slot, and
 * the same over JSON-RPC. The product runs as by `npm start`, and the nodes are one other process. Also prints
 * the parts of the delay: until the write begins (decoding and collecting), until its commit is noticed (writing)
 * and until the rows have arrived (reading and sending).
 */
const mostP99Ms = 250
const measureMs = Number(process.env.LATENCY_SECONDS ?? '60') * 1000
const settleMs = 15_000
const longestMs = 10_000
const paces = [
  { name: 'idle (1 transaction per second)', perSecond: 1 },
  { name: '200 transactions per second', perSecond: 200 },
] as const

const partNames = ['until the write begins', 'until its commit is noticed', 'until the rows arrive'] as const

const self = fileURLToPath(import.meta.url)
if (process.argv[2] === 'node') await runPacedNode()
else process.exitCode = (await measure()) ? 0 : 1

async function measure(): Promise<boolean> {
  const geyser = await measureOver('geyser')
  const rpc = await measureOver('rpc')
  let isReached = true
  for (const [index, { name }] of paces.entries()) {
    const [streamed = nothing, polled = nothing] = [geyser[index], rpc[index]]
    for (const [over, delays] of [
      ['Geyser', streamed],
      ['JSON-RPC', polled],
    ] as const) {
      const spread = [0.5, 0.99].map((part) => `${Math.round(quantile(delays.ms, part))} ms`)
      print(`${name}, ${over}: p50, p99`, ...spread, `${delays.ms.length} slots`, `${delays.missed} missed`)
      for (const part of partNames) {
        const ms = delays.parts.map((parts) => parts[part])
        print(`  ${part}`, ...[0.5, 0.99].map((share) => `${Math.round(quantile(ms, share))} ms`))
      }
    }
    const ratio = quantile(streamed.ms, 0.99) / quantile(polled.ms, 0.99)
    print(`${name}: p99 over Geyser / over JSON-RPC`, ratio.toFixed(2))
    isReached &&= streamed.missed === 0 && streamed.ms.length > 10 && quantile(streamed.ms, 0.99) <= mostP99Ms
  }
  print(`required: p99 over Geyser ≤ ${mostP99Ms} ms`, isReached ? 'reached' : 'MISSED')
  return isReached
}

type Parts = Readonly<Record<(typeof partNames)[number], number>>

interface Delays {
  /** Delay of each slot, milliseconds. */
  readonly ms: readonly number[]
  /** Parts of the delays of slots whose commit was observed, milliseconds. */
  readonly parts: readonly Parts[]
  /** Number of slots whose rows did not all arrive. */
  readonly missed: number
}

const nothing: Delays = { ms: [], parts: [], missed: 0 }

async function measureOver(over: 'geyser' | 'rpc'): Promise<readonly Delays[]> {
  const store = await startTestServer({ settings: { synchronous_commit: 'on', fsync: 'on' } })
  const commits = await watchCommits(store.url)
  const node = fork(self, ['node'])
  try {
    const { url, geyserUrl } = await messageOf<NodeListening>(node, 'listening')
    const product = await startProduct({
      ...{ SOLANA_RPC_URL: url, TOKEN_API_URL: url, PRICE_API_URL: url, DATABASE_URL: store.url },
      SESSION_SECRET: 'only-for-benchmarks-with-at-least-32-characters',
      ...(over === 'geyser' && { GEYSER_URL: geyserUrl }),
    })
    try {
      await untilLive(product)
      const results: Delays[] = []
      for (const { perSecond } of paces)
        results.push(await measurePace(node, product.url, commits, perSecond))
      return results
    } finally {
      await product.stop()
    }
  } finally {
    node.kill()
    await commits.stop()
    await store.stop()
  }
}

async function measurePace(
  node: ChildProcess,
  apiUrl: string,
  commits: CommitWatch,
  perSecond: number,
): Promise<Delays> {
  setPace(node, perSecond)
  await pause(settleMs)
  const slots = new Map<number, { readonly atMs: number; readonly missing: Set<string> }>()
  const shown = new Map<string, number>() // newest slot of each order on the API
  const ms: number[] = []
  const parts: Parts[] = []
  let isMeasuring = true

  function arrived(slot: number, atMs: number): void {
    const shownMs = nowMs()
    ms.push(shownMs - atMs)
    const commit = commits.commitOf(slot)
    if (commit === undefined) return
    const { begunMs, noticedMs } = commit
    const [toWrite, toNotice, toRows] = [begunMs - atMs, noticedMs - begunMs, shownMs - noticedMs]
    const [write, notice, rows] = partNames
    parts.push({ [write]: toWrite, [notice]: toNotice, [rows]: toRows } as Parts)
  }

  const api = await followApi(apiUrl, {
    onRow({ id, slot: shownSlot }) {
      shown.set(id, Math.max(shown.get(id) ?? 0, shownSlot))
      for (const [slot, { atMs, missing }] of slots) {
        if (slot <= shownSlot) missing.delete(id)
        if (missing.size > 0) continue
        arrived(slot, atMs)
        slots.delete(slot)
      }
    },
    onPrice: () => undefined,
  })
  const sinceMs = nowMs()
  const onSent = ({ type, slot, atMs, orders }: SlotSent): void => {
    // Node keeps messages of a process until someone listens, so the slots of the warm-up arrive here too.
    if (type !== 'sent' || !isMeasuring || atMs < sinceMs) return
    // The message of the other process may arrive after the rows.
    const missing = new Set(orders.filter((key) => (shown.get(key) ?? 0) < slot))
    if (missing.size > 0) slots.set(slot, { atMs, missing })
    else arrived(slot, atMs)
  }
  node.on('message', onSent)
  await pause(measureMs)
  isMeasuring = false
  setPace(node, 0)
  await pause(longestMs)
  node.off('message', onSent)
  await api.close()
  return { ms, parts, missed: slots.size }
}

function nowMs(): number {
  return performance.timeOrigin + performance.now()
}

function setPace(node: ChildProcess, transactionsPerSecond: number): void {
  node.send({ type: 'pace', transactionsPerSecond } satisfies PaceCommand)
}

function print(label: string, ...values: readonly string[]): void {
  console.log(`${label.padEnd(56)} ${values.map((value) => value.padStart(14)).join('')}`)
}
