import { createHash } from 'node:crypto'
import type { Slot } from '~/domain/time'
import { encodeBase58 } from '~/lib/base58'
import type { ChainView } from './chain-view'
import type { Commitment } from './commitment'
import { type Config, type Params, readCommitment, readUnsigned } from './params'
import { minContextSlotNotReached } from './rpc-error'

/** What the methods of the RPC answer from. */
export interface Node {
  readonly view: ChainView
  blockHeight(slot: Slot): number
}

/** Answers one method. Returns the `result` member; throws {@link RpcError}. */
export type Method = (params: Params, node: Node) => unknown

/** A family of methods by name. */
export type Methods = Readonly<Record<string, Method>>

/** The slot that a read answers from: the configured commitment's, which must have reached `minContextSlot`. */
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

/** `{ context, value }` of the methods that say which slot they answered from. */
export function withContext(slot: Slot, value: unknown) {
  return { context: { apiVersion: solanaCoreVersion, slot }, value }
}

/** The agave release whose answers this server imitates. */
export const solanaCoreVersion = '2.3.8'

/** Hash of a slot's block: any 32 bytes that are the same whenever they are asked for. */
export function blockhashOf(genesisHash: string, slot: Slot): string {
  return encodeBase58(createHash('sha256').update(`${genesisHash}:${slot}`).digest())
}
