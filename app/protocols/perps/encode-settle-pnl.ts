import { createTaggedEncoder } from '~/solana/bytes/tagged-structs'
import { settlePnlLayout } from './event-layout'

const encode = createTaggedEncoder({ SettlePnlRecord: settlePnlLayout })

/** Encodes a SettlePnlRecord as the program prints it. */
export function encodeSettlePnlRecord(fields: Parameters<typeof encode<'SettlePnlRecord'>>[1]): Uint8Array {
  return encode('SettlePnlRecord', fields)
}
