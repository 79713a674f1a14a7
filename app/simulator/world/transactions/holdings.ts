import type { Address } from '~/domain/base/ids'
import { invariant } from '~/lib/invariant'
import type { WorldToken } from '../tokens/token'
import type { Holding } from './draft'

interface MutableHolding {
  readonly account: Address
  readonly owner: Address
  readonly token: WorldToken
  readonly preRaw: bigint
  postRaw: bigint
}

/** Token accounts of one transaction. Transfers between them do not change the total. */
export class HoldingBook {
  private readonly byAccount = new Map<Address, MutableHolding>()

  /** Adds an account with its balance from before the transaction. */
  add(account: Address, owner: Address, token: WorldToken, preRaw: bigint): this {
    this.byAccount.set(account, { account, owner, token, preRaw, postRaw: preRaw })
    return this
  }

  move(from: Address, to: Address, raw: bigint): this {
    const [source, target] = [this.byAccount.get(from), this.byAccount.get(to)]
    invariant(source && target, 'tokens move between accounts of the transaction')
    invariant(source.token === target.token, 'tokens move between accounts of one mint')
    invariant(source.postRaw >= raw, 'no account gives more than it has')
    source.postRaw -= raw
    target.postRaw += raw
    return this
  }

  list(): Holding[] {
    return [...this.byAccount.values()].map(({ account, owner, token, preRaw, postRaw }) => ({
      account,
      owner,
      mint: token.mint,
      tokenProgram: token.tokenProgram,
      decimals: token.decimals,
      preRaw,
      postRaw,
    }))
  }
}
