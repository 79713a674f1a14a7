import type { Address } from '../base/ids'
import type { UiScaleConfig } from '../base/ui-scale'

/** A mint account. */
export interface MintState {
  readonly kind: 'mint'
  readonly key: Address
  readonly tokenProgram: Address
  readonly supplyRaw: bigint
  /** Decimals of the mint. They are 0 to 255 on chain. A number above 18 is treated as unknown. */
  readonly decimals: number
  readonly mintAuthority: Address | undefined
  readonly freezeAuthority: Address | undefined
  /** Token-2022 metadata that is stored in the mint account itself. */
  readonly metadata: TokenText | undefined
  /** Type numbers of the Token-2022 extensions that the mint has. */
  readonly extensions: readonly number[]
  /**
   * The ScaledUiAmount extension of Token-2022, not validated. `undefined`: the mint does not have this
   * extension.
   */
  readonly uiScale: UiScaleConfig | undefined
}

/** Text written by the issuer. It is untrusted: display it only through `displayText`. */
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
