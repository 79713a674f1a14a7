import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Slot } from '~/domain/base/time'
import { createHandMadeLedger, type HandMadeBlock, type HandMadeLedger } from '~/simulator/hand-made-ledger'
import { type GeyserScript, type GeyserStub, startGeyserStub } from '../../helpers/geyser-stub'
import { type HandMadeDca, handMadeDca } from '../../helpers/nodes/dca-chain'
import { createIndexedChain, type IndexedChain } from '../../helpers/nodes/indexed-chain'

const cycles = 10
const perCycleRaw = 100_000_000n

/** State of one order on a fork. */
interface Life {
  readonly order: HandMadeDca
  readonly fills: number
}

/** State of all orders on one fork. */
interface Chain {
  /**
   * Number of blocks. The content of a block depends on its height, so blocks of different forks are partly
   * equal.
   */
  readonly height: number
  readonly open: ReadonlyMap<string, Life>
}

const genesis: Chain = { height: 0, open: new Map() }

/** Mulberry32, a small random generator. The same seed repeats a run. */
function randomOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/**
 * Adds one block to a fork. In the block, an order opens, sells a cycle, is cancelled, or sells its last
 * cycle and closes.
 */
function nextBlock(chain: Chain, pick: (below: number) => number): { block: HandMadeBlock; chain: Chain } {
  const names = [...chain.open.keys()]
  const name = names[pick(names.length)]
  const life = name === undefined ? undefined : chain.open.get(name)
  const open = new Map(chain.open)
  const height = chain.height + 1
  const what = pick(10)
  if (life === undefined || name === undefined || what < 3) {
    const idx = BigInt(height * 10 + pick(2))
    const order = handMadeDca(`order ${idx}`, idx)
    open.set(`order ${idx}`, { order, fills: 0 })
    return {
      chain: { height, open },
      block: { accounts: [order.account()], transactions: [order.opened()] },
    }
  }
  const { order, fills } = life
  open.delete(name)
  if (what === 3) {
    const unfilled = BigInt(cycles - fills) * perCycleRaw
    return {
      chain: { height, open },
      block: { closed: [order.key], transactions: [order.closed({ byUser: true, unfilled })] },
    }
  }
  const filled = order.filled(fills * 10 + pick(2))
  if (fills + 1 === cycles) {
    const transactions = [filled, order.closed({ byUser: false, unfilled: 0n })]
    return { chain: { height, open }, block: { closed: [order.key], transactions } }
  }
  open.set(name, { order, fills: fills + 1 })
  const sold = BigInt(fills + 1)
  const account = order.account({ inUsed: sold * perCycleRaw, outReceived: sold * 1_000_000_000n })
  return { chain: { height, open }, block: { accounts: [account], transactions: [filled] } }
}

/** Appends blocks and returns the state of the fork after them. */
function grow(
  chain: Chain,
  count: number,
  pick: (below: number) => number,
  make: (block: HandMadeBlock) => void,
): Chain {
  let grown = chain
  for (let made = 0; made < count; made += 1) {
    const next = nextBlock(grown, pick)
    grown = next.chain
    make(next.block)
  }
  return grown
}

/**
 * Columns to compare between the two stores. Times of observation are left out, because the two stores
 * observe the same data at different times.
 */
const shown = {
  dca_order: `select key, user_key, in_deposited_raw::text, in_used_raw::text, out_received_raw::text, created_at, active, status,
    closed_at from dca_order order by key`,
  fill: 'select * from fill order by signature, instruction_path, event_index',
  order_event: 'select * from order_event order by signature, instruction_path, event_index',
  token_volume_hour: 'select * from token_volume_hour order by hour_at, venue, mint',
  trader_volume_hour: 'select * from trader_volume_hour order by hour_at, venue, trader',
  order_count: 'select * from order_count order by venue',
}

async function visible({ database }: IndexedChain): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {}
  for (const [name, sql] of Object.entries(shown)) found[name] = (await database.pool.query(sql)).rows
  return found
}

async function count(chain: IndexedChain, sql: string): Promise<number> {
  const { rows } = await chain.database.pool.query<{ count: number }>(
    `select count(*)::int as count from ${sql}`,
  )
  return rows[0]?.count ?? Number.NaN
}

type Message = Parameters<GeyserScript['bend']>[0][number]

const patience = { timeout: 30_000, interval: 100 }

interface FollowOptions {
  readonly skippedSlots?: readonly Slot[]
  /** How the indexer follows the chain. */
  readonly over?: 'subscriptions' | 'geyser' | 'late geyser'
}

/**
 * Starts a chain of the given blocks, and an indexer. Resolves when the indexer has read these blocks and
 * follows new ones.
 */
async function follow(
  blocks: readonly HandMadeBlock[],
  { skippedSlots, over = 'subscriptions' }: FollowOptions = {},
): Promise<{ ledger: HandMadeLedger; chain: IndexedChain; geyser: GeyserStub | undefined }> {
  const ledger = createHandMadeLedger({ skippedSlots: skippedSlots ?? [] })
  const geyser = over === 'subscriptions' ? undefined : await startGeyserStub(ledger)
  const chain = await createIndexedChain(ledger, { geyser: geyser && { url: geyser.url } })
  onTestFinished(async () => {
    await chain.stop()
    await geyser?.stop()
    ledger.stop()
  })
  for (const block of blocks) ledger.produce(block)
  chain.startIndexer()
  if (geyser) await expect.poll(geyser.streams, patience).toBe(1)
  // A Geyser stream shows only with its next confirmed slot that it works.
  for (let empty = 0; empty < 3; empty += 1) ledger.produce()
  const live = `heartbeat where state = 'live' and committed_slot is not null
    and source in ('finality', 'accounts:jupiter-dca', 'events:jupiter-dca')`
  await expect.poll(() => count(chain, live), patience).toBe(3)
  return { ledger, chain, geyser }
}

test.each([
  ['subscriptions', 1, 3],
  ['subscriptions', 8, 10],
  ['subscriptions', 29, 31],
  ['geyser', 1, 3],
  ['geyser', 8, 10],
  ['geyser', 29, 31],
  ['late geyser', 29, 31],
] as const)(
  'over %s, after a fork that discards %i confirmed blocks, the store matches the winning chain',
  {
    timeout: 90_000,
  },
  async (over, confirmed, depth) => {
    const seed = Number(process.env.FORK_SEED ?? depth)
    const pick = randomOf(seed)
    const common: HandMadeBlock[] = []
    const won: HandMadeBlock[] = []
    const before = grow(genesis, 40, pick, (block) => common.push(block))
    common.push({}, {}) // two empty blocks confirm the earlier ones
    const forked = await follow(common, { over })
    const firstOrphaned = forked.ledger.currentSlot() + 1
    const release = over === 'late geyser' ? holdSlots(forked.geyser, firstOrphaned + 10) : undefined
    grow(before, confirmed, pick, forked.ledger.produce)
    for (let block = confirmed; block < depth; block += 1) forked.ledger.produce()
    const orphaned = `(select slot from order_event union all select slot from fill) event
      where slot between ${firstOrphaned} and ${firstOrphaned + depth - 1}`
    await expect.poll(() => count(forked.chain, orphaned), patience).toBeGreaterThan(0)

    grow(before, confirmed + 1, pick, (block) => won.push(block))
    won.push({}, {}, {})
    const lastOrphaned = forked.ledger.currentSlot()
    for (const [index, block] of won.entries()) {
      if (index === 0) forked.ledger.fork(depth, block)
      else forked.ledger.produce(block)
    }

    if (release) {
      await expect.poll(() => count(forked.chain, orphaned), patience).toBe(0)
      release()
    }

    const skippedSlots = Array.from(
      { length: lastOrphaned - firstOrphaned + 1 },
      (_, index) => firstOrphaned + index,
    )
    const straight = await follow(common, { skippedSlots })
    for (const block of won) straight.ledger.produce(block)
    const total = [...common, ...won].reduce((sum, { transactions = [] }) => sum + transactions.length, 0)
    const events = async () =>
      (await count(straight.chain, 'fill')) + (await count(straight.chain, 'order_event'))
    await expect.poll(events, patience).toBe(total)
    await vi.waitFor(
      async () => expect(await visible(forked.chain), `seed ${seed}`).toEqual(await visible(straight.chain)),
      patience,
    )

    forked.ledger.finalize()
    const final = `cursor where source = 'finality:jupiter-dca' and slot > ${lastOrphaned}`
    await expect.poll(() => count(forked.chain, final), patience).toBe(1)
    expect(await visible(forked.chain)).toEqual(await visible(straight.chain))
  },
)

/** Holds back the messages of a stream from a slot on. Returns a function that sends them. */
function holdSlots(geyser: GeyserStub | undefined, from: Slot): () => void {
  const held: Message[] = []
  const script: Partial<GeyserScript> = {
    bend(messages, slot) {
      if (slot < from) return messages
      held.push(...messages)
      return []
    },
  }
  Object.assign(geyser?.script ?? {}, script)
  return () => {
    geyser?.send(held)
    Object.assign(geyser?.script ?? {}, { bend: (messages: readonly Message[]) => messages })
  }
}

/** Damages a stream at random: it loses, repeats, reorders and delays messages. */
function damaging(pick: (below: number) => number): GeyserScript['bend'] {
  let delayed: readonly Message[] = []
  return (messages) => {
    const late = delayed
    delayed = []
    const what = pick(8)
    if (what === 0) return late // the slot is lost
    if (what === 1) return [...late, ...messages.filter(({ blockMeta }) => blockMeta === undefined)]
    if (what === 2) return [...messages, ...messages, ...late]
    if (what === 3) return [...messages.toReversed(), ...late]
    if (what === 4) {
      delayed = messages
      return late
    }
    return [...late, ...messages]
  }
}

test('a damaged Geyser stream leaves the same store as subscriptions', { timeout: 120_000 }, async () => {
  const seed = Number(process.env.FORK_SEED ?? 7)
  const pick = randomOf(seed)
  const common: HandMadeBlock[] = []
  const blocks: HandMadeBlock[] = []
  const before = grow(genesis, 20, pick, (block) => common.push(block))
  common.push({}, {})
  grow(before, 120, pick, (block) => blocks.push(block))
  const damaged = await follow(common, { over: 'geyser' })
  const straight = await follow(common)
  Object.assign(damaged.geyser?.script ?? {}, { bend: damaging(pick) })
  for (const block of blocks) {
    damaged.ledger.produce(block)
    straight.ledger.produce(block)
    if (pick(30) === 0) damaged.geyser?.end()
    await pause(20)
  }
  Object.assign(damaged.geyser?.script ?? {}, { bend: (messages: unknown) => messages })
  const total = [...common, ...blocks].reduce((sum, { transactions = [] }) => sum + transactions.length, 0)
  const events = async () =>
    (await count(straight.chain, 'fill')) + (await count(straight.chain, 'order_event'))
  await expect
    .poll(
      async () => {
        damaged.ledger.produce()
        straight.ledger.produce()
        return events()
      },
      { timeout: 60_000, interval: 500 },
    )
    .toBe(total)
  await vi.waitFor(
    async () => {
      damaged.ledger.produce()
      straight.ledger.produce()
      expect(await visible(damaged.chain), `seed ${seed}`).toEqual(await visible(straight.chain))
    },
    { timeout: 60_000, interval: 500 },
  )
})
