import { type AddressReader, readAddress } from '~/solana/address/address-reader'
import { startsWith, u64At, viewOf } from '~/solana/bytes/byte-reader'
import { createTaggedDecoder, type TaggedRecord } from '~/solana/bytes/tagged-structs'
import { corrupt, type Decoded, notMine, ok } from '../protocol'
import {
  type KaminoOrderAccount,
  kaminoEvents,
  orderOffsets as o,
  orderDiscriminator,
  orderSize,
} from './layout'

/**
 * Decodes an `Order` account. The caller must have checked the owner. Longer accounts are accepted, because
 * later program versions may append fields.
 */
export function decodeKaminoOrder(
  data: Uint8Array,
  addressAt: AddressReader = readAddress,
): Decoded<KaminoOrderAccount> {
  if (!startsWith(data, orderDiscriminator)) return notMine
  if (data.length < orderSize) return corrupt(`Order has ${data.length} bytes, not ${orderSize}`)
  const view = viewOf(data)
  return ok({
    globalConfig: addressAt(view, o.globalConfig),
    maker: addressAt(view, o.maker),
    inputMint: addressAt(view, o.inputMint),
    inputMintProgramId: addressAt(view, o.inputMintProgramId),
    outputMint: addressAt(view, o.outputMint),
    outputMintProgramId: addressAt(view, o.outputMintProgramId),
    initialInputAmount: u64At(view, o.initialInputAmount),
    expectedOutputAmount: u64At(view, o.expectedOutputAmount),
    remainingInputAmount: u64At(view, o.remainingInputAmount),
    filledOutputAmount: u64At(view, o.filledOutputAmount),
    tipAmount: u64At(view, o.tipAmount),
    numberOfFills: u64At(view, o.numberOfFills),
    orderType: view.getUint8(o.orderType),
    status: view.getUint8(o.status),
    inVaultBump: view.getUint8(o.inVaultBump),
    flashIxLock: view.getUint8(o.flashIxLock),
    permissionless: view.getUint8(o.permissionless),
    lastUpdatedTimestamp: u64At(view, o.lastUpdatedTimestamp),
    flashStartTakerOutputBalance: u64At(view, o.flashStartTakerOutputBalance),
    counterparty: addressAt(view, o.counterparty),
    feePaid: u64At(view, o.feePaid),
  })
}

export type KaminoEvent = TaggedRecord<typeof kaminoEvents>

/** Decodes an event. The data begins with the event's discriminator. An unknown event is `notMine`. */
export const decodeKaminoEvent = createTaggedDecoder(kaminoEvents)
