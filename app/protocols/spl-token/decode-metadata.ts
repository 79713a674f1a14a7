import type { Address } from '~/domain/base/ids'
import type { TokenMetadataState } from '~/domain/token/token'
import type { AddressReader } from '~/solana/address/address-reader'
import { ByteReader } from '~/solana/bytes/byte-reader'
import { corrupt, type Decoded, notMine, ok } from '../protocol'
import { metadataKey, metaplexLimits } from './layout'
import { normalizeTokenText, type RawTokenText } from './normalize'

/** Decodes a metadata account of Metaplex. All other accounts of Metaplex are `notMine`. */
export function decodeMetadata(
  key: Address,
  data: Uint8Array,
  addressAt: AddressReader,
): Decoded<TokenMetadataState> {
  if (data[0] !== metadataKey) return notMine
  const reader = new ByteReader(data, 1, addressAt)
  const updateAuthority = reader.address()
  const mint = reader.address()
  const raw = readTexts(reader)
  reader.u16() // sellerFeeBasisPoints, the last field that all versions have
  if (reader.failure !== undefined) return corrupt(`metadata: ${reader.failure}`)
  const tooLong = findTooLong(raw)
  if (tooLong !== undefined) return corrupt(tooLong)
  return ok({ kind: 'token-metadata', key, mint, updateAuthority, ...normalizeTokenText(raw) })
}

/**
 * Reads name, symbol and uri, which are three borsh strings. If a length exceeds the remaining data, the
 * reader fails before it allocates memory.
 */
export function readTexts(reader: ByteReader): RawTokenText {
  return { name: reader.byteVector(), symbol: reader.byteVector(), uri: reader.byteVector() }
}

/**
 * Returns which field is too long. Metaplex enforces maximum lengths, so data with a longer field is not
 * metadata.
 */
function findTooLong({ name, symbol, uri }: RawTokenText): string | undefined {
  if (name.length > metaplexLimits.name) return `metadata: name has ${name.length} bytes`
  if (symbol.length > metaplexLimits.symbol) return `metadata: symbol has ${symbol.length} bytes`
  if (uri.length > metaplexLimits.uri) return `metadata: uri has ${uri.length} bytes`
  return undefined
}
