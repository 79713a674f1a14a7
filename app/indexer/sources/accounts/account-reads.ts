import type { Address } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import type { Intake } from '~/indexer/pipeline/intake'
import type { Clock } from '~/lib/clock'
import type { Protocol } from '~/protocols/protocol'
import type { RpcClient } from '~/solana/rpc/rpc-client'
import type { RpcAccount } from '~/solana/snapshot/account-json'
import { multipleAccountsCall } from '~/solana/snapshot/program-accounts'
import type { DueAccounts } from './due-accounts'
import type { ForeignKeys } from './foreign-keys'
import type { KnownAccounts } from './known-accounts'
import { createDoubts, ownershipOf } from './ownership'

export interface AccountReadsOptions {
  readonly protocol: Protocol
  readonly rpc: Pick<RpcClient, 'call'>
  readonly intake: Pick<Intake, 'acceptAccount' | 'acceptClosed'>
  readonly known: KnownAccounts
  readonly due: DueAccounts
  readonly foreign: ForeignKeys
  readonly familyOf: (account: RpcAccount) => number | undefined
  /** Minimum pause between two rounds that only check reports, milliseconds. */
  readonly checkEveryMs: number
  readonly clock: Clock
}

/** Maximum number of keys per `getMultipleAccounts` call. */
const keysPerCall = 100
/**
 * Maximum number of calls per round. The remaining accounts are read in the next round, so that other sources
 * can send requests in between.
 */
const callsPerRound = 10

export interface AccountReads {
  /**
   * Reads a limited number of due accounts. `isCheck`: subscriptions report every change, so that the read
   * only checks them and may wait. Throws `RetryableError`, or `RpcError` if the node refuses.
   */
  round(isCheck: boolean): Promise<void>
}

/** Creates a reader of accounts that are due to be read. */
export function createAccountReads(options: AccountReadsOptions): AccountReads {
  const { protocol, rpc, intake, known, due, foreign, familyOf, checkEveryMs, clock } = options
  const doubts = createDoubts()
  let readMs = Number.NEGATIVE_INFINITY

  function takeOne(key: Address, account: RpcAccount | undefined, slot: Slot): void {
    const ownership = ownershipOf(account, protocol.programIds)
    if (ownership !== 'foreign') doubts.end(key)
    if (account && ownership === 'ours') takeOurs(account, slot)
    else if (ownership === 'closed') takeClosed(key, slot)
    else if (known.get(key) === undefined) foreign.add(key)
    else if (doubts.readsAgain(key)) due.add(key, slot)
  }

  function takeClosed(key: Address, slot: Slot): void {
    // Most accounts that a transaction writes belong to other programs. They are not stored, so they need not
    // be closed.
    if (known.isComplete() && known.get(key) === undefined) return
    known.forget(key)
    intake.acceptClosed(key, slot, protocol.id)
  }

  function takeOurs(account: RpcAccount, slot: Slot): void {
    const { key, owner, data } = account
    const family = familyOf(account)
    if (family !== undefined) known.read({ key, family, data, slot })
    else {
      known.forget(key) // An example is a user that has become idle: no subscription reports that change.
      if (protocol.decodeAccount(key, owner, data).outcome === 'notMine') foreign.add(key)
    }
    intake.acceptAccount(account, slot, { programId: owner, protocol: protocol.id })
  }

  async function readSome(keys: readonly Address[]): Promise<void> {
    const { slot, accounts } = await rpc.call(multipleAccountsCall(keys))
    for (const [index, key] of keys.entries()) {
      const account = accounts[index]
      if (account === 'unreadable') due.drop(key)
      // The response of a lagging node is older than the change, so the account must be read again.
      else if (due.settle(key, slot)) takeOne(key, account, slot)
    }
  }

  return {
    async round(isCheck) {
      if (isCheck && clock.monotonicMs() - readMs < checkEveryMs) return
      readMs = clock.monotonicMs()
      const keys = due.oldest(keysPerCall * callsPerRound)
      for (let start = 0; start < keys.length; start += keysPerCall)
        await readSome(keys.slice(start, start + keysPerCall))
    },
  }
}
