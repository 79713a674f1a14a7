import type { PerpOrderState } from '~/domain/perp'
import type { Slot } from '~/domain/time'
import type { Step, Story } from '../stories/story'
import type { PerpMarket } from './markets'
import type { PerpUser } from './users'

/**
 * Contribution of a position story to one of its two users at the end of a slot. Amounts are signed: negative
 * means short or paid.
 */
export interface Leg {
  readonly market: PerpMarket
  readonly baseRaw: bigint
  readonly quoteRaw: bigint
  /** Quote for which the current base was bought or sold. */
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
  /** Users whose positions change, with the changes. */
  readonly changes: readonly { readonly user: PerpUser; readonly baseRaw: bigint }[]
}

/** A story that writes Drift accounts. An account can belong to many stories. */
export interface PerpStory extends Story {
  readonly steps: readonly Step[]
  /** Returns the users whose accounts a step writes. */
  usersOf(step: number): readonly PerpUser[]
  /** Returns the market that a step writes; `undefined`: none. */
  marketOf(step: number): PerpMarket | undefined
  /** Returns the trade of a step; `undefined` if the step is not a fill. */
  tradeOf(step: number): MarketTrade | undefined
  /** Returns a user's position from this story; `undefined` without one. */
  legOf(user: PerpUser, slot: Slot): Leg | undefined
  /** Returns the story's open order on the user's account at the end of a slot. */
  openOrderOf(user: PerpUser, slot: Slot): PerpOrderState | undefined
}
