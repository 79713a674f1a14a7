import type { ProtocolId } from '~/domain/protocol/protocol'
import { createHandMadeLedger, type HandMadeBlock } from '~/simulator/hand-made-ledger'
import type { Ledger } from '~/simulator/ledger'
import type { RecordedTraffic } from './recorded-traffic'

/** A chain with blocks at the usual pace, in which nothing happens but the traffic that is begun. */
export interface PacedChain {
  readonly ledger: Ledger
  /** Number of transactions so far. */
  transactions(): number
  /**
   * From now on plays the recorded traffic of the protocol, together with that which was begun before: one
   * transaction per second, or `perBlock` in each block. 0: none from now on.
   */
  begin(protocol: ProtocolId, perBlock?: number): void
  stop(): void
}

const firstSlot = 300_000_000
const blockMs = 500 // the pace of a hand-made ledger: two slots per second

/** Creates the chain with the accounts that these protocols had before the recorded traffic. */
export function createPacedChain(traffic: RecordedTraffic, ids: readonly ProtocolId[]): PacedChain {
  const genesisAt = Math.floor(Date.now() / 1000) - firstSlot / 2
  const ledger = createHandMadeLedger({ firstSlot, genesisAt, tokens: traffic.tokens })
  ledger.produce({ accounts: ids.flatMap((id) => traffic.accountsBefore(id)) })
  ledger.finalize()
  let waiting: HandMadeBlock[] = []
  let added = 0
  let due = 0 // number of transactions that the pace allows and that have not been added
  let perBlock = 0.5
  const timer = setInterval(() => {
    if (waiting.length > 0) due += perBlock
    const blocks: HandMadeBlock[] = []
    while (waiting[0] !== undefined && due >= sizeOf(waiting[0])) {
      due -= sizeOf(waiting[0])
      blocks.push(...waiting.splice(0, 1))
    }
    added += blocks.reduce((sum, block) => sum + sizeOf(block), 0)
    ledger.produce(together(blocks))
  }, blockMs)
  return {
    ledger,
    transactions: () => added,
    begin(protocol, pace = 0.5) {
      perBlock = pace
      waiting = interleaved(waiting, traffic.blocks(protocol))
    },
    stop() {
      clearInterval(timer)
      ledger.stop()
    },
  }
}

const sizeOf = ({ transactions = [] }: HandMadeBlock): number => transactions.length

function interleaved<T>(one: readonly T[], other: readonly T[]): T[] {
  const length = Math.max(one.length, other.length)
  return Array.from({ length }, (_, index) => [one[index], other[index]])
    .flat()
    .filter((each) => each !== undefined) as T[]
}

/** Returns one block with everything of the given blocks. An account has the state of its last block. */
function together(blocks: readonly HandMadeBlock[]): HandMadeBlock {
  const closed = new Set(blocks.flatMap((block) => block.closed ?? []))
  const accounts = blocks.flatMap((block) => block.accounts ?? []).filter(({ key }) => !closed.has(key))
  return {
    accounts: [...new Map(accounts.map((account) => [account.key, account])).values()],
    closed: [...closed],
    transactions: blocks.flatMap((block) => block.transactions ?? []),
  }
}
