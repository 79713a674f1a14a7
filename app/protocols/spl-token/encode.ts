import type { MintState, TokenMetadataState } from '~/domain/token/token'
import { invariant } from '~/lib/invariant'
import { ByteWriter } from '~/solana/bytes/byte-writer'
import {
  extensionSizes,
  extensionsLayout,
  extensionTypes,
  metadataKey,
  metadataLayout,
  metaplexLimits,
  mintLayout,
  scaledUiAmountLayout,
  token2022ProgramId,
} from './layout'

/** Maximum size of an extension's data, bytes. The length field is a u16. */
const longestExtension = 0xffff

/** Encodes an account. This is the inverse of `decodeAccount`. */
export function encodeAccount(state: MintState | TokenMetadataState): Uint8Array {
  return state.kind === 'mint' ? encodeMint(state) : encodeMetadata(state)
}

/**
 * Encodes a mint account of 82 bytes. A Token-2022 mint with extensions also gets the padding and the
 * extension entries. Metadata uses the extensions 18 (pointer to the mint itself) and 19. ScaledUiAmount uses
 * the extension 25. The data of all other extensions is zero.
 */
export function encodeMint(state: MintState): Uint8Array {
  const writer = new ByteWriter(mintLayout.size)
  writeAuthority(writer, state.mintAuthority)
  writer.u64(state.supplyRaw).u8(state.decimals).bool(true)
  writeAuthority(writer, state.freezeAuthority)
  if (state.extensions.length === 0) return writer.toBytes()
  invariant(state.tokenProgram === token2022ProgramId, 'only Token-2022 has extensions')
  writer.zeros(extensionsLayout.accountType - mintLayout.size).u8(extensionsLayout.accountTypeMint)
  for (const type of state.extensions) {
    const data = encodeExtension(type, state)
    invariant(data.length <= longestExtension, 'an extension fits into 65,535 bytes')
    writer.u16(type).u16(data.length).raw(data)
  }
  return writer.toBytes()
}

/**
 * Encodes a Metaplex metadata account of 679 bytes. Name, symbol and uri are padded with NULs, as in old
 * accounts.
 */
export function encodeMetadata(state: TokenMetadataState): Uint8Array {
  const writer = new ByteWriter(metadataLayout.size)
  writer.u8(metadataKey).address(state.updateAuthority).address(state.mint)
  for (const field of ['name', 'symbol', 'uri'] as const) {
    const text = new TextEncoder().encode(state[field])
    invariant(
      text.length <= metaplexLimits[field],
      `Metaplex takes ${metaplexLimits[field]} bytes of ${field}`,
    )
    writer
      .u32(metaplexLimits[field])
      .raw(text)
      .zeros(metaplexLimits[field] - text.length)
  }
  return writer.u16(0).toBytes(metadataLayout.size)
}

function writeAuthority(writer: ByteWriter, authority: MintState['mintAuthority']): void {
  if (authority === undefined) writer.zeros(36)
  else writer.u32(1).address(authority)
}

function encodeExtension(type: number, state: MintState): Uint8Array {
  if (type === extensionTypes.metadataPointer) {
    return new ByteWriter(64).zeros(32).address(state.key).toBytes()
  }
  if (type === extensionTypes.tokenMetadata) return encodeOwnMetadata(state)
  if (type === extensionTypes.scaledUiAmount) return encodeUiScale(state)
  const size = extensionSizes[type]
  invariant(size !== undefined, `extension ${type} has a known size`)
  return new Uint8Array(size)
}

function encodeUiScale({ uiScale }: MintState): Uint8Array {
  invariant(uiScale !== undefined, 'extension 25 comes with multipliers')
  const { multiplier, newMultiplierEffectiveAt, newMultiplier } = scaledUiAmountLayout
  const data = new Uint8Array(newMultiplier + 8)
  const view = new DataView(data.buffer)
  view.setFloat64(multiplier, uiScale.multiplier, true)
  view.setBigInt64(newMultiplierEffectiveAt, uiScale.newMultiplierEffectiveAt, true)
  view.setFloat64(newMultiplier, uiScale.newMultiplier, true)
  return data
}

function encodeOwnMetadata({ key, metadata }: MintState): Uint8Array {
  invariant(metadata !== undefined, 'extension 19 comes with metadata')
  const writer = new ByteWriter(512).zeros(32).address(key)
  for (const text of [metadata.name, metadata.symbol, metadata.uri]) {
    writer.byteVector(new TextEncoder().encode(text))
  }
  return writer.u32(0).toBytes()
}
