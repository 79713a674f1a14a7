import type { Address } from '~/domain/base/ids'
import type { UnixSeconds } from '~/domain/base/time'
import { protocols } from '~/protocols/registry'
import type { HandMadeBlock } from '~/simulator/hand-made-ledger'
import type { LedgerAccount, LedgerToken, LedgerTransaction } from '~/simulator/ledger'
import { accountKeys } from '~/simulator/rpc/transaction-keys'
import { createWorldLedger } from '~/simulator/world-ledger'

/** A block with the time at which the simulated world produced it. */
export interface RecordedBlock extends HandMadeBlock {
  readonly at: UnixSeconds
}

/** A part of the simulated world as blocks that a test can produce at any pace. */
export interface RecordedWorld {
  /** Block with all accounts at the beginning. */
  readonly first: RecordedBlock
  /** Blocks with transactions, oldest first, with the accounts that they changed. */
  readonly blocks: readonly RecordedBlock[]
  /** The tokens of the world. Their prices do not change. */
  readonly tokens: readonly LedgerToken[]
}

/** Records the last hours of the simulated world before a time, Unix seconds. */
export function recordWorld(hours: number, endAt: UnixSeconds): RecordedWorld {
  const startAt = endAt - Math.round(hours * 3_600)
  let nowMs = startAt * 1_000
  const clock = { nowMs: () => nowMs, monotonicMs: () => nowMs }
  const ledger = createWorldLedger({ seed: 1, speed: 1, clock })
  const programIds = Object.values(protocols).flatMap((protocol) => protocol.programIds)
  const accounts = programIds.flatMap((programId) => [...ledger.programAccounts(programId)])
  const blocks: RecordedBlock[] = []
  const changed = new Map<Address, LedgerAccount>()
  const ended = new Set<Address>()
  ledger.onSlot((change) => {
    for (const account of change.accounts) changed.set(account.key, account)
    for (const key of change.closed) {
      changed.delete(key)
      ended.add(key)
    }
    const at = ledger.blockTime(change.slot) ?? startAt
    if (change.transactions.length > 0) blocks.push({ ...blockOf(change.transactions, changed, ended), at })
  })
  nowMs = endAt * 1_000
  ledger.currentSlot() // computes all slots up to this time
  ledger.stop()
  return { first: { accounts, at: startAt }, blocks, tokens: [...ledger.tokens()] }
}

/**
 * Returns a block with the changes that its transactions could make, and forgets these changes. The simulated
 * world also changes accounts without a transaction, which never happens on a real chain.
 */
function blockOf(
  transactions: readonly LedgerTransaction[],
  changed: Map<Address, LedgerAccount>,
  ended: Set<Address>,
): HandMadeBlock {
  const keys = new Set(transactions.filter(({ error }) => error === null).flatMap(accountKeys))
  const accounts = [...keys].flatMap((key) => changed.get(key) ?? [])
  const closed = [...keys].filter((key) => ended.delete(key))
  for (const key of keys) changed.delete(key)
  return { accounts, closed, transactions }
}
