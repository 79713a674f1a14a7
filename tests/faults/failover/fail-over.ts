import { setTimeout as pause } from 'node:timers/promises'
import type { Slot } from '~/domain/base/time'
import type { Pool } from '~/store/postgres/pool'
import type { SeededRandom } from '../../helpers/seeded-random'
import { cursorsAhead, faultsOf, judge, storedEvents, type Verdict } from '../ground-truth/judge'
import type { DatabaseNode } from './database-node'
import { type Installation, waitFollowing } from './installation'
import type { Findings } from './reader'
import { wait } from './wait'

/** What one failover showed. Times are milliseconds. */
export interface FailoverResult {
  /** Updates of the chain per second before the kill. */
  readonly updatesPerSecond: number
  /** From the kill until patroni had promoted the standby. */
  readonly promotedMs: number
  /** From the promotion until a row was stored that is newer than those of the promoted server. */
  readonly writtenMs: number
  /** From the promotion until everything was stored. */
  readonly caughtUpMs: number
  readonly longestAwayMs: number
  /** Events that the killed primary had and the promoted one did not have. */
  readonly lostEvents: number
  readonly refused: number
  readonly responses: number
  readonly verdict: Verdict
  /** Everything that must not happen, as sentences. */
  readonly faults: readonly string[]
}

export interface FailoverOptions {
  readonly eventsPerBlock: number
  /** Delay of the replication in each direction, milliseconds. What is on its way when the primary dies is lost. */
  readonly replicationDelayMs: number
}

const loadMs = 8_000
/** Events per block after the promotion. */
const eventsAfterPromotion = 8
const limits = { writtenMs: 15_000, awayMs: 5_000 }
const mostJudgingMs = 45_000

/** Kills the primary during ingest, lets patroni promote the standby, and judges what the store has afterwards. */
export async function failOver(
  installation: Installation,
  { eventsPerBlock, replicationDelayMs }: FailoverOptions,
  random: SeededRandom,
): Promise<FailoverResult> {
  const { cluster, readers } = installation
  const old = await cluster.waitWhole()
  const next = cluster.nodes.find((node) => node !== old) ?? old
  const [before, after] = [old, next].map((node) => installation.openPool(cluster.urlOf(node))) as [
    Pool,
    Pool,
  ]
  try {
    await waitFollowing(before)
    await Promise.all(readers.map((reader) => reader.waitServed()))
    for (const reader of readers) reader.takeFindings()
    const updatesPerSecond = await loadBefore(installation, eventsPerBlock, random)
    for (const node of cluster.nodes) node.link.slow(replicationDelayMs)
    await pause(replicationDelayMs * 3)
    const { killedAtMs, killedAt, had } = await killNow(installation, old, before)
    const promotedAtMs = await promotionOf(next)
    // The indexer has to store what came meanwhile, on two cores that also produce the chain and serve the readers.
    installation.load(eventsAfterPromotion)
    const hadSlot = await patiently(() => newestSlot(after))
    const lostEvents = Math.max(0, had - (await patiently(() => storedEvents(after, killedAt))))
    for (const node of cluster.nodes) node.link.restore()
    await wait('rows are stored again', async () => (await newestSlot(after)) > hadSlot)
    const writtenAtMs = performance.now()
    installation.load(0)
    const [verdict, caughtUpAtMs, ahead] = await verdictOf(installation, after)
    await Promise.all(readers.map((reader) => reader.waitServed()))
    const findings = readers.map((reader) => reader.takeFindings())
    const measured = {
      updatesPerSecond,
      promotedMs: promotedAtMs - killedAtMs,
      writtenMs: Math.max(0, writtenAtMs - promotedAtMs),
      caughtUpMs: caughtUpAtMs - promotedAtMs,
      longestAwayMs: Math.max(...findings.map(({ longestAwayMs }) => longestAwayMs)),
      lostEvents,
      refused: findings.reduce((sum, { refused }) => sum + refused, 0),
      responses: findings.reduce((sum, { responses }) => sum + responses, 0),
      verdict,
    }
    const faults = [
      ...faultsIn(measured, replicationDelayMs > 0, findings),
      ...ahead,
      ...sentencesOf(verdict),
    ]
    return { ...measured, faults }
  } finally {
    await Promise.all([before.end(), after.end()])
    old.start()
  }
}

async function loadBefore({ load, updates }: Installation, events: number, random: SeededRandom) {
  load(events)
  const startMs = performance.now()
  await pause(loadMs + random.below(400))
  return Math.round((updates() * 1_000) / (performance.now() - startMs))
}

async function killNow({ chain }: Installation, old: DatabaseNode, pool: Pool) {
  const killedAt: Slot = chain.ledger.currentSlot()
  const had = await patiently(() => storedEvents(pool, killedAt))
  const killed = old.kill()
  old.link.cut()
  await killed
  return { killedAtMs: performance.now(), killedAt, had }
}

async function promotionOf(node: DatabaseNode): Promise<number> {
  await wait(`${node.name} is promoted`, () => node.is('primary'))
  return performance.now()
}

/** Repeats a read that fails, because a server that has just been promoted may be busy. */
async function patiently<T>(read: () => Promise<T>): Promise<T> {
  let result: { readonly value: T } | undefined
  await wait('the promoted server can be read', async () => {
    result = { value: await read() }
    return true
  })
  if (result === undefined) throw new Error('nothing was read')
  return result.value
}

async function newestSlot(pool: Pool): Promise<Slot> {
  const { rows } = await pool.query<{ slot: Slot }>('select max(slot) as slot from perp_fill')
  return rows[0]?.slot ?? 0
}

/** Judges until the store is right. The second element is the time at which it was. */
async function verdictOf({ chain }: Installation, pool: Pool): Promise<[Verdict, number, readonly string[]]> {
  const slot = chain.ledger.currentSlot()
  const isStored = async () =>
    chain.confirmedSlot() >= slot && (await storedEvents(pool, slot)) >= chain.events(slot)
  await wait('everything is stored', isStored).catch(() => undefined) // the verdict says what is missing
  const caughtUpAtMs = performance.now()
  const ahead = await patiently(() => cursorsAhead(pool, chain))
  for (;;) {
    const verdict = await patiently(() => judge(pool, chain, slot))
    if (faultsOf(verdict) === 0 || performance.now() > caughtUpAtMs + mostJudgingMs)
      return [verdict, caughtUpAtMs, ahead]
    await pause(500)
  }
}

function faultsIn(
  {
    writtenMs,
    longestAwayMs,
    lostEvents,
  }: Pick<FailoverResult, 'writtenMs' | 'longestAwayMs' | 'lostEvents'>,
  mayLose: boolean,
  findings: readonly Findings[],
): string[] {
  const paths = findings.map(({ awayPath }) => awayPath).join(' and ')
  return [
    ...(writtenMs > limits.writtenMs ? [`writes resumed ${writtenMs} ms after the promotion`] : []),
    ...(longestAwayMs > limits.awayMs && !mayLose
      ? [`reads of ${paths} were away for ${longestAwayMs} ms`]
      : []),
    ...(lostEvents > 0 && !mayLose ? [`the promoted server lacked ${lostEvents} events`] : []),
    ...findings.flatMap(({ mistakes, older }) => [...mistakes, ...(mayLose ? [] : older)]),
  ]
}

function sentencesOf(verdict: Verdict): string[] {
  return Object.entries(verdict).flatMap(([kind, rows]: [string, readonly string[]]) =>
    rows.map((row) => `${kind}: ${row}`),
  )
}
