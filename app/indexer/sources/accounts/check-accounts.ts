import type { Address } from '~/domain/base/ids'
import type { Intake } from '~/indexer/pipeline/intake'
import type { Protocol } from '~/protocols/protocol'
import type { RpcClient } from '~/solana/rpc/rpc-client'
import { multipleAccountsCall } from '~/solana/snapshot/program-accounts'
import { ownershipOf } from './ownership'

/** Maximum number of keys per `getMultipleAccounts` call. */
const keysPerCall = 100

/**
 * Looks up accounts by their keys. Ingests the current state of existing accounts and closes missing ones. If
 * an entry of the response is unreadable, the account stays unchanged because it may still exist. `foreign`: what to do
 * with accounts that belong to another program now (see `ownershipOf`). Throws `RetryableError`.
 */
export async function checkAccounts(
  {
    rpc,
    intake,
  }: {
    readonly rpc: Pick<RpcClient, 'call'>
    readonly intake: Pick<Intake, 'acceptAccount' | 'acceptClosed'>
  },
  protocol: Protocol,
  keys: readonly Address[],
  foreign: 'close' | 'keep',
): Promise<void> {
  for (let start = 0; start < keys.length; start += keysPerCall) {
    const some = keys.slice(start, start + keysPerCall)
    const { slot, accounts } = await rpc.call(multipleAccountsCall(some))
    for (const [index, key] of some.entries()) {
      const account = accounts[index]
      if (account === 'unreadable') continue
      const ownership = ownershipOf(account, protocol.programIds)
      if (account && ownership === 'ours') {
        intake.acceptAccount(account, slot, { programId: account.owner, protocol: protocol.id })
      } else if (ownership === 'closed' || foreign === 'close') intake.acceptClosed(key, slot, protocol.id)
    }
  }
}
