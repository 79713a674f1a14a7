import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Slot, UnixSeconds } from '~/domain/base/time'
import { silentLog } from '~/lib/log'
import { createHandMadeLedger, type HandMadeBlock } from '~/simulator/hand-made-ledger'
import type { Ledger, LedgerTransaction } from '~/simulator/ledger'
import { createSimulatorServer } from '~/simulator/server'
import { eventTables } from '~/store/batch/orphaned-slots'
import type { Pool } from '~/store/postgres/pool'
import { type GeyserScript, startGeyserStub } from '../geyser-stub'
import { visibleRows } from '../store/visible-rows'
import { type RecordedBlock, type RecordedWorld, recordWorld } from './recorded-world'
import { eventBatches } from './world-batches'

/** An empty store with the current schema. */
export interface EmptyStore {
  readonly url: string
  readonly pool: Pool
}

/** A process that can be killed without warning. */
export interface Killable {
  kill(): Promise<void>
}

export interface BothPathsOptions {
  /** Length of the recorded world, hours. */
  readonly hours: number
  /** Time at which the recorded part ends, Unix seconds. It must have passed. */
  readonly endAt: UnixSeconds
  /** Seed of the order of messages. */
  readonly seed: number
  /** Number of rounds. Each of them has one fault of each kind. */
  readonly rounds: number
  readonly overRpc: EmptyStore
  readonly overGeyser: EmptyStore
  /** Starts an indexer process with these settings. */
  readonly start: (settings: Readonly<Record<string, string>>) => Killable
  readonly report?: (line: string) => void
}

export interface BothPaths {
  /** Number of events that the chain contains. */
  readonly events: number
  /** Produces an empty block, without which a stream delivers nothing. */
  tick(): void
  stop(): Promise<void>
}

/** What goes wrong in the middle of a part of the chain. */
interface Fault {
  readonly name: string
  /** Resolves with the repair. `undefined`: the fault ends by itself. */
  readonly begin: () => Promise<(() => Promise<void>) | undefined>
}

const firstSlot = 300_000_000
const blocksToFinality = 33

/** Mulberry32, a small random generator. The same seed repeats a run. */
function randomBelow(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Sends the messages of each slot in random order, some of them twice, and some slots after later ones. */
function shuffling(pick: (below: number) => number): GeyserScript['bend'] {
  let late: Parameters<GeyserScript['bend']>[0] = []
  return (messages) => {
    const isMeta = ({ blockMeta }: (typeof messages)[number]) => blockMeta !== undefined
    const data = messages.filter((message) => !isMeta(message))
    const repeated = data.filter(() => pick(4) === 0)
    const mixed = [...data, ...repeated].map((message) => ({ message, place: pick(1_000_000) }))
    const sorted = mixed.sort((one, other) => one.place - other.place).map(({ message }) => message)
    const now = [...sorted, ...messages.filter(isMeta)]
    const before = late
    late = []
    if (pick(10) === 0) late = now
    return late.length > 0 ? before : [...now, ...before]
  }
}

/**
 * Replays a part of the simulated world as a chain that two indexers follow, one over JSON-RPC and PubSub, the
 * other over a shuffled Geyser stream. Both are killed, and both lose their connections. Resolves when the whole
 * chain has been produced and nothing fails any more.
 */
export async function replayOverBothPaths(options: BothPathsOptions): Promise<BothPaths> {
  const { report = () => {} } = options
  const recorded = recordWorld(options.hours, options.endAt)
  const { blocks } = recorded
  report(`${blocks.length} blocks recorded`)
  const chain = await serveChain(recorded, options)
  try {
    await runParts(chain, blocks, options)
  } catch (error) {
    await chain.stop()
    throw error
  }
  return { events: eventsOf(chain.transactions), tick: chain.tick, stop: chain.stop }
}

/** Produces all blocks in parts, with a fault in the middle of each part but the last one. */
async function runParts(
  chain: Awaited<ReturnType<typeof serveChain>>,
  blocks: readonly RecordedBlock[],
  { overRpc, overGeyser, rounds, report = () => {} }: BothPathsOptions,
): Promise<void> {
  const { tick } = chain
  const caughtUp = async (slot: Slot) => {
    await until(() => isFollowing(overRpc, slot), tick)
    await until(() => isFollowing(overGeyser, slot), tick)
  }
  for (const store of [overRpc, overGeyser]) await until(() => hasPrices(store), tick)
  await caughtUp(1)

  /** Produces blocks, and lets the indexers work meanwhile. Returns the last slot. */
  async function produceAll(some: readonly RecordedBlock[]): Promise<Slot> {
    let slot = 0
    for (const block of some) {
      slot = chain.produce(block)
      await nextTurn()
    }
    return slot
  }

  const parts = rounds * chain.faults.length + 1
  const perPart = Math.ceil(blocks.length / parts)
  for (let part = 0; part < parts; part += 1) {
    const some = blocks.slice(part * perPart, (part + 1) * perPart)
    const half = Math.ceil(some.length / 2)
    await produceAll(some.slice(0, half))
    const fault = part < parts - 1 ? chain.faults[part % chain.faults.length] : undefined
    // The fault happens in the middle of the work, and the rest of the part arrives meanwhile.
    const repair = await fault?.begin()
    const reached = await produceAll(some.slice(half))
    await repair?.()
    await caughtUp(reached)
    report(`${part + 1} of ${parts}: ${fault?.name ?? 'no fault'}`)
  }
}

/** Serves a recorded world over JSON-RPC, PubSub and Geyser, and starts both indexers. */
async function serveChain(
  { first, tokens }: RecordedWorld,
  { overRpc, overGeyser, start, seed }: BothPathsOptions,
) {
  const times = new Map<Slot, UnixSeconds>()
  let { at } = first
  const timeOf = (slot: Slot) => times.get(slot) ?? at
  const ledger = createHandMadeLedger({ firstSlot, timeOf, tokens })
  const transactions = new Map<Slot, readonly LedgerTransaction[]>()
  ledger.onSlot((change) => transactions.set(change.slot, change.transactions))
  const serve = (port: number) => createSimulatorServer({ ledger, host: '127.0.0.1', port, log: silentLog })
  let server = await serve(0)
  const { url, wsUrl } = server
  const geyser = await startGeyserStub(ledger, { bend: shuffling(randomBelow(seed)), retainedSlots: 1_000 })
  const shared = { SOLANA_RPC_URL: url, SOLANA_WS_URL: wsUrl, TOKEN_API_URL: url, PRICE_API_URL: url }
  const settings = {
    rpc: { ...shared, BACKFILL_DAYS: '0', DATABASE_URL: overRpc.url },
    geyser: { ...shared, BACKFILL_DAYS: '0', DATABASE_URL: overGeyser.url, GEYSER_URL: geyser.url },
  }

  function produce(block: HandMadeBlock & Partial<RecordedBlock>): Slot {
    at = block.at ?? at
    const slot = ledger.produce(block)
    times.set(slot, at)
    return slot
  }
  produce(first)
  for (let empty = 0; empty < blocksToFinality; empty += 1) produce({})
  const running = { rpc: start(settings.rpc), geyser: start(settings.geyser) }

  async function kill(path: 'rpc' | 'geyser', retainedSlots = 1_000): Promise<() => Promise<void>> {
    geyser.script.retainedSlots = retainedSlots
    await running[path].kill()
    return async () => {
      running[path] = start(settings[path])
    }
  }

  async function outage(retainedSlots: number): Promise<() => Promise<void>> {
    geyser.script.retainedSlots = retainedSlots
    await geyser.down()
    return geyser.up
  }

  async function cutConnections(): Promise<undefined> {
    await server.stop()
    server = await serve(Number(new URL(url).port))
  }

  const faults: readonly Fault[] = [
    { name: 'the Geyser indexer is killed', begin: () => kill('geyser') },
    { name: 'the stream ends', begin: async () => void geyser.end() },
    { name: 'the RPC indexer is killed', begin: () => kill('rpc') },
    { name: 'the connections to the Solana RPC are cut', begin: cutConnections },
    { name: 'the Geyser node is down for longer than its replay', begin: () => outage(5) },
    { name: 'the Geyser indexer is killed for longer than the replay', begin: () => kill('geyser', 5) },
  ]
  return {
    ...{ transactions, faults, produce },
    tick: () => void produce({}),
    async stop() {
      await Promise.all(Object.values(running).map((indexer) => indexer.kill()))
      await Promise.all([geyser.stop(), server.stop()])
      ledger.stop()
    },
  }
}

/** Returns the number of events in the transactions of a chain. */
function eventsOf(transactions: ReadonlyMap<Slot, readonly LedgerTransaction[]>): number {
  const chain = { blockTransactions: (slot: Slot) => transactions.get(slot) ?? [] } as unknown as Ledger
  let events = 0
  for (const batch of eventBatches(chain, transactions.keys())) events += batch.events.length
  return events
}

/**
 * Columns whose values no event contains. The last state of an account that ended during an outage is unknown
 * over JSON-RPC, and the time of a state is estimated from the number of slots, which pass too fast here.
 */
const onlyInAccounts = [
  ...['next_cycle_at', 'next_cycle_amount_left_raw', 'in_withdrawn_raw', 'out_withdrawn_raw', 'bump', 'idx'],
  ...['min_out_amount_raw', 'max_out_amount_raw', 'keeper_in_balance_before_borrow_raw'],
  ...['dca_out_balance_before_swap_raw', 'chain_updated_at', 'counterparty', 'mid_flash', 'fee_bps'],
  ...['unique_id', 'expires_at', 'amount_usd', 'created_at', 'closed_at'],
]

/** Tables with samples: prices when the Price API was polled, and open interest when a market account arrived. */
const sampled = ['price_sample', 'candle_minute', 'candle_hour', 'perp_interest_minute', 'perp_interest_hour']

/**
 * Returns the rows of all tables that show the chain, in event tables with all columns. The other tables and
 * columns show when an indexer did something.
 */
export async function chainRows({ pool }: EmptyStore): Promise<Record<string, unknown[]>> {
  const { token = [], ...others } = await visibleRows(pool, {
    tables: ['heartbeat', 'source_stretch', 'writer_lease', ...sampled],
    // `text_source` says which of two sources was first, if both have the same text.
    columns: ['mint_slot', 'price_at', 'sampled_at', 'amount_usd_at', 'uri', 'text_source'],
    endedColumns: onlyInAccounts,
  })
  return { ...others, token: token.flatMap(withoutOraclePrice) }
}

/**
 * Returns a token without the price of an oracle, or nothing if that price was all that is known of it. Oracles are read
 * while the Price API is silent, which each indexer finds out at another time, so their prices are samples too.
 */
function withoutOraclePrice(row: unknown): unknown[] {
  const token: Record<string, unknown> = JSON.parse(String(row))
  const isOracle = token.price_source === 'oracle'
  if (isOracle && token.program === null && token.symbol === null) return []
  const noPrice = isOracle ? { price_source: null, price_usd: null, market_cap_usd: null } : {}
  return [JSON.stringify({ ...token, ...noPrice })]
}

/** Whether all prices of the Price API are stored. They are the same at all times, so values are the same too. */
async function hasPrices({ pool }: EmptyStore): Promise<boolean> {
  const { rows } = await pool.query<{ open: number }>(
    `select count(*)::int as open from token where price_source is distinct from 'price-api' and verified`,
  )
  const { rows: all } = await pool.query<{ priced: number }>(
    'select count(*)::int as priced from token where price_usd is not null',
  )
  return rows[0]?.open === 0 && (all[0]?.priced ?? 0) > 0
}

/** Returns the number of events that a store contains. */
export async function storedEvents({ pool }: EmptyStore): Promise<number> {
  const counts = eventTables.map(({ name }) => `(select count(*) from ${name})`)
  const { rows } = await pool.query<{ count: number }>(`select (${counts.join(' + ')})::int as count`)
  return rows[0]?.count ?? 0
}

/**
 * Whether a running indexer follows all programs, and has committed everything up to a slot. A subscription may be
 * distrusted for minutes after a fault, because here a dozen blocks appear while it is renewed. Accounts are then
 * read after each transaction.
 */
async function isFollowing({ pool }: EmptyStore, slot: Slot): Promise<boolean> {
  const { rows } = await pool.query<{ state: string; slot: number | null }>(
    `select state, committed_slot as slot from heartbeat
      where source ~ '^(events|accounts):' and source !~ 'spl-token' and at > now() - interval '3 seconds'`,
  )
  return rows.length > 0 && rows.every((row) => following.includes(row.state) && Number(row.slot) >= slot)
}

const following = ['live', 'degraded']
const mostWaitMs = 10 * 60_000

/** Waits for a condition. Produces blocks meanwhile, because a chain without blocks shows no progress. */
export async function until(holds: () => Promise<boolean>, tick: () => void): Promise<void> {
  const untilMs = performance.now() + mostWaitMs
  while (!(await holds())) {
    if (performance.now() > untilMs) throw new Error('the indexers did not catch up within ten minutes')
    tick()
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}
