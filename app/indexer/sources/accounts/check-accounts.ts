import type { Address } from '~/domain/base/ids'
import type { Intake } from '~/indexer/pipeline/intake'
import type { Protocol } from '~/protocols/protocol'
import type { RpcClient } from '~/solana/rpc/rpc-client'
import { multipleAccountsCall } from '~/solana/snapshot/program-accounts'

/** Maximum number of keys per `getMultipleAccounts` call. */
const keysPerCall = 100

/**
 * Looks up accounts by their keys. Ingests the current state of existing accounts and closes missing ones. If
 * an entry of the response is unreadable, the account stays unchanged because it may still exist. Throws
 * `RetryableError`.
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
): Promise<void> {
  for (let start = 0; start < keys.length; start += keysPerCall) {
    const some = keys.slice(start, start + keysPerCall)
    const { slot, accounts } = await rpc.call(multipleAccountsCall(some))
    for (const [index, key] of some.entries()) {
      const account = accounts[index]
      if (account === 'unreadable') continue
      if (account && protocol.programIds.includes(account.owner)) {
        intake.acceptAccount(account, slot, { programId: account.owner, protocol: protocol.id })
      } else intake.acceptClosed(key, slot, protocol.id)
    }
  }
}
