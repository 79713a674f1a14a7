import type { Address } from '~/domain/ids'
import type { AssetId } from '../prices/price-book'

/** A token of the simulated world. */
export interface WorldToken {
  readonly mint: Address
  readonly tokenProgram: Address
  readonly decimals: number
  /** Undefined: there is no metadata anywhere. */
  readonly name: string | undefined
  readonly symbol: string | undefined
  readonly uri: string
  /** Whether metadata stands in the mint itself (Token-2022) or in a Metaplex account. */
  readonly metadataIn: 'mint' | 'metaplex' | 'nowhere'
  readonly supplyRaw: bigint
  /** What its price follows, also where no price is published. */
  readonly asset: AssetId
  readonly pricePublished: boolean
  readonly verified: boolean
  readonly tags: readonly string[]
  readonly liquidityUsd: number | undefined
  readonly holderCount: number
  readonly hasLogo: boolean
  /** How often orders choose it, against the others. */
  readonly popularity: number
}
