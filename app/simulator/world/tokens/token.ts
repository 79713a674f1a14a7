import type { Address } from '~/domain/base/ids'
import type { AssetId } from '../prices/price-book'

/** A token of the simulated world. */
export interface WorldToken {
  readonly mint: Address
  readonly tokenProgram: Address
  readonly decimals: number
  /** Name of the token; `undefined`: the token has no metadata. */
  readonly name: string | undefined
  readonly symbol: string | undefined
  readonly uri: string
  /** Where the metadata is stored: in the mint (Token-2022), in a Metaplex account or nowhere. */
  readonly metadataIn: 'mint' | 'metaplex' | 'nowhere'
  readonly supplyRaw: bigint
  /** Asset whose price the token follows. Every token has one, even if no price is published. */
  readonly asset: AssetId
  readonly pricePublished: boolean
  readonly verified: boolean
  readonly tags: readonly string[]
  readonly liquidityUsd: number | undefined
  readonly holderCount: number
  readonly hasLogo: boolean
  /** How often orders trade the token, relative to the other tokens. */
  readonly popularity: number
}
