import type { Address } from '../base/ids'
import type { PageRequest, SortOrder } from '../base/page'
import type { Slot } from '../base/time'
import type { PerpVenue } from '../protocol/venues'
import type { SpotSide } from './spot-market'

/** A User account's deposit into or loan from one of the venue's spot markets, including interest up to now. */
export interface SpotBalanceView {
  readonly userKey: Address
  readonly authority: Address
  readonly subAccountId: number
  readonly venue: PerpVenue
  readonly marketIndex: number
  readonly marketKey: Address
  /** The market's name on chain. */
  readonly symbol: string
  readonly mint: Address
  readonly side: SpotSide
  /** Amount in base units of the mint. It is positive for deposits and for loans. */
  readonly amountRaw: bigint
  /** Amount of the deposit or loan in UI units. */
  readonly amount: number
  /** Value at the current oracle price, USD. `undefined`: the oracle has no price. */
  readonly valueUsd: number | undefined
  /** Current oracle price, USD per UI unit. `undefined`: the oracle has no price. */
  readonly oraclePriceUsd: number | undefined
  readonly openOrders: number
  /** Slot of the balance's last change. Accrued interest does not count as a change. */
  readonly slot: Slot
}

export const spotSides = ['deposit', 'borrow'] as const satisfies readonly SpotSide[]

export const spotBalanceSortFields = ['valueUsd', 'slot'] as const
export type SpotBalanceSortField = (typeof spotBalanceSortFields)[number]

export interface SpotBalancesRequest extends PageRequest {
  readonly sortField: SpotBalanceSortField
  readonly sortOrder: SortOrder
  /** Side of the balances, deposits or loans. `undefined`: both sides. */
  readonly side?: SpotSide | undefined
}

/** Names by which a spot market can be found. */
export interface SpotMarketName {
  readonly key: Address
  readonly marketIndex: number
  readonly name: string
  readonly mint: Address
}

/**
 * Finds a spot market by its account, index, name (case-insensitive) or mint. If a mint has several markets,
 * the market of the main pool is returned. It is the one with the lowest index.
 */
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
