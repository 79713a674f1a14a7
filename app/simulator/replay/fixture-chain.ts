import type { Address } from '~/domain/base/ids'
import type { Log } from '~/lib/log'
import type { LedgerAccount, LedgerTransaction } from '../ledger'
import { readFixtureAccount } from './fixture-account'
import { type FixtureRecord, readFixtureFolder } from './fixture-folder'
import { unknownSlot } from './fixture-time'
import { readFixtureTransaction } from './fixture-transaction'

/** Accounts and transactions of a fixture folder. */
export interface FixtureChain {
  readonly accounts: ReadonlyMap<Address, LedgerAccount>
  /** Transactions, oldest first. */
  readonly transactions: readonly LedgerTransaction[]
}

interface Snapshot {
  readonly name: string
  readonly account: LedgerAccount
}

/**
 * Reads a folder of fixtures. Logs the skipped records. If there are several snapshots of an account, logs
 * which of them is served.
 */
export function readFixtureChain(folder: string, log: Log): FixtureChain {
  const snapshots = new Map<Address, Snapshot[]>()
  const transactions: LedgerTransaction[] = []
  const skipped = new Map<string, string[]>()
  const derived: string[] = []

  function take(record: FixtureRecord): void {
    const transaction = readFixtureTransaction(record, unknownSlot + transactions.length + 1)
    if (transaction) {
      transactions.push(transaction)
      return
    }
    const read = readFixtureAccount(record)
    if (read.kind === 'skipped') {
      skipped.set(read.reason, [...(skipped.get(read.reason) ?? []), record.name])
      return
    }
    const { account } = read
    if (read.keyDerived) derived.push(`${record.name} = ${account.key}`)
    snapshots.set(account.key, [...(snapshots.get(account.key) ?? []), { name: record.name, account }])
  }

  for (const record of readFixtureFolder(folder)) take(record)
  for (const [reason, names] of skipped) {
    log.info({ reason, count: names.length, names: names.slice(0, 5) }, 'fixtures: not served')
  }
  if (derived.length > 0)
    log.info({ derived }, 'fixtures: synthetic fixtures without a public key, key derived')
  const accounts = new Map([...snapshots].map(([key, all]) => [key, chooseSnapshot(key, all, log)]))
  log.info({ folder, accounts: accounts.size, transactions: transactions.length }, 'fixtures: serving')
  return { accounts, transactions: transactions.sort((a, b) => a.slot - b.slot) }
}

/**
 * Returns the snapshot with the highest slot. If several snapshots have the highest slot, returns the first
 * of them in file order.
 */
function chooseSnapshot(key: Address, snapshots: readonly Snapshot[], log: Log): LedgerAccount {
  const chosen = snapshots.reduce((best, each) => (each.account.slot > best.account.slot ? each : best))
  if (snapshots.length > 1) {
    log.info(
      { key, served: chosen.name, of: snapshots.map(({ name }) => name) },
      'fixtures: several snapshots, serving one',
    )
  }
  return chosen.account
}
