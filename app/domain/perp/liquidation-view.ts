import type { Address, Signature } from '../base/ids'
import type { Page, PagePlace } from '../base/page'
import type { Slot, UnixSeconds } from '../base/time'
import type { PerpVenue } from '../protocol/venues'

/** Validated parameters of a list of liquidations. */
export interface LiquidationsRequest {
  readonly size: number
  /** Market, specified by account, index, name or base symbol. `undefined`: all markets. */
  readonly market?: string | undefined
  /** Liquidated trader or liquidator: a wallet, or one of its User accounts. */
  readonly user?: Address | undefined
  readonly after?: PagePlace | undefined
  /** Age of the oldest liquidations, days. `null`: no limit. `undefined`: the limit of the default plan. */
  readonly reachDays?: number | null | undefined
}

/**
 * Kinds of liquidations. `position_takeover`: the liquidator takes over the position. Liquidations that a venue fills
 * on its order book are not marked in the fill, and losses of spot balances are not fills.
 */
export const liquidationKinds = ['position_takeover'] as const

/** A position that was closed because its account lacked collateral. */
export interface LiquidationView {
  readonly venue: PerpVenue
  readonly id: string
  readonly marketIndex: number
  readonly marketKey: Address | undefined
  readonly marketName: string
  readonly kind: (typeof liquidationKinds)[number]
  /** Liquidated User account. `undefined`: unknown. */
  readonly user: Address | undefined
  /** User account of the liquidator. `undefined`: unknown. */
  readonly liquidator: Address | undefined
  /** Side of the fill for the liquidated account: selling closes a long. */
  readonly side: 'buy' | 'sell'
  readonly baseAmount: number
  readonly quoteUsd: number
  readonly priceUsd: number | undefined
  readonly at: UnixSeconds
  readonly slot: Slot
  readonly signature: Signature
}

export type LiquidationsView = Page<LiquidationView>
