import { protocolFacts } from '~/domain/protocol/protocol'

/**
 * Ids of both token programs, whose mints have the same layout, and of Metaplex. For mints of the older token
 * program, Metaplex accounts contain the metadata.
 */
export const [tokenProgramId, token2022ProgramId, metaplexProgramId] = protocolFacts['spl-token'].programIds

/**
 * Offsets in a mint account of either token program. An authority is a `COption`: a u32 tag, followed by the
 * address.
 */
export const mintLayout = {
  size: 82,
  mintAuthority: 0,
  supply: 36,
  decimals: 44,
  isInitialized: 45,
  freezeAuthority: 46,
} as const

/**
 * Sizes of the token programs' accounts that are not mints, bytes. The sizes distinguish these accounts from
 * mints.
 */
export const otherAccountSizes = { tokenAccount: 165, multisig: 355 } as const

/**
 * Layout of a Token-2022 mint with extensions. The mint is padded to the size of a token account. The byte
 * after the padding is the account type.
 */
export const extensionsLayout = {
  accountType: 165,
  accountTypeMint: 1,
  accountTypeAccount: 2,
  firstEntry: 166,
  /**
   * Length of the header of an entry, bytes. The header consists of type (u16) and length (u16), and the data
   * follows it.
   */
  entryHeader: 4,
} as const

/** `ExtensionType` numbers of the extensions that are read. */
export const extensionTypes = { end: 0, metadataPointer: 18, tokenMetadata: 19, scaledUiAmount: 25 } as const

/**
 * Offsets in the data of ScaledUiAmountConfig. After the authority of 32 bytes there are an f64, an i64 (Unix
 * seconds) and another f64.
 */
export const scaledUiAmountLayout = {
  multiplier: 32,
  newMultiplierEffectiveAt: 40,
  newMultiplier: 48,
} as const

/** Length of the data of mint extensions with a fixed size, bytes. The key is the `ExtensionType`. */
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

/** Value of the `key` byte in a Metaplex metadata account. */
export const metadataKey = 4

/**
 * Offsets in a Metaplex metadata account. From the offset `texts` on there are name, symbol and uri as borsh
 * strings, and `sellerFeeBasisPoints` (u16).
 */
export const metadataLayout = { key: 0, updateAuthority: 1, mint: 33, texts: 65, size: 679 } as const

/**
 * Maximum lengths that Metaplex accepts for name, symbol and uri, bytes. Older accounts pad the strings to
 * these lengths with NULs.
 */
export const metaplexLimits = { name: 32, symbol: 10, uri: 200 } as const

/** Maximum lengths of name, symbol and uri that Sextant stores, bytes. Token-2022 itself has no limit. */
export const textLimits = { name: 256, symbol: 64, uri: 2048 } as const
