import type { Address } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import type { SubscribeRequest } from './generated/geyser/SubscribeRequest.generated'

/** `CommitmentLevel.CONFIRMED` of the protocol. */
const confirmed = 1
const name = 'sextant'

/**
 * Returns the request for everything that concerns these programs: their accounts, their successful
 * transactions, and every slot with its block time. It uses one filter of each kind, because many providers
 * allow no more. `fromSlot`: slot whose data is repeated first.
 */
export function subscriptionTo(programIds: readonly Address[], fromSlot: Slot | undefined): SubscribeRequest {
  return {
    accounts: { [name]: { owner: [...programIds] } },
    transactions: { [name]: { accountInclude: [...programIds], vote: false, failed: false } },
    slots: { [name]: { filterByCommitment: true } },
    blocksMeta: { [name]: {} },
    commitment: confirmed,
    ...(fromSlot === undefined ? {} : { fromSlot }),
  }
}
