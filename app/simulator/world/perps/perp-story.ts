import type { Slot } from '~/domain/base/time'
import type { PerpOrderState } from '~/domain/perp/perp'
import type { Step, Story } from '../stories/story'
import type { PerpMarket } from './markets'
import type { PerpUser } from './users'

/**
 * What one story contributes to a user's position, as of the end of a slot. Every such story has two users.
 * Amounts are signed: a negative base amount is short, and a negative quote amount was paid.
 */
export interface Leg {
  readonly market: PerpMarket
  readonly baseRaw: bigint
  readonly quoteRaw: bigint
  /** Quote amount for which the current base was bought or sold. */
  readonly entryRaw: bigint
  /** Slot of the last fill. */
  readonly slot: Slot
}

/** A trade in a market. */
export interface MarketTrade {
  readonly market: PerpMarket
  readonly slot: Slot
  readonly quoteRaw: bigint
  readonly priceRaw: bigint
  /** Users whose positions change in this trade, and by how much. */
  readonly changes: readonly { readonly user: PerpUser; readonly baseRaw: bigint }[]
}

/** A story that writes accounts of a perps venue. An account can belong to many stories. */
export interface PerpStory extends Story {
  readonly steps: readonly Step[]
  /** Returns the users whose accounts a step writes. */
  usersOf(step: number): readonly PerpUser[]
  /** Returns the market whose account a step writes; `undefined` if the step writes no market. */
  marketOf(step: number): PerpMarket | undefined
  /** Returns the trade of a step; `undefined` if the step is not a fill. */
  tradeOf(step: number): MarketTrade | undefined
  /** Returns the user's position from this story; `undefined` if there is none. */
  legOf(user: PerpUser, slot: Slot): Leg | undefined
  /** Returns the order of this story that is open on the user's account at the end of a slot. */
  openOrderOf(user: PerpUser, slot: Slot): PerpOrderState | undefined
}
