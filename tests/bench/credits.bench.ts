import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ProtocolId, protocolIds } from '~/domain/protocol/protocol'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import { protocols } from '~/protocols/registry'
import { createWorldLedger } from '~/simulator/world-ledger'
import { startEmbeddedPostgres } from '~/store/embedded/embedded'
import { createPool } from '~/store/postgres/pool'
import { createPacedChain } from '../helpers/paced-chain'
import { recordTraffic } from '../helpers/recorded-traffic'
import { countsBetween } from './credits/counting-node'
import { follow, sources } from './credits/followed'
import { prices } from './credits/prices'
import {
  addedCreditsPerDay,
  creditsPerDay,
  inMillions,
  type Measured,
  printPlans,
  printRequired,
  printTable,
} from './credits/report'

/**
 * Counts the calls and the streamed data of an indexer behind a proxy, at the pace that it keeps with a node
 * of a provider, and prints what they cost per day: while nothing happens, per transaction per second, and
 * during a first start with history. `CREDITS_SECONDS` is the length of each run, 330 by default, so that
 * every call that is repeated at least every five minutes is counted. `CREDITS_OVER`, `pubsub` or `geyser`,
 * measures only one way.
 */
const seconds = Number(process.env.CREDITS_SECONDS ?? '330')
const over = process.env.CREDITS_OVER
const settleMs = 45_000
const required = { idlePerProgram: 30_000, perTransactionASecond: 20_000 }
/** Programs that print their events into the log, which `logsSubscribe` delivers. */
const logging: readonly ProtocolId[] = ['drift-perps', 'velocity-perps', 'jupiter-limit-v1']
const followed = protocolIds.filter((id) => protocols[id].accountFamilies.length > 0)

const world = createWorldLedger({ seed: 1, speed: 1, clock: systemClock })
const transactions = Math.ceil(seconds + settleMs / 1000 + 60) // one per second, with a margin
const traffic = recordTraffic({ seed: 1, speed: 5, ids: followed, transactions })
const folder = mkdtempSync(join(tmpdir(), 'sextant-credits-'))
const server = await startEmbeddedPostgres({ folder, log: silentLog })
try {
  console.log(`Prices: ${prices.source}, read in ${prices.readOn}.`)
  const passed: boolean[] = []
  for (const source of sources.filter(({ stream }) => over === undefined || stream === over))
    passed.push(await measureSource(source))
  process.exitCode = passed.every((each) => each) ? 0 : 1
} finally {
  world.stop()
  await server.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

async function measureSource(source: (typeof sources)[number]): Promise<boolean> {
  // All runs take place at the same time. None of them needs a noticeable part of a core.
  const [idle, active, history] = await Promise.all([
    measurePaced(source, undefined, followed),
    Promise.all(followed.map((id) => measurePaced(source, id, [id]))),
    measureFirstStart(source),
  ])
  for (const each of [idle, ...active, history]) printTable(each)
  console.log('')
  const perProgram = creditsPerDay(idle) / followed.length
  const passed = [printRequired('idle, per program', perProgram, required.idlePerProgram)]
  for (const [index, id] of followed.entries()) {
    const each = active[index]
    const credits = each ? creditsOfTraffic(each) : Number.NaN
    if (source.stream === 'pubsub' && logging.includes(id))
      passed.push(printRequired(`1 transaction per second of ${id}`, credits, required.perTransactionASecond))
    else console.log(`1 transaction per second of ${id}: ${inMillions(credits)} million (no limit)`)
    if (each === undefined) continue
    const added = inMillions(addedCreditsPerDay(each, each.before))
    console.log(`  without what the traffic saves: ${added} million`)
    console.log(`  idle before, this program alone: ${inMillions(creditsPerDay(each.before))} million`)
  }
  printPlans('idle', creditsPerDay(idle))
  printPlans('first start with history', creditsPerDay(history))
  return passed.every((each) => each)
}

interface Active extends Measured {
  /** The same indexer before the transactions began. */
  readonly before: Measured
  readonly transactionsPerSecond: number
}

/** Returns what the transactions cost per day and per transaction a second, without what idling costs. */
function creditsOfTraffic(active: Active): number {
  return (creditsPerDay(active) - creditsPerDay(active.before)) / active.transactionsPerSecond
}

async function measurePaced(
  { name, stream }: (typeof sources)[number],
  active: ProtocolId | undefined,
  ids: readonly ProtocolId[],
): Promise<Active> {
  const chain = createPacedChain(traffic, ids)
  const indexer = await follow(stream, chain.ledger, {
    databaseUrl: await createDatabase(`${stream}-${active ?? 'idle'}`),
    ids: [...ids, 'spl-token'],
  })
  const count = async (title: string, length: number): Promise<Measured> => {
    const [before, startMs] = [indexer.counts(), performance.now()]
    await pause(length * 1000)
    const counts = countsBetween(before, indexer.counts())
    return { title, counts, seconds: (performance.now() - startMs) / 1000 }
  }
  try {
    await indexer.untilSettled()
    await pause(settleMs)
    const idle = await count(`${name}: idle, ${ids.length} programs`, seconds)
    if (active === undefined) return { ...idle, before: idle, transactionsPerSecond: 0 }
    chain.begin(active)
    await pause(settleMs)
    const first = chain.transactions()
    const busy = await count(`${name}: ${active}, one transaction per second`, seconds)
    const transactionsPerSecond = (chain.transactions() - first) / busy.seconds
    if (indexer.notLive().length > 0) console.log(`${active}: ${indexer.notLive().join('; ')}`)
    console.log(
      `${active}: ${transactionsPerSecond.toFixed(2)} tx/s, ${indexer.counter('events')} events stored`,
    )
    return { ...busy, before: idle, transactionsPerSecond }
  } finally {
    await indexer.stop()
    chain.stop()
  }
}

/** Measures the first minutes with the whole simulated world and a day of history. */
async function measureFirstStart({ name, stream }: (typeof sources)[number]): Promise<Measured> {
  const startMs = performance.now()
  const indexer = await follow(stream, world, {
    databaseUrl: await createDatabase(`${stream}-history`),
    ids: protocolIds,
    backfillDays: 1,
  })
  try {
    await pause(seconds * 1000)
    const counts = indexer.counts()
    console.log(`first start: ${indexer.counter('events')} events counted`)
    const title = `${name}: first start with a day of history`
    return { title, counts, seconds: (performance.now() - startMs) / 1000 }
  } finally {
    await indexer.stop()
  }
}

async function createDatabase(name: string): Promise<string> {
  const url = new URL(server.url)
  const database = `credits_${name.replaceAll('-', '_')}`
  const pool = createPool({ url: url.href, profile: 'maintenance', log: silentLog })
  await pool.query(`create database ${database}`)
  await pool.end()
  url.pathname = `/${database}`
  return url.href
}
