import { createTaggedEncoder, type TaggedLayouts } from '~/solana/bytes/tagged-structs'

const layouts = {
  /** Sextant does not decode this event. The program prints it when it settles a user's profit. */
  SettlePnlRecord: {
    discriminator: '3944691a77c6d559',
    fields: {
      ts: 'i64',
      user: 'address',
      marketIndex: 'u16',
      pnl: 'i128',
      baseAssetAmount: 'i64',
      quoteAssetAmountAfter: 'i64',
      quoteEntryAmount: 'i64',
      settlePrice: 'i64',
      explanation: 'u8',
    },
  },
} as const satisfies TaggedLayouts

const encode = createTaggedEncoder(layouts)

/** Encodes a SettlePnlRecord as the program prints it. */
export function encodeSettlePnlRecord(fields: Parameters<typeof encode<'SettlePnlRecord'>>[1]): Uint8Array {
  return encode('SettlePnlRecord', fields)
}
