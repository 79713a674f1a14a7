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

/** The state of the chain after a block, and the rows that this block adds. */
interface Moment {
  readonly slot: Slot
  readonly orders: ReadonlyMap<bigint, OrderLife>
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

/** Creates a chain with open orders and with traders without positions. `orders`: number of these orders. */
export function createKnownChain(random: SeededRandom, orders = 8): KnownChain {
  const times = new Map<Slot, UnixSeconds>()
  let at = Math.floor(Date.now() / 1_000)
  const tokens = [
    sampleToken('usdc', { mint: mints.USDC, symbol: 'USDC', priceUsd: () => 1 }),
    sampleToken('sol', { mint: mints.wSOL, symbol: 'SOL', decimals: 9, priceUsd: () => 100 }),
  ]
  const ledger = createHandMadeLedger({ firstSlot, tokens, timeOf: (slot) => times.get(slot) ?? at })
  const moments: Moment[] = []
  const newest = () => moments.at(-1)

  function add(make: (block: HandMadeBlock) => Slot, draft: Draft): void {
    const slot = make(draft.block())
    times.set(slot, at)
    moments.push({ slot, orders: draft.orders, sizes: draft.sizes, rows: draft.rows(slot, at) })
  }

  function addNext(make: (block: HandMadeBlock) => Slot, count: number): void {
    at = Math.floor(Date.now() / 1_000)
    const { orders, sizes } = newest() ?? { orders: new Map(), sizes: new Map() }
    // What happens in a block depends on its height too, so that two forks have some transactions in common.
    const draft = draftBlock({ orders, sizes, height: moments.length, at })
    for (let left = count; left > 0; left -= 1) draft.addEvent(random)
    add(make, draft)
  }

  const genesis = Array.from({ length: orders }, (_, n) => openOrder(BigInt(n), at))
  const slot = ledger.produce({
    accounts: [
      ...genesis.map(({ order }) => order.account()),
      ...traders.map((key) => traderAccount(key, 0n)),
      marketAccount(),
    ],
  })
  times.set(slot, at)
  moments.push({
    slot,
    orders: new Map(genesis.map((life) => [life.idx, life])),
    sizes: new Map(traders.map((key) => [key, 0n])),
    rows: emptyRows(),
  })

  function truth(upTo = Number.POSITIVE_INFINITY): TruthRows {
    const all = emptyRows()
    for (const { rows } of moments.filter((moment) => moment.slot <= upTo))
      for (const table of Object.keys(all) as (keyof TruthRows)[]) all[table].push(...rows[table])
    const { orders: lives = new Map(), sizes = new Map() } = newest() ?? {}
    all.dca_order.push(...[...lives.values()].map(orderRow))
    all.perp_position.push(...[...sizes].flatMap(([key, baseRaw]) => positionRow(key, baseRaw)))
    return all
  }

  return {
    ledger,
    grow: (events = random.below(4)) => addNext(ledger.produce, events),
    rest: () => addNext(ledger.produce, random.below(1)),
    fork(depth) {
      moments.splice(-depth)
      addNext((block) => ledger.fork(depth, block), random.below(4))
      for (let block = 0; block < depth; block += 1) addNext(ledger.produce, random.below(4))
    },
    confirmedSlot: () => slotAtCommitment(ledger, ledger.currentSlot(), 'confirmed'),
    truth,
    events(upTo) {
      const { fill, order_event, perp_fill } = truth(upTo)
      return fill.length + order_event.length + perp_fill.length
    },
  }
}
