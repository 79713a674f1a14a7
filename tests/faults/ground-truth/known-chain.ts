import type { Address } from '~/domain/base/ids'
import type { Slot, UnixSeconds } from '~/domain/base/time'
import { mints } from '~/domain/token/mints'
import { createHandMadeLedger, type HandMadeBlock, type HandMadeLedger } from '~/simulator/hand-made-ledger'
import { sampleToken } from '~/simulator/hand-made-samples'
import { slotAtCommitment } from '~/simulator/rpc/commitment'
import type { SeededRandom } from '../../helpers/seeded-random'
import { type Draft, draftBlock, type OrderLife, openOrder } from './known-block'
import { marketAccount, traderAccount, traders } from './perp-trades'
import { emptyRows, orderRow, positionRow, type TruthRows } from './truth-rows'

/** What a block changed, and the rows that it adds. */
interface Moment {
  readonly slot: Slot
  /** The orders that it changed, as they were before; `undefined`: the block opened the order. */
  readonly replaced: ReadonlyMap<bigint, OrderLife | undefined>
  /** Sizes of all positions after the block. */
  readonly sizes: ReadonlyMap<Address, bigint>
  readonly rows: TruthRows
}

/** A chain whose events and accounts are known, because this program has chosen them. */
export interface KnownChain {
  readonly ledger: HandMadeLedger
  /** Produces a block. `events`: number of its events; at most three without it. */
  grow(events?: number): void
  /** Produces an empty block. */
  rest(): void
  /** Replaces the newest `depth` blocks with one block more. The new fork repeats some of their transactions. */
  fork(depth: number): void
  confirmedSlot(): Slot
  /** Returns the rows that the tables must have, up to a slot. Those of accounts are always the newest. */
  truth(upTo?: Slot): TruthRows
  /** Number of events up to a slot. */
  events(upTo: Slot): number
}

const firstSlot = 300_000_000

/** Creates a chain with open orders and with traders without positions. `count`: number of these orders. */
export function createKnownChain(random: SeededRandom, count = 8): KnownChain {
  const times = new Map<Slot, UnixSeconds>()
  let at = Math.floor(Date.now() / 1_000)
  const tokens = [
    sampleToken('usdc', { mint: mints.USDC, symbol: 'USDC', priceUsd: () => 1 }),
    sampleToken('sol', { mint: mints.wSOL, symbol: 'SOL', decimals: 9, priceUsd: () => 100 }),
  ]
  const ledger = createHandMadeLedger({ firstSlot, tokens, timeOf: (slot) => times.get(slot) ?? at })
  const moments: Moment[] = []
  const newest = () => moments.at(-1)
  /** All orders as they are now, those that have ended too. */
  const orders = new Map<bigint, OrderLife>()

  function add(make: (block: HandMadeBlock) => Slot, draft: Draft): void {
    const slot = make(draft.block())
    times.set(slot, at)
    const replaced = new Map([...draft.touched.keys()].map((idx) => [idx, orders.get(idx)]))
    for (const [idx, life] of draft.touched) orders.set(idx, life)
    moments.push({ slot, replaced, sizes: draft.sizes, rows: draft.rows(slot, at) })
  }

  function addNext(make: (block: HandMadeBlock) => Slot, count: number): void {
    at = Math.floor(Date.now() / 1_000)
    const sizes = newest()?.sizes ?? new Map()
    // What happens in a block depends on its height too, so that two forks have some transactions in common.
    const draft = draftBlock({ orders, sizes, height: moments.length, at })
    for (let left = count; left > 0; left -= 1) draft.addEvent(random)
    add(make, draft)
  }

  /** Takes back what the newest block did. */
  function undoNewest(): void {
    for (const [idx, life] of moments.pop()?.replaced ?? []) {
      if (life === undefined) orders.delete(idx)
      else orders.set(idx, life)
    }
  }

  const genesis = Array.from({ length: count }, (_, n) => openOrder(BigInt(n), at))
  const slot = ledger.produce({
    accounts: [
      ...genesis.map(({ order }) => order.account()),
      ...traders.map((key) => traderAccount(key, 0n)),
      marketAccount(),
    ],
  })
  times.set(slot, at)
  for (const life of genesis) orders.set(life.idx, life)
  moments.push({
    slot,
    replaced: new Map(),
    sizes: new Map(traders.map((key) => [key, 0n])),
    rows: emptyRows(),
  })

  function truth(upTo = Number.POSITIVE_INFINITY): TruthRows {
    const all = emptyRows()
    for (const { rows } of moments.filter((moment) => moment.slot <= upTo))
      for (const table of Object.keys(all) as (keyof TruthRows)[]) all[table].push(...rows[table])
    all.dca_order.push(...[...orders.values()].map(orderRow))
    all.perp_position.push(
      ...[...(newest()?.sizes ?? [])].flatMap(([key, baseRaw]) => positionRow(key, baseRaw)),
    )
    return all
  }

  return {
    ledger,
    grow: (events = random.below(4)) => addNext(ledger.produce, events),
    rest: () => addNext(ledger.produce, random.below(1)),
    fork(depth) {
      for (let undone = 0; undone < depth; undone += 1) undoNewest()
      addNext((block) => ledger.fork(depth, block), random.below(4))
      for (let block = 0; block < depth; block += 1) addNext(ledger.produce, random.below(4))
    },
    confirmedSlot: () => slotAtCommitment(ledger, ledger.currentSlot(), 'confirmed'),
    truth,
    events(upTo) {
      const past = moments.filter(({ slot }) => slot <= upTo)
      return past.reduce(
        (sum, { rows }) => sum + rows.fill.length + rows.order_event.length + rows.perp_fill.length,
        0,
      )
    },
  }
}
