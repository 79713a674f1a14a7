import type { Slot } from '~/domain/base/time'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import { createHandMadeLedger } from '~/simulator/hand-made-ledger'
import { slotAtCommitment } from '~/simulator/rpc/commitment'
import { createSimulatorServer } from '~/simulator/server'
import { startGeyserStub } from '../../helpers/geyser-stub'
import { handMadeDca } from '../../helpers/nodes/dca-chain'

/** Command to the node: from now on each second has this number of transactions. */
export interface PaceCommand {
  readonly type: 'pace'
  readonly transactionsPerSecond: number
}

export interface NodeListening {
  readonly type: 'listening'
  readonly url: string
  readonly geyserUrl: string
}

/** Sent when the node has sent all data of a slot, and its `block_meta`. */
export interface SlotSent {
  readonly type: 'sent'
  readonly slot: Slot
  /** Wall-clock time, milliseconds. */
  readonly atMs: number
  /** Keys of the orders that were filled in the slot. */
  readonly orders: readonly string[]
}

const firstSlot = 300_000_000
const blockMs = 500 // the pace of a hand-made ledger: two slots per second
/** The stream of the API sends up to 100 rows in a frame. */
const orderCount = 60
const depositedRaw = 1_000_000_000n

/** Plays a Solana node and a Geyser node of a chain on which DCA orders are filled at a steady pace. */
export async function runPacedNode(): Promise<void> {
  const genesisAt = Math.floor(systemClock.nowMs() / 1000) - firstSlot / 2
  const ledger = createHandMadeLedger({ firstSlot, genesisAt })
  const orders = Array.from({ length: orderCount }, (_, index) =>
    handMadeDca(`paced ${index}`, BigInt(index)),
  )
  ledger.produce({ accounts: orders.map((order) => order.account()) })
  ledger.finalize()
  const server = await createSimulatorServer({ ledger, host: '127.0.0.1', port: 0, log: silentLog })
  const geyser = await startGeyserStub(ledger)
  const filled = new Map<Slot, readonly string[]>()
  let perSecond = 0
  let due = 0
  let fills = 0

  // Registered after both nodes, so that they have sent the slot when the microtask runs.
  ledger.onSlot(({ slot: tip }) => {
    const confirmed = slotAtCommitment(ledger, tip, 'confirmed')
    queueMicrotask(() => {
      for (const [slot, keys] of filled) {
        if (slot > confirmed) continue
        filled.delete(slot)
        const atMs = performance.timeOrigin + performance.now()
        process.send?.({ type: 'sent', slot, atMs, orders: keys } satisfies SlotSent)
      }
    })
  })
  setInterval(() => {
    due += (perSecond * blockMs) / 1000
    const count = Math.floor(due)
    due -= count
    const touched = Array.from({ length: count }, () => {
      fills += 1
      const order = orders[fills % orderCount]
      if (order === undefined) throw new Error('no order')
      const account = order.account({ inUsed: BigInt(fills) % depositedRaw })
      return { key: order.key, account, transaction: order.filled(fills) }
    })
    const accounts = new Map(touched.map(({ key, account }) => [key, account]))
    const transactions = touched.map(({ transaction }) => transaction)
    const block = { accounts: [...accounts.values()], transactions }
    // The listener above runs inside `produce`, but reports a slot only when a later slot confirms it.
    const slot = ledger.produce(block)
    if (count > 0) filled.set(slot, [...accounts.keys()])
  }, blockMs)
  process.on('message', ({ transactionsPerSecond }: PaceCommand) => {
    perSecond = transactionsPerSecond
  })
  process.on('disconnect', () => process.exit(0))
  const places = { url: server.url, geyserUrl: geyser.url }
  process.send?.({ type: 'listening', ...places } satisfies NodeListening)
}
