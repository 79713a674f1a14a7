import type { Address } from '~/domain/base/ids'
import type { RpcAccount } from '~/solana/snapshot/account-json'

const systemProgram = '11111111111111111111111111111111'

/**
 * What a node says about one account. `closed`: it does not exist, or it is empty. `foreign`: it belongs to another
 * program. Accounts of the followed programs never change to another program, so for an account that was ours, this is
 * more likely to be an error of the node. The account is then read again, and closed only if a snapshot lacks it as well.
 */
export function ownershipOf(
  account: RpcAccount | undefined,
  programIds: readonly Address[],
): 'ours' | 'closed' | 'foreign' {
  if (account === undefined || account.lamports === 0) return 'closed'
  if (programIds.includes(account.owner)) return 'ours'
  return account.owner === systemProgram ? 'closed' : 'foreign'
}

/** Accounts that were ours, and that the last response called foreign. */
export interface Doubts {
  /** Returns whether the account should be read again, which is the case a few times. */
  readsAgain(key: Address): boolean
  /** Ends the doubt, because the node has given another response. */
  end(key: Address): void
}

const mostReads = 5

export function createDoubts(): Doubts {
  const reads = new Map<Address, number>()
  return {
    readsAgain(key) {
      const count = (reads.get(key) ?? 0) + 1
      if (count <= mostReads) reads.set(key, count)
      else reads.delete(key)
      return count <= mostReads
    },
    end: (key) => void reads.delete(key),
  }
}
