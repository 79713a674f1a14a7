import type { PerpOrderState } from '~/domain/perp'
import type { Slot } from '~/domain/time'
import type { Step, Story } from '../stories/story'
import type { PerpMarket } from './markets'
import type { PerpUser } from './users'

/** What a position story means for one of its two users at the end of a slot. All amounts signed: below zero = short or paid. */
export interface Leg {
  readonly market: PerpMarket
  readonly baseRaw: bigint
  readonly quoteRaw: bigint
  /** Quote that the present base was bought or sold for. */
  readonly entryRaw: bigint
  /** Slot of the last fill. */
  readonly slot: Slot
}

/** What a step does to a market. */
export interface MarketTrade {
  readonly market: PerpMarket
  readonly slot: Slot
  readonly quoteRaw: bigint
  readonly priceRaw: bigint
  /** Whose position changes by how much. */
  readonly changes: readonly { readonly user: PerpUser; readonly baseRaw: bigint }[]
}

/** A story about accounts of Drift, which many stories share. */
export interface PerpStory extends Story {
  readonly steps: readonly Step[]
  /** Users whose accounts a step writes. */
  usersOf(step: number): readonly PerpUser[]
  /** The market that a step writes; undefined: none. */
  marketOf(step: number): PerpMarket | undefined
  /** Undefined: the step is no fill. */
  tradeOf(step: number): MarketTrade | undefined
  /** Undefined: nothing of the user is left of it. */
  legOf(user: PerpUser, slot: Slot): Leg | undefined
  /** Its order on the user's account at the end of a slot. */
  openOrderOf(user: PerpUser, slot: Slot): PerpOrderState | undefined
}
