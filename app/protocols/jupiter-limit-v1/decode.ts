import { type AddressReader, readAddress } from '~/solana/address/address-reader'
import { ByteReader, startsWith, u64At, viewOf } from '~/solana/bytes/byte-reader'
import { createTaggedDecoder, type TaggedRecord } from '~/solana/bytes/tagged-structs'
import { corrupt, type Decoded, notMine, ok } from '../protocol'
import {
  type LimitV1OrderAccount,
  limitV1Events,
  orderOffsets as o,
  orderDiscriminator,
  orderSize,
  orderTailOffset,
} from './layout'

/**
 * Decodes an `Order` account. The caller must have checked the owner. Longer accounts are accepted, because
 * later program versions may append fields.
 */
export function decodeLimitV1Order(
  data: Uint8Array,
  addressAt: AddressReader = readAddress,
): Decoded<LimitV1OrderAccount> {
  if (!startsWith(data, orderDiscriminator)) return notMine
  if (data.length < orderSize) return corrupt(`Order has ${data.length} bytes, not ${orderSize}`)
  const view = viewOf(data)
  const waiting = view.getUint8(o.waiting)
  if (waiting > 1) return corrupt(`Order: waiting is ${waiting}`)
  const tail = new ByteReader(data, orderTailOffset, addressAt)
  const account: LimitV1OrderAccount = {
    maker: addressAt(view, o.maker),
    inputMint: addressAt(view, o.inputMint),
    outputMint: addressAt(view, o.outputMint),
    waiting: waiting === 1,
    oriMakingAmount: u64At(view, o.oriMakingAmount),
    oriTakingAmount: u64At(view, o.oriTakingAmount),
    makingAmount: u64At(view, o.makingAmount),
    takingAmount: u64At(view, o.takingAmount),
    makerInputAccount: addressAt(view, o.makerInputAccount),
    makerOutputAccount: addressAt(view, o.makerOutputAccount),
    reserve: addressAt(view, o.reserve),
    borrowMakingAmount: u64At(view, o.borrowMakingAmount),
    expiredAt: tail.option(() => tail.i64()),
    base: tail.address(),
    referral: tail.option(() => tail.address()),
  }
  return tail.failure === undefined ? ok(account) : corrupt(`Order: ${tail.failure}`)
}

export type LimitV1Event = TaggedRecord<typeof limitV1Events>

/** Decodes an event. The data begins with the event's discriminator. An unknown event is `notMine`. */
export const decodeLimitV1Event = createTaggedDecoder(limitV1Events)
