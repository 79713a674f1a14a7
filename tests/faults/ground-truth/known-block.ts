import type { Address } from '~/domain/base/ids'
import type { Slot, UnixSeconds } from '~/domain/base/time'
import type { HandMadeBlock } from '~/simulator/hand-made-ledger'
import { type HandMadeDca, handMadeDca } from '../../helpers/nodes/dca-chain'
import type { SeededRandom } from '../../helpers/seeded-random'
import { type PerpTrade, traderAccount, traders, tradeTransaction } from './perp-trades'
import { emptyRows, fillRow, orderEventRow, perpFillRow, recordRow, type TruthRows } from './truth-rows'

type HandMadeTransaction = NonNullable<HandMadeBlock['transactions']>[number]

/** A DCA order that sells 100 USDC in each of ten cycles. */
export interface OrderLife {
  readonly order: HandMadeDca
  readonly idx: bigint
  readonly depositedRaw: bigint
  readonly usedRaw: bigint
  readonly receivedRaw: bigint
  readonly status: 'open' | 'completed' | 'cancelled'
}

/** State of the chain before a block. */
export interface BlockStart {
  readonly orders: ReadonlyMap<bigint, OrderLife>
  readonly sizes: ReadonlyMap<Address, bigint>
  /** Number of blocks before this one. */
  readonly height: number
  readonly at: UnixSeconds
}

/** A block in the making. */
export interface Draft {
  /** Orders that the block changes, as they are after it. */
  readonly touched: ReadonlyMap<bigint, OrderLife>
  readonly sizes: ReadonlyMap<Address, bigint>
  addEvent(random: SeededRandom): void
  block(): HandMadeBlock
  /** Returns the rows that the block must lead to. */
  rows(slot: Slot, at: UnixSeconds): TruthRows
}

const cycleRaw = 100_000_000n
const depositedRaw = 10n * cycleRaw
const feeRaw = 1_000_000n

export function openOrder(idx: bigint, at: UnixSeconds): OrderLife {
  const order = handMadeDca(`order ${idx}`, idx, at)
  return { order, idx, depositedRaw, usedRaw: 0n, receivedRaw: 0n, status: 'open' }
}

export function draftBlock({ orders, sizes: sizesBefore, height, at }: BlockStart): Draft {
  const sizes = new Map(sizesBefore)
  /** Open orders that the block does not change yet. */
  const free = [...orders.values()].filter(({ status }) => status === 'open')
  const transactions: HandMadeTransaction[] = []
  const makeRows: ((rows: TruthRows, slot: Slot, at: UnixSeconds) => void)[] = []
  const touched = new Map<bigint, OrderLife>()
  const touchedTraders = new Set<Address>()

  function addOrderEvent(life: OrderLife, transaction: HandMadeTransaction, kind: string): void {
    const { order } = life
    transactions.push(transaction)
    touched.set(life.idx, life)
    makeRows.push((rows, slot, blockAt) => {
      const place = { signature: transaction.signature, slot, at: blockAt }
      rows.order_event.push(orderEventRow(place, order.key, kind))
    })
  }

  function addFill(life: OrderLife, variant: number): void {
    const cycle = Number(life.usedRaw / cycleRaw) * 10 + variant
    const outputRaw = 1_000_000_000n + BigInt(cycle * 7_919) + (life.idx % 1_000n)
    const transaction = life.order.filled(cycle, outputRaw)
    const [usedRaw, receivedRaw] = [life.usedRaw + cycleRaw, life.receivedRaw + outputRaw]
    const filled = { ...life, usedRaw, receivedRaw }
    transactions.push(transaction)
    touched.set(life.idx, filled)
    makeRows.push((rows, slot, blockAt) => {
      const place = { signature: transaction.signature, slot, at: blockAt }
      rows.fill.push(fillRow(place, life.order.key, { inputRaw: cycleRaw, outputRaw, feeRaw }))
    })
    if (usedRaw < depositedRaw) return
    const closing = life.order.closed({ byUser: false, unfilled: 0n, withdrawnRaw: receivedRaw })
    addOrderEvent({ ...filled, status: 'completed' }, closing, 'completed')
  }

  function addTrade(place: number, variant: number): void {
    const drawn = height * 31 + place * 17 + variant * 7
    const pick = (shift: number) => traders[(drawn + shift) % traders.length] as Address
    const baseRaw = BigInt(1 + (drawn % 50)) * 10_000_000n
    const trade: PerpTrade = {
      name: `trade ${height} ${place} ${variant}`,
      fillRecordId: BigInt(height * 1_000 + place + 1),
      taker: pick(0),
      maker: pick(1 + (drawn % (traders.length - 1))),
      isLong: drawn % 2 === 0,
      baseRaw,
      quoteRaw: (baseRaw * BigInt(186_000_000 + drawn)) / 1_000_000_000n,
    }
    const transaction = tradeTransaction(trade, at)
    transactions.push(transaction)
    const changes = [trade.taker, trade.maker].map((user, side) => {
      const deltaRaw = trade.isLong === (side === 0) ? baseRaw : -baseRaw
      const sizeRaw = (sizes.get(user) ?? 0n) + deltaRaw
      sizes.set(user, sizeRaw)
      touchedTraders.add(user)
      return { user, deltaRaw, baseRaw: sizeRaw }
    })
    makeRows.push((rows, slot, blockAt) => {
      rows.perp_fill.push(perpFillRow({ signature: transaction.signature, slot, at: blockAt }, trade))
      for (const change of changes)
        rows.perp_position_record.push(recordRow(change.user, trade, change, slot))
    })
  }

  return {
    touched,
    sizes,
    addEvent(random) {
      const [what, variant, place] = [random.below(20), random.below(2), transactions.length]
      if (what < 8) return addTrade(place, variant)
      if (what < 11 || free.length === 0) {
        const life = openOrder(BigInt(10_000 + height * 1_000 + place * 2 + variant), at)
        return addOrderEvent(life, life.order.opened(), 'opened')
      }
      const [life] = free.splice(random.below(free.length), 1)
      if (life === undefined) throw new Error('no order is free')
      if (what > 11) return addFill(life, variant)
      const unfilled = depositedRaw - life.usedRaw
      const closing = life.order.closed({ byUser: true, unfilled, withdrawnRaw: life.receivedRaw })
      addOrderEvent({ ...life, status: 'cancelled' }, closing, 'cancelled')
    },
    block() {
      const lives = [...touched.values()]
      const open = lives.filter(({ status }) => status === 'open')
      return {
        transactions,
        accounts: [
          ...open.map(({ order, usedRaw, receivedRaw }) =>
            order.account({ inUsed: usedRaw, outReceived: receivedRaw }),
          ),
          ...[...touchedTraders].map((key) => traderAccount(key, sizes.get(key) ?? 0n)),
        ],
        closed: lives.filter(({ status }) => status !== 'open').map(({ order }) => order.key),
      }
    },
    rows(slot, blockAt) {
      const rows = emptyRows()
      for (const make of makeRows) make(rows, slot, blockAt)
      return rows
    },
  }
}
