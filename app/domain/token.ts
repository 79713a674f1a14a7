import type { Address } from './ids'
import type { UiScaleConfig } from './ui-scale'

/** A mint account. */
export interface MintState {
  readonly kind: 'mint'
  readonly key: Address
  readonly tokenProgram: Address
  readonly supplyRaw: bigint
  /** 0..255 on chain. Above 18 it counts as unknown. */
  readonly decimals: number
  readonly mintAuthority: Address | undefined
  readonly freezeAuthority: Address | undefined
  /** Token-2022 metadata in the mint itself. */
  readonly metadata: TokenText | undefined
  /** Numbers of the Token-2022 extensions of the mint. */
  readonly extensions: readonly number[]
  /** Token-2022's ScaledUiAmount, not validated. `undefined`: the mint does not have it. */
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
