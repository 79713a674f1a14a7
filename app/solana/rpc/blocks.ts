import { z } from 'zod'
import type { Slot } from '~/domain/base/time'
import type { RpcCall } from './rpc-client'

/** Maximum number of slots in a `getBlocks` call. Equals agave's `MAX_GET_CONFIRMED_BLOCKS_RANGE`. */
export const mostBlocksListed = 500_000

const slotsSchema = z.array(z.number().int().nonnegative())

/** `getSlot` at commitment `finalized`: the newest slot that can no longer be orphaned. */
export const finalizedSlotCall: RpcCall<Slot> = {
  method: 'getSlot',
  params: [{ commitment: 'finalized' }],
  parse: (result) => z.number().int().nonnegative().safeParse(result).data,
}

/** `getFirstAvailableBlock`: the oldest block that the node has not deleted. */
export const firstAvailableBlockCall: RpcCall<Slot> = {
  method: 'getFirstAvailableBlock',
  params: [],
  parse: (result) => z.number().int().nonnegative().safeParse(result).data,
}

/**
 * `getBlocks` at commitment `confirmed`: slots with a block on the currently confirmed chain, from `first` to
 * `last` inclusive, in ascending order.
 */
export function blocksCall(first: Slot, last: Slot): RpcCall<readonly Slot[]> {
  return {
    method: 'getBlocks',
    params: [first, last, { commitment: 'confirmed' }],
    parse: (result) => slotsSchema.safeParse(result).data,
  }
}
