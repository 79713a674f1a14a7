import type { Address } from '~/domain/base/ids'
import type { RpcAccount } from '~/solana/snapshot/account-json'

const systemProgram = '11111111111111111111111111111111'

/**
 * What a node says about one account. `closed`: it does not exist, or it is empty. `foreign`: it belongs to another
 * program. Accounts of the followed programs never change to another program, so for an account that was ours, this is
 * more likely to be an error of the node. The stored state then stays until the next snapshot.
 */
export function ownershipOf(
  account: RpcAccount | undefined,
  programIds: readonly Address[],
): 'ours' | 'closed' | 'foreign' {
  if (account === undefined || account.lamports === 0) return 'closed'
  if (programIds.includes(account.owner)) return 'ours'
  return account.owner === systemProgram ? 'closed' : 'foreign'
}
