import { createHash } from 'node:crypto'
import type { Slot } from '~/domain/base/time'
import { encodeBase58 } from '~/lib/text/base58'
import type { ChainView } from './chain-view'
import type { Commitment } from './commitment'
import { minContextSlotNotReached } from './node-error'
import { type Config, type Params, readCommitment, readUnsigned } from './params'

/** State that all RPC methods can read. */
export interface Node {
  readonly view: ChainView
  blockHeight(slot: Slot): number
}

/** Runs one method. Returns the `result` member or throws {@link RpcError}. */
export type Method = (params: Params, node: Node) => unknown

/** RPC methods by name. */
export type Methods = Readonly<Record<string, Method>>

/** Returns the newest slot at the commitment level. Throws if the slot is lower than `minContextSlot`. */
export function contextSlot(
  node: Node,
  config: Config,
  commitment: Commitment = readCommitment(config),
): Slot {
  const slot = node.view.slotAt(commitment)
  const minSlot = readUnsigned(config, 'minContextSlot')
  if (minSlot !== undefined && slot < minSlot) throw minContextSlotNotReached(slot)
  return slot
}

/** Builds the `{ context, value }` result of methods that also return the slot of their data. */
export function withContext(slot: Slot, value: unknown) {
  return { context: { apiVersion: solanaCoreVersion, slot }, value }
}

/** Release of the Solana node agave that this server imitates. */
export const solanaCoreVersion = '2.3.8'

/** Returns a deterministic blockhash for a slot. */
export function blockhashOf(genesisHash: string, slot: Slot): string {
  return encodeBase58(createHash('sha256').update(`${genesisHash}:${slot}`).digest())
}
