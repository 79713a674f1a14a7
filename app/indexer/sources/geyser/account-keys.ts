import type { Address } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import type { Clock } from '~/lib/clock'
import type { Protocol } from '~/protocols/protocol'
import type { RpcClient } from '~/solana/rpc/rpc-client'
import { createAccountFilter } from '~/solana/snapshot/account-filter'
import type { RpcAccount } from '~/solana/snapshot/account-json'
import { multipleAccountsCall } from '~/solana/snapshot/program-accounts'
import type { Intake } from '../../pipeline/intake'
import { createDueAccounts } from '../accounts/due-accounts'
import { createForeignKeys } from '../accounts/foreign-keys'
import { createDoubts, ownershipOf } from '../accounts/ownership'

export interface AccountKeysOptions {
  readonly protocol: Protocol
  readonly rpc: Pick<RpcClient, 'call'>
  readonly intake: Pick<Intake, 'acceptAccount' | 'acceptClosed'>
  readonly clock: Clock
  /**
   * Maximum time that an account waits for others to be read with it, milliseconds. A transaction of the stream
   * wrote it, and it probably ended. The events of the transaction show the end of an order earlier.
   */
  readonly endedWaitMs: number
}

/**
 * The accounts of one protocol that exist, and those that must be read by their keys. An owner filter never
 * delivers the end of an account, because a closed account has another owner. An account that a transaction
 * wrote, and that the stream did not deliver with the slot, is therefore read.
 */
export interface AccountKeys {
  /** Records the state of an account from the stream or a snapshot. */
  saw(account: RpcAccount): void
  /**
   * Records the accounts that a transaction of the stream wrote. `delivered`: those that came with its slot.
   * Before the first `dropDue` it is unknown which accounts exist, so every other account may be one that ended.
   */
  written(slot: Slot, keys: readonly Address[], delivered: ReadonlySet<Address>): void
  /** Records accounts that must be read, whether they are known or not. */
  add(slot: Slot, keys: readonly Address[]): void
  /** Reads some of the due accounts, unless all of them may wait. Throws `RetryableError`, or `RpcError` if the node refuses. */
  read(): Promise<void>
  due(): number
  /** Forgets due accounts whose last write is at or before this slot. */
  dropDue(slot: Slot): void
}

/** Maximum number of keys that are remembered. The account reconciler finds the end of all other accounts. */
const mostKnown = 500_000
/** Maximum number of keys per `getMultipleAccounts` call, and number of calls per round. */
const [keysPerCall, callsPerRound] = [100, 10]
/** Maximum number of due accounts before the first snapshot. */
const mostDueAtFirst = 50_000

export function createAccountKeys(options: AccountKeysOptions): AccountKeys {
  const { protocol, rpc, intake, clock, endedWaitMs } = options
  const known = new Set<Address>()
  const due = createDueAccounts()
  const foreign = createForeignKeys(clock)
  const doubts = createDoubts()
  let hasBase = false
  let isUrgent = false // an account that the stream has not reported is due
  let waitsSinceMs: number | undefined // when the first account became due
  const families = protocol.accountFamilies.map(({ programId, filters }) => ({
    programId,
    matches: createAccountFilter(filters),
  }))

  function saw({ key, owner, data }: RpcAccount): void {
    if (families.some(({ programId, matches }) => programId === owner && matches(data))) {
      if (known.size < mostKnown) known.add(key)
    } else known.delete(key)
  }

  function take(key: Address, account: RpcAccount | undefined, slot: Slot): void {
    const ownership = ownershipOf(account, protocol.programIds)
    if (ownership !== 'foreign') doubts.end(key)
    if (account && ownership === 'ours') {
      saw(account)
      intake.acceptAccount(account, slot, { programId: account.owner, protocol: protocol.id })
    } else if (ownership === 'foreign') {
      if (!known.has(key)) foreign.add(key)
      else if (doubts.readsAgain(key)) require(key, slot)
    } else if (known.delete(key)) intake.acceptClosed(key, slot, protocol.id)
  }

  function require(key: Address, slot: Slot): void {
    waitsSinceMs ??= clock.monotonicMs()
    due.add(key, slot)
  }

  function mayWait(): boolean {
    if (isUrgent || waitsSinceMs === undefined || due.size() >= keysPerCall) return false
    return clock.monotonicMs() - waitsSinceMs < endedWaitMs
  }

  async function readSome(keys: readonly Address[]): Promise<void> {
    const { slot, accounts } = await rpc.call(multipleAccountsCall(keys))
    for (const [index, key] of keys.entries()) {
      const account = accounts[index]
      if (account === 'unreadable') due.drop(key)
      // The response of a lagging node is older than the change, so the account must be read again.
      else if (due.settle(key, slot)) take(key, account, slot)
    }
  }

  return {
    saw,
    due: due.size,
    dropDue(slot) {
      hasBase = true
      due.dropUpTo(slot)
    },
    written(slot, keys, delivered) {
      const isAnyDue = !hasBase && due.size() < mostDueAtFirst
      for (const key of keys) if ((isAnyDue || known.has(key)) && !delivered.has(key)) require(key, slot)
    },
    add(slot, keys) {
      for (const key of keys) {
        if (foreign.has(key)) continue
        isUrgent = true
        require(key, slot)
      }
    },
    async read() {
      if (mayWait()) return
      const keys = due.oldest(keysPerCall * callsPerRound)
      for (let start = 0; start < keys.length; start += keysPerCall)
        await readSome(keys.slice(start, start + keysPerCall))
      if (due.size() > 0) return
      isUrgent = false
      waitsSinceMs = undefined
    },
  }
}
