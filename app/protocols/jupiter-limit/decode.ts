import { type AddressReader, readAddress } from '~/solana/address/address-reader'
import { ByteReader, startsWith, u64At, viewOf } from '~/solana/bytes/byte-reader'
import { createTaggedDecoder, type TaggedRecord } from '~/solana/bytes/tagged-structs'
import { corrupt, type Decoded, notMine, ok } from '../protocol'
import {
  type LimitOrderAccount,
  limitEvents,
  orderOffsets as o,
  orderDiscriminator,
  orderSize,
  orderTailOffset,
} from './layout'

/**
 * Decodes an `Order` account. The caller must have checked the owner. Longer accounts are accepted, because
 * later program versions may append fields.
 */
export function decodeLimitOrder(
  data: Uint8Array,
  addressAt: AddressReader = readAddress,
): Decoded<LimitOrderAccount> {
  if (!startsWith(data, orderDiscriminator)) return notMine
  if (data.length < orderSize) return corrupt(`Order has ${data.length} bytes, not ${orderSize}`)
  const view = viewOf(data)
  const tail = new ByteReader(data, orderTailOffset, addressAt)
  const account: LimitOrderAccount = {
    maker: addressAt(view, o.maker),
    inputMint: addressAt(view, o.inputMint),
    outputMint: addressAt(view, o.outputMint),
    inputTokenProgram: addressAt(view, o.inputTokenProgram),
    outputTokenProgram: addressAt(view, o.outputTokenProgram),
    inputMintReserve: addressAt(view, o.inputMintReserve),
    uniqueId: u64At(view, o.uniqueId),
    oriMakingAmount: u64At(view, o.oriMakingAmount),
    oriTakingAmount: u64At(view, o.oriTakingAmount),
    makingAmount: u64At(view, o.makingAmount),
    takingAmount: u64At(view, o.takingAmount),
    borrowMakingAmount: u64At(view, o.borrowMakingAmount),
    expiredAt: tail.option(() => tail.i64()),
    feeBps: tail.u16(),
    feeAccount: tail.address(),
    createdAt: tail.i64(),
    updatedAt: tail.i64(),
    bump: tail.u8(),
    slippageBps: tail.u16(),
  }
  return tail.failure === undefined ? ok(account) : corrupt(`Order: ${tail.failure}`)
}

export type LimitEvent = TaggedRecord<typeof limitEvents>

/** Decodes an event. The data begins with the event's discriminator. An unknown event is `notMine`. */
export const decodeLimitEvent = createTaggedDecoder(limitEvents)
