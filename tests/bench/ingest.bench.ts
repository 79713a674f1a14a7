import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { engineFlags } from '~/process/child'
import { messageOf } from './child-message'
import { type FilledStore, openFilledStore } from './ingest/filled-store'
import { measureBareUpdates, measureWriter } from './ingest/floor'
import { type CommittedReport, type ExpectCommand, runIndexing } from './ingest/indexing'
import { storedOrders } from './ingest/orders'
import { slotOfNow } from './ingest/scripted-node'
import { runSender, type SendCommand, type SentReport } from './ingest/sender'
import { type PartUse, readTree } from './latency/process-tree'

/**
 * Measures account updates from their arrival at the socket to their commit, on the embedded store with a
 * million orders and ten million fills. One process plays the node and sends prepared frames; the indexer is a
 * process as in the product. `PROFILES=<folder>` writes the indexer's CPU profile of each part.
 */
const requiredPerSecond = 20_000
const mostRssBytes = 600 * 1024 * 1024
const floodCount = 120_000
const pacedCount = 60_000
const pacedPerSecond = 5_000
const slotSeconds = 0.4
const floodPerSlot = requiredPerSecond * slotSeconds
const floorCount = 20_000

const self = fileURLToPath(import.meta.url)
const [role, ...roleArguments] = process.argv.slice(2)
if (role === 'sender') await runSender(Number(roleArguments[0]))
else if (role === 'indexing') runIndexing(roleArguments[0] ?? '', roleArguments[1] ?? '')
else process.exitCode = (await measure()) ? 0 : 1

async function measure(): Promise<boolean> {
  const store = await openFilledStore()
  const firstSlot = slotOfNow()
  const sender = startChild('sender', String(firstSlot))
  try {
    const { port } = await messageOf<{ port: number }>(sender, 'listening')
    const indexing = startChild('indexing', store.url, String(port))
    await messageOf(indexing, 'live')
    const passed = await measureWith(store, sender, indexing, firstSlot)
    indexing.kill()
    return passed
  } finally {
    sender.kill()
    await store.stop()
  }
}

async function measureWith(
  store: FilledStore,
  sender: ChildProcess,
  indexing: ChildProcess,
  firstSlot: number,
): Promise<boolean> {
  const from = (firstSlot * 7_919) % storedOrders
  // The first pass is a warm-up and does not count: it reads the store from disk and writes whole pages after
  // the checkpoint.
  await measureBareUpdates(store.pool, from + 300_000, floorCount)
  const bare = await measureBareUpdates(store.pool, from + 400_000, floorCount)
  const writer = await measureWriter(store.pool, from + 500_000, floorCount, firstSlot)
  const revision = (firstSlot % 900) + 1
  const before = postgresUse(store)
  const flood = await runPhase(sender, indexing, {
    ...{ from, count: floodCount, revision },
    ...{ perSlot: floodPerSlot, perSecond: undefined },
  })
  const postgres = postgresUse(store)
  const postgresMs = postgres.cpuMs - before.cpuMs
  const paced = await runPhase(sender, indexing, {
    ...{ from: from + floodCount, count: pacedCount, revision },
    ...{ perSlot: pacedPerSecond * slotSeconds, perSecond: pacedPerSecond },
  })

  const memory = {
    indexer: flood.rss.indexer,
    sender: flood.rss.sender,
    postgres: postgres.bytes,
  }
  print('bare updates of the same rows (floor)', `${whole(bare)}/s`)
  print('our writer alone', `${whole(writer)}/s`, `${(writer / bare).toFixed(2)} × floor`)
  print(
    'socket → decode → commit',
    `${whole(flood.perSecond)}/s`,
    `${(flood.perSecond / bare).toFixed(2)} × floor`,
  )
  print(
    '  indexer CPU per update',
    `${((flood.cpuMs * 1000) / floodCount).toFixed(1)} µs`,
    `${flood.batches} batches`,
  )
  print('  PostgreSQL CPU per update', `${((postgresMs * 1000) / floodCount).toFixed(1)} µs`)
  print(
    `latency at ${whole(pacedPerSecond)}/s, socket to commit`,
    `p50 ${paced.p50Ms.toFixed(0)} ms`,
    `p99 ${paced.p99Ms.toFixed(0)} ms`,
  )
  for (const [process, bytes] of Object.entries(memory))
    print(`memory: ${process}`, `${whole(bytes / 1024 / 1024)} MB`)
  const passed =
    flood.perSecond >= requiredPerSecond && Object.values(memory).every((bytes) => bytes < mostRssBytes)
  print(`required: ${whole(requiredPerSecond)}/s, each process < 600 MB`, passed ? 'reached' : 'MISSED')
  return passed
}

interface PhaseResult {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly batches: number
  readonly cpuMs: number
  readonly rss: { readonly indexer: number; readonly sender: number }
}

type Phase = Omit<SendCommand, 'type'>

async function runPhase(sender: ChildProcess, indexing: ChildProcess, phase: Phase): Promise<PhaseResult> {
  const expect: ExpectCommand = { type: 'expect', from: phase.from, count: phase.count }
  const expecting = messageOf(indexing, 'expecting')
  indexing.send(expect)
  await expecting
  const sent = messageOf<SentReport>(sender, 'sent')
  const committed = messageOf<CommittedReport>(indexing, 'committed')
  sender.send({ type: 'send', ...phase } satisfies SendCommand)
  const [{ sentAtMs, rssBytes: senderRss }, report] = await Promise.all([sent, committed])
  const latencies = Float64Array.from(
    report.committedAtMs,
    (atMs, index) => atMs - (sentAtMs[index] ?? Number.NaN),
  ).sort()
  const lastMs = report.committedAtMs.reduce((latest, atMs) => Math.max(latest, atMs), 0)
  const firstMs = sentAtMs[0] ?? Number.NaN
  return {
    perSecond: phase.count / ((lastMs - firstMs) / 1000),
    p50Ms: latencies[Math.floor(latencies.length * 0.5)] ?? Number.NaN,
    p99Ms: latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN,
    batches: report.batches,
    cpuMs: report.cpuMs,
    rss: { indexer: report.rssBytes, sender: senderRss },
  }
}

function startChild(childRole: string, ...parameters: readonly string[]): ChildProcess {
  return fork(self, [childRole, ...parameters], {
    serialization: 'advanced',
    execArgv: [...process.execArgv, ...engineFlags],
  })
}

/** Returns what all processes of PostgreSQL use. */
function postgresUse({ server }: FilledStore): PartUse {
  return readTree(server.pid() ?? 0, 'postgres').postgres
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}

function print(label: string, ...values: readonly string[]): void {
  console.log(`${label.padEnd(48)} ${values.map((value) => value.padStart(16)).join('')}`)
}
