import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { engineFlags } from '~/process/child'
import { messageOf } from './child-message'
import type { Flood } from './geyser/floods'
import { type CommittedReport, type ExpectCommand, runIndexing } from './geyser/indexing'
import { runSender, type SendCommand, type SentReport } from './geyser/sender'
import { type FilledStore, openFilledStore } from './ingest/filled-store'
import { measureBareUpdates } from './ingest/floor'
import { storedOrders } from './ingest/orders'
import { slotOfNow } from './ingest/scripted-node'
import { readTree } from './latency/process-tree'
import { median } from './median'
import { formatSpread, spreadOf } from './spread'

/**
 * Measures account updates and transactions from a Geyser stream to their commit, on the embedded store with a
 * million orders, and the same account updates from a Solana node's subscriptions. One process plays both
 * nodes; the indexer is a process as in the product. Both ways are measured in turns, because PostgreSQL is
 * slower while it removes old rows. The medians are printed, with the least and the greatest of all rounds.
 */
const requiredUpdatesPerSecond = 15_000
const requiredTransactionsPerSecond = 2_000
const mostCpuShare = 0.7
const warmUpCount = 20_000
/**
 * Number of updates of a round. Preparing them on a machine that is too busy takes longer than the indexer waits for a
 * silent node, and the round then never ends.
 */
const updateCount = Number(process.env.GEYSER_UPDATES ?? '100000')
const transactionCount = updateCount * 0.15
const floorCount = 20_000
/** Number of processors of the target. */
const cores = 2
const rounds = Number(process.env.GEYSER_ROUNDS ?? '3')
const [updatesPerSlot, transactionsPerSlot] = [2_000, 800]

const self = fileURLToPath(import.meta.url)
const [role, ...given] = process.argv.slice(2)
if (role === 'sender') await runSender(Number(given[0]))
else if (role === 'indexing') runIndexing(given[0] ?? '', given[1] ?? '', given[2] ?? '')
else process.exitCode = (await measure()) ? 0 : 1

async function measure(): Promise<boolean> {
  const store = await openFilledStore()
  const firstSlot = slotOfNow()
  const sender = startChild('sender', String(firstSlot))
  try {
    const ports = await messageOf<{ port: number; geyserPort: number }>(sender, 'listening')
    return await measureWith(store, sender, ports, firstSlot)
  } finally {
    sender.kill()
    await store.stop()
  }
}

async function measureWith(
  store: FilledStore,
  sender: ChildProcess,
  { port, geyserPort }: { readonly port: number; readonly geyserPort: number },
  firstSlot: number,
): Promise<boolean> {
  const from = (firstSlot * 7_919) % storedOrders
  const revision = (firstSlot % 900) + 1
  await measureBareUpdates(store.pool, from + 900_000, floorCount) // warm-up
  const floor = await measureBareUpdates(store.pool, from + 950_000, floorCount)

  async function runOver(over: SendCommand['over'], floods: readonly Flood[]): Promise<readonly Result[]> {
    const indexing = startChild(
      'indexing',
      store.url,
      String(port),
      over === 'geyser' ? String(geyserPort) : '0',
    )
    try {
      await messageOf(indexing, 'live')
      const results: Result[] = []
      for (const flood of floods) results.push(await runPhase(store, { sender, indexing }, over, flood))
      return results
    } finally {
      indexing.kill()
    }
  }

  const accounts = { what: 'accounts', perSlot: updatesPerSlot, revision } as const
  const updates = (start: number) => [
    { ...accounts, from: start, count: warmUpCount },
    { ...accounts, from: start + warmUpCount, count: updateCount },
  ]
  const transactions = { what: 'transactions', perSlot: transactionsPerSlot, revision } as const
  // Signatures must be new to the store too.
  const firstTransaction = firstSlot * 20_000
  const events = (start: number) => [
    { ...transactions, from: start, count: 2_000 },
    { ...transactions, from: start + 2_000, count: transactionCount },
  ]
  const results = { pubsub: [] as Results[], geyser: [] as Results[] }
  let run = 0
  for (let round = 0; round < rounds; round += 1) {
    for (const over of ['pubsub', 'geyser'] as const) {
      const floods = [...updates(from + run * 150_000), ...events(firstTransaction + run * 20_000)]
      results[over].push(resultsOf(await runOver(over, floods)))
      run += 1
    }
  }
  return report(floor, results.pubsub, results.geyser)
}

/** Leaves out the warm-ups. */
function resultsOf([, accounts, , transactions]: readonly Result[]): Results {
  if (accounts === undefined || transactions === undefined) throw new Error('a phase has no result')
  return { accounts, transactions }
}

interface Results {
  readonly accounts: Result
  readonly transactions: Result
}

interface Result {
  readonly perSecond: number
  /** Processor time of the indexer per message, µs. */
  readonly cpuMicros: number
  /** Processor time of the indexer, PostgreSQL and the node per message, µs. */
  readonly allMicros: number
  readonly rssBytes: number
}

function report(floor: number, pubSub: readonly Results[], geyser: readonly Results[]): boolean {
  print('bare updates of the same rows (floor)', `${whole(floor)}/s`)
  for (const [name, results, what] of [
    ['subscriptions → commit, account updates', pubSub, 'accounts'],
    ['Geyser → commit, account updates', geyser, 'accounts'],
    ['subscriptions → commit, transactions with events', pubSub, 'transactions'],
    ['Geyser → commit, transactions with events', geyser, 'transactions'],
  ] as const) {
    const spread = (field: keyof Result) => spreadOf(results.map((result) => result[what][field]))
    const [rate, rss] = [spread('perSecond'), spread('rssBytes').most / 1024 / 1024]
    print(name, `${formatSpread(rate)}/s`, `${(rate.median / floor).toFixed(2)} × floor`)
    print('  indexer CPU per message', `${formatSpread(spread('cpuMicros'), 1)} µs`, `${whole(rss)} MB`)
    const [all, perSecond] = [spread('allMicros'), cores * 1e6]
    const limit = `${whole(perSecond / all.median)}/s if all ${cores} processors were busy with it`
    print('  CPU of indexer, PostgreSQL and node per message', `${formatSpread(all, 1)} µs`, limit)
  }
  const shares = (['accounts', 'transactions'] as const).map((what) =>
    spreadOf(
      geyser.map((each, round) => each[what].cpuMicros / (pubSub[round]?.[what].cpuMicros ?? Number.NaN)),
    ),
  )
  const [ofAccounts, ofTransactions] = shares.map((share) => formatSpread(share, 2))
  print('CPU per account update, Geyser / subscriptions', ofAccounts ?? '')
  print('CPU per transaction, Geyser / subscriptions', ofTransactions ?? '')
  const rateOf = (what: keyof Results) => median(geyser.map((result) => result[what].perSecond))
  const isReached =
    rateOf('accounts') >= requiredUpdatesPerSecond &&
    rateOf('transactions') >= requiredTransactionsPerSecond &&
    shares.every((share) => share.median <= mostCpuShare)
  const required = `required: ${whole(requiredUpdatesPerSecond)} updates/s, ${whole(requiredTransactionsPerSecond)} transactions/s, ${mostCpuShare} × CPU`
  print(required, isReached ? 'reached' : 'MISSED')
  return isReached
}

async function runPhase(
  { server }: FilledStore,
  { sender, indexing }: Readonly<Record<'sender' | 'indexing', ChildProcess>>,
  over: SendCommand['over'],
  flood: Flood,
): Promise<Result> {
  const others = (): number =>
    readTree(server.pid() ?? 0, 'postgres').postgres.cpuMs +
    readTree(sender.pid ?? 0, 'simulator').simulator.cpuMs
  const what = flood.what === 'accounts' ? 'accounts' : 'events'
  const expecting = messageOf(indexing, 'expecting')
  indexing.send({ type: 'expect', what, count: flood.count } satisfies ExpectCommand)
  await expecting
  const sent = messageOf<SentReport>(sender, 'sent')
  const committed = messageOf<CommittedReport>(indexing, 'committed')
  sender.send({ type: 'send', over, ...flood } satisfies SendCommand)
  const { firstMs } = await sent
  const othersMs = others() // The node has prepared all messages.
  const { lastMs, cpuMs, rssBytes } = await committed
  return {
    perSecond: flood.count / ((lastMs - firstMs) / 1000),
    cpuMicros: (cpuMs * 1000) / flood.count,
    allMicros: ((cpuMs + others() - othersMs) * 1000) / flood.count,
    rssBytes,
  }
}

function startChild(childRole: string, ...parameters: readonly string[]): ChildProcess {
  return fork(self, [childRole, ...parameters], {
    serialization: 'advanced',
    execArgv: [...process.execArgv, ...engineFlags],
  })
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}

function print(label: string, ...values: readonly string[]): void {
  console.log(`${label.padEnd(72)} ${values.map((value) => value.padStart(14)).join('')}`)
}
