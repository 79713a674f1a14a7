import { type AddressReader, readAddress } from '~/solana/address/address-reader'
import { i64At, startsWith, u64At, viewOf } from '~/solana/bytes/byte-reader'
import { createTaggedDecoder, type TaggedRecord } from '~/solana/bytes/tagged-structs'
import { corrupt, type Decoded, notMine, ok } from '../protocol'
import { type DcaAccount, dcaDiscriminator, dcaEvents, dcaSize, dcaOffsets as o } from './layout'

/**
 * Decodes a `Dca` account. The caller must have checked the owner. Longer accounts are accepted, because
 * later program versions may append fields.
 */
export function decodeDca(data: Uint8Array, addressAt: AddressReader = readAddress): Decoded<DcaAccount> {
  if (!startsWith(data, dcaDiscriminator)) return notMine
  if (data.length < dcaSize) return corrupt(`Dca has ${data.length} bytes, not ${dcaSize}`)
  const view = viewOf(data)
  return ok({
    user: addressAt(view, o.user),
    inputMint: addressAt(view, o.inputMint),
    outputMint: addressAt(view, o.outputMint),
    idx: u64At(view, o.idx),
    nextCycleAt: i64At(view, o.nextCycleAt),
    inDeposited: u64At(view, o.inDeposited),
    inWithdrawn: u64At(view, o.inWithdrawn),
    outWithdrawn: u64At(view, o.outWithdrawn),
    inUsed: u64At(view, o.inUsed),
    outReceived: u64At(view, o.outReceived),
    inAmountPerCycle: u64At(view, o.inAmountPerCycle),
    cycleFrequency: i64At(view, o.cycleFrequency),
    nextCycleAmountLeft: u64At(view, o.nextCycleAmountLeft),
    inAccount: addressAt(view, o.inAccount),
    outAccount: addressAt(view, o.outAccount),
    minOutAmount: u64At(view, o.minOutAmount),
    maxOutAmount: u64At(view, o.maxOutAmount),
    keeperInBalanceBeforeBorrow: u64At(view, o.keeperInBalanceBeforeBorrow),
    dcaOutBalanceBeforeSwap: u64At(view, o.dcaOutBalanceBeforeSwap),
    createdAt: i64At(view, o.createdAt),
    bump: view.getUint8(o.bump),
  })
}

export type DcaEvent = TaggedRecord<typeof dcaEvents>

/** Decodes an event. The data begins with the event's discriminator. An unknown event is `notMine`. */
export const decodeDcaEvent = createTaggedDecoder(dcaEvents)
