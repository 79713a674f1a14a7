import type { Address } from './ids'
import type { UiScaleConfig } from './ui-scale'

/** A mint account. */
export interface MintState {
  readonly kind: 'mint'
  readonly key: Address
  readonly tokenProgram: Address
  readonly supplyRaw: bigint
  /** 0..255 on chain; above 18 it is treated as unknown (security.md E3). */
  readonly decimals: number
  readonly mintAuthority: Address | undefined
  readonly freezeAuthority: Address | undefined
  /** Token-2022 metadata in the mint itself. */
  readonly metadata: TokenText | undefined
  /** Numbers of the Token-2022 extensions present. */
  readonly extensions: readonly number[]
  /** Token-2022's ScaledUiAmount, unchecked; undefined = the mint does not have it. */
  readonly uiScale: UiScaleConfig | undefined
}

/** What the issuer wrote. Hostile: only ever shown through `displayText`. */
export interface TokenText {
  readonly name: string
  readonly symbol: string
  readonly uri: string
}

/** A Metaplex metadata account. */
export interface TokenMetadataState extends TokenText {
  readonly kind: 'token-metadata'
  readonly key: Address
  readonly mint: Address
  readonly updateAuthority: Address
}
