import type { Address } from '~/domain/ids'
import type { Protocol } from '~/protocols/protocol'
import { multipleAccountsCall } from '~/solana/program-accounts'
import type { RpcClient } from '~/solana/rpc-client'
import type { Intake } from '../pipeline/intake'

/** Most keys that one `getMultipleAccounts` takes. */
const keysPerCall = 100

/**
 * Looks accounts up by their keys: those that are there are taken in as of now, the others are gone. An entry that can't be read says
 * nothing, so it changes nothing. Throws `RetryableError`.
 */
export async function checkAccounts(
  {
    rpc,
    intake,
  }: { readonly rpc: Pick<RpcClient, 'call'>; readonly intake: Pick<Intake, 'acceptAccount' | 'acceptGone'> },
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
      } else intake.acceptGone(key, slot, protocol.id)
    }
  }
}
