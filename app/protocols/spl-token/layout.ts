import { protocolFacts } from '~/domain/protocol'

/** The two token programs share the layout of a mint; metadata of the older one stands in Metaplex accounts. */
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

/** Sizes by which the token programs tell their other accounts from mints. */
export const otherAccountSizes = { tokenAccount: 165, multisig: 355 } as const

/** A Token-2022 mint with extensions is padded to the size of a token account; then a byte says which of the two it is. */
export const extensionsLayout = {
  accountType: 165,
  accountTypeMint: 1,
  accountTypeAccount: 2,
  firstEntry: 166,
  /** Bytes of type (u16) and length (u16) in front of an entry's data. */
  entryHeader: 4,
} as const

/** Token-2022's `ExtensionType` of the extensions that are read. */
export const extensionTypes = { end: 0, metadataPointer: 18, tokenMetadata: 19, scaledUiAmount: 25 } as const

/** Offsets in the data of ScaledUiAmountConfig, behind its authority of 32 bytes: f64, i64 (unix seconds), f64. */
export const scaledUiAmountLayout = {
  multiplier: 32,
  newMultiplierEffectiveAt: 40,
  newMultiplier: 48,
} as const

/** Bytes of the data of extensions with a fixed size that a mint can have, by `ExtensionType`. */
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

/** Metaplex's account key of a metadata account. */
export const metadataKey = 4

/** Offsets in a Metaplex metadata account; name, symbol and uri follow as borsh strings, then `sellerFeeBasisPoints` u16. */
export const metadataLayout = { key: 0, updateAuthority: 1, mint: 33, texts: 65, size: 679 } as const

/** Longest texts that Metaplex accepts, bytes. Older accounts pad to these lengths with NULs. */
export const metaplexLimits = { name: 32, symbol: 10, uri: 200 } as const

/** Token-2022 itself sets no limit to a text: what is longer than this is nothing that anybody wants to see or fetch. Bytes. */
export const textLimits = { name: 256, symbol: 64, uri: 2048 } as const
