import { protocolFacts } from '~/domain/protocol'

/** Both token programs share the layout of a mint. The older one keeps metadata in Metaplex accounts. */
export const [tokenProgramId, token2022ProgramId, metaplexProgramId] = protocolFacts['spl-token'].programIds

/** Offsets in a mint account of either token program. An authority is a `COption`: u32 tag, then the key. */
export const mintLayout = {
  size: 82,
  mintAuthority: 0,
  supply: 36,
  decimals: 44,
  isInitialized: 45,
  freezeAuthority: 46,
} as const

/** Sizes that distinguish the other accounts of the token programs from mints. */
export const otherAccountSizes = { tokenAccount: 165, multisig: 355 } as const

/**
 * A Token-2022 mint with extensions is padded to the size of a token account. The byte after that is the
 * account type.
 */
export const extensionsLayout = {
  accountType: 165,
  accountTypeMint: 1,
  accountTypeAccount: 2,
  firstEntry: 166,
  /** Length of an entry's type (u16) and length (u16), which precede its data, bytes. */
  entryHeader: 4,
} as const

/** `ExtensionType` numbers of the extensions that are read. */
export const extensionTypes = { end: 0, metadataPointer: 18, tokenMetadata: 19, scaledUiAmount: 25 } as const

/**
 * Offsets in the data of ScaledUiAmountConfig, after its authority of 32 bytes: f64, i64 (Unix seconds), f64.
 */
export const scaledUiAmountLayout = {
  multiplier: 32,
  newMultiplierEffectiveAt: 40,
  newMultiplier: 48,
} as const

/** Data length by `ExtensionType`, bytes, of mint extensions with a fixed size. */
export const extensionSizes: Readonly<Record<number, number>> = {
  1: 108, // TransferFeeConfig
  3: 32, // MintCloseAuthority
  4: 65, // ConfidentialTransferMint
  6: 1, // DefaultAccountState
  9: 0, // NonTransferable
  10: 52, // InterestBearingConfig
  12: 32, // PermanentDelegate
  14: 64, // TransferHook
  16: 129, // ConfidentialTransferFeeConfig
  18: 64, // MetadataPointer
  20: 64, // GroupPointer
  22: 64, // GroupMemberPointer
  25: 56, // ScaledUiAmountConfig
  26: 33, // PausableConfig
}

/** Metaplex's `key` value of a metadata account. */
export const metadataKey = 4

/**
 * Offsets in a Metaplex metadata account. Name, symbol and uri follow as borsh strings, then
 * `sellerFeeBasisPoints` (u16).
 */
export const metadataLayout = { key: 0, updateAuthority: 1, mint: 33, texts: 65, size: 679 } as const

/** Maximum lengths of texts that Metaplex accepts, bytes. Older accounts pad to these lengths with NULs. */
export const metaplexLimits = { name: 32, symbol: 10, uri: 200 } as const

/** Maximum lengths of texts that Sextant stores, bytes. Token-2022 itself sets no limit. */
export const textLimits = { name: 256, symbol: 64, uri: 2048 } as const
