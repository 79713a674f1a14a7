import type { Address } from './ids'
import type { PageRequest, SortOrder } from './page'
import type { SpotSide } from './spot-market'
import type { Slot } from './time'

/** What a User account has deposited into one of Drift's spot markets, or borrowed from it, with the interest until now. */
export interface SpotBalanceView {
  readonly userKey: Address
  readonly authority: Address
  readonly subAccountId: number
  readonly marketIndex: number
  readonly marketKey: Address
  /** The market's name on chain. */
  readonly symbol: string
  readonly mint: Address
  readonly side: SpotSide
  /** Base units of the mint, above zero for both sides. */
  readonly amountRaw: bigint
  /** The same in UI units. */
  readonly amount: number
  /** USD at the oracle price of now; this and the price are undefined while the oracle has none. */
  readonly valueUsd: number | undefined
  /** USD per UI unit. */
  readonly oraclePriceUsd: number | undefined
  readonly openOrders: number
  /** Of the balance's last change; interest is none. */
  readonly slot: Slot
}

export const spotSides = ['deposit', 'borrow'] as const satisfies readonly SpotSide[]

export const spotBalanceSortFields = ['valueUsd', 'slot'] as const
export type SpotBalanceSortField = (typeof spotBalanceSortFields)[number]

export interface SpotBalancesRequest extends PageRequest {
  readonly sortField: SpotBalanceSortField
  readonly sortOrder: SortOrder
  /** Both where it is not said. */
  readonly side?: SpotSide | undefined
}

/** What a spot market can be named by. */
export interface SpotMarketName {
  readonly key: Address
  readonly marketIndex: number
  readonly name: string
  readonly mint: Address
}

/** The spot market that a text names: its account, its index, its name in any case, or its mint (then that of the main pool, which has the lowest index). */
export function findSpotMarket<Market extends SpotMarketName>(
  markets: readonly Market[],
  text: string,
): Market | undefined {
  const upper = text.toUpperCase()
  return (
    markets.find(({ key }) => key === text) ??
    markets.find(({ marketIndex }) => String(marketIndex) === text) ??
    markets.find(({ name }) => name.toUpperCase() === upper) ??
    markets.find(({ mint }) => mint === text)
  )
}
