import type { Address } from '~/domain/base/ids'
import type { ChangeTopic } from '~/domain/protocol/perp-venue'
import type { HandMadeBlock } from '~/simulator/hand-made-ledger'
import type { OrderAccount } from '../ingest/orders'
import { type BlockAccount, type BlockTransaction, callTransaction, type ProgramCall } from './transaction'

const lamports = 30_000_000n

/** A block in the making. */
export interface BlockDraft {
  /** Sets the state of an account at the end of the block. `topic`: the one under which Sextant publishes it. */
  put(account: OrderAccount, topic: ChangeTopic): void
  close(key: Address): void
  call(call: ProgramCall): void
  block(): HandMadeBlock
  /** Topics of all changes. */
  topics(): readonly ChangeTopic[]
}

/** `height`: number of the block, so that all signatures differ. */
export function draftBlock(height: number): BlockDraft {
  const accounts = new Map<Address, BlockAccount>()
  const closed = new Set<Address>()
  const transactions: BlockTransaction[] = []
  const topics = new Set<ChangeTopic>()
  return {
    put({ key, owner, data }, topic) {
      accounts.set(key, { key, owner, data, lamports })
      topics.add(topic)
    },
    close(key) {
      accounts.delete(key)
      closed.add(key)
    },
    call: (call) => void transactions.push(callTransaction(`${height} ${transactions.length}`, call)),
    block: () => ({ accounts: [...accounts.values()], closed: [...closed], transactions }),
    topics: () => [...topics],
  }
}
