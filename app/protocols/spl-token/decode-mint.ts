import type { Address } from '~/domain/base/ids'
import type { UiScaleConfig } from '~/domain/base/ui-scale'
import type { MintState, TokenText } from '~/domain/token/token'
import type { AddressReader } from '~/solana/address/address-reader'
import { ByteReader, u64At, viewOf } from '~/solana/bytes/byte-reader'
import { corrupt, type Decoded, notMine, ok } from '../protocol'
import { readTexts } from './decode-metadata'
import { type ExtensionEntry, readExtensions } from './extensions'
import {
  mintLayout as at,
  extensionsLayout,
  extensionTypes,
  otherAccountSizes,
  scaledUiAmountLayout,
  token2022ProgramId,
} from './layout'
import { normalizeTokenText } from './normalize'

/** Decodes a mint account of a token program. Token accounts and multisigs are `notMine`. */
export function decodeMint(
  key: Address,
  tokenProgram: Address,
  data: Uint8Array,
  addressAt: AddressReader,
): Decoded<MintState> {
  const kind = kindOf(data, tokenProgram)
  if (kind === 'other') return notMine
  if (kind === 'impossible') return corrupt(`${data.length} bytes match no account of a token program`)
  const view = viewOf(data)
  const impossible = findImpossible(view)
  if (impossible !== undefined) return corrupt(impossible)
  if (view.getUint8(at.isInitialized) === 0) return notMine
  const extensions = data.length > at.size ? readExtensions(data) : { entries: [] }
  if ('reason' in extensions) return corrupt(extensions.reason)
  const metadata = readOwnMetadata(key, data, extensions.entries, addressAt)
  if (metadata.outcome !== 'ok') return metadata
  return ok({
    kind: 'mint',
    key,
    tokenProgram,
    supplyRaw: u64At(view, at.supply),
    decimals: view.getUint8(at.decimals),
    mintAuthority: optionalAddress(view, at.mintAuthority, addressAt),
    freezeAuthority: optionalAddress(view, at.freezeAuthority, addressAt),
    metadata: metadata.value,
    extensions: extensions.entries.map(({ type }) => type),
    uiScale: readUiScale(view, extensions.entries),
  })
}

/** Reads the multipliers without validating them. The code that applies a multiplier validates it. */
function readUiScale(view: DataView, entries: readonly ExtensionEntry[]): UiScaleConfig | undefined {
  const entry = entries.find(({ type }) => type === extensionTypes.scaledUiAmount)
  if (entry === undefined) return undefined
  const { multiplier, newMultiplierEffectiveAt, newMultiplier } = scaledUiAmountLayout
  return {
    multiplier: view.getFloat64(entry.start + multiplier, true),
    newMultiplierEffectiveAt: view.getBigInt64(entry.start + newMultiplierEffectiveAt, true),
    newMultiplier: view.getFloat64(entry.start + newMultiplier, true),
  }
}

function kindOf(data: Uint8Array, tokenProgram: Address): 'mint' | 'other' | 'impossible' {
  const { length } = data
  if (length === at.size) return 'mint'
  if (length === 0 || length === otherAccountSizes.tokenAccount || length === otherAccountSizes.multisig) {
    return 'other'
  }
  if (tokenProgram !== token2022ProgramId || length <= extensionsLayout.accountType) return 'impossible'
  const accountType = data[extensionsLayout.accountType]
  if (accountType === extensionsLayout.accountTypeMint) return 'mint'
  return accountType === extensionsLayout.accountTypeAccount ? 'other' : 'impossible'
}

function findImpossible(view: DataView): string | undefined {
  for (const offset of [at.mintAuthority, at.freezeAuthority]) {
    const tag = view.getUint32(offset, true)
    if (tag > 1) return `option tag is ${tag} at byte ${offset}`
  }
  const isInitialized = view.getUint8(at.isInitialized)
  return isInitialized > 1 ? `isInitialized is ${isInitialized}` : undefined
}

function optionalAddress(view: DataView, offset: number, addressAt: AddressReader): Address | undefined {
  return view.getUint32(offset, true) === 0 ? undefined : addressAt(view, offset + 4)
}

/**
 * Returns the metadata that the mint itself contains. Returns `undefined` if the mint contains no metadata or
 * if its metadata pointer points to another account.
 */
function readOwnMetadata(
  mint: Address,
  data: Uint8Array,
  entries: readonly ExtensionEntry[],
  addressAt: AddressReader,
): Decoded<TokenText | undefined> {
  const entry = entries.find(({ type }) => type === extensionTypes.tokenMetadata)
  if (entry === undefined) return ok(undefined)
  const reader = new ByteReader(data.subarray(0, entry.end), entry.start, addressAt)
  reader.skip(32) // update authority
  const describedMint = reader.address()
  const raw = readTexts(reader)
  if (reader.failure !== undefined) return corrupt(`metadata extension: ${reader.failure}`)
  if (describedMint !== mint) return corrupt('metadata extension belongs to another mint')
  return ok(pointsElsewhere(mint, data, entries, addressAt) ? undefined : normalizeTokenText(raw))
}

function pointsElsewhere(
  mint: Address,
  data: Uint8Array,
  entries: readonly ExtensionEntry[],
  addressAt: AddressReader,
): boolean {
  const pointer = entries.find(({ type }) => type === extensionTypes.metadataPointer)
  return pointer !== undefined && addressAt(viewOf(data), pointer.start + 32) !== mint
}
