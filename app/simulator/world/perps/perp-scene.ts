import type { Slot } from '~/domain/base/time'
import type { Scene } from '../stories/scene'
import { slotsPerDay } from '../world-time'
import { type Collateral, createCollateral } from './collateral'
import { createFunding, type Funding } from './funding'
import { createPerpMarkets, type PerpMarkets } from './markets'
import { createSpotMarkets, type SpotMarket } from './spot-markets'
import { createPerpUsers, type PerpUsers } from './users'

/**
 * Number of past slots that are computed at the start. Older stories only matter if they still have open
 * positions or orders. Three days are long enough: volume covers one day, every traded market has a trade
 * within two days, and a keeper writes every user's account within this time.
 */
export const pastSlots = 3 * slotsPerDay

/** World data that perp stories are computed from. */
export interface PerpScene extends Scene {
  readonly markets: PerpMarkets
  readonly users: PerpUsers
  readonly funding: Funding
  readonly spotMarkets: readonly SpotMarket[]
  readonly collateral: Collateral
}

export function createPerpScene(scene: Scene): PerpScene {
  const markets = createPerpMarkets(scene.seed, scene.book)
  const users = createPerpUsers(scene.seed, scene.wallet, markets)
  const spotMarkets = createSpotMarkets(scene.seed, scene.tokens)
  return {
    ...scene,
    markets,
    users,
    spotMarkets,
    collateral: createCollateral({ seed: scene.seed, book: scene.book, users, markets: spotMarkets }),
    funding: createFunding(scene.seed, markets, scene.calendar),
  }
}

/**
 * Returns the id of an order that is placed in the given slot. The real program counts the orders of each
 * user. This world derives the id from the slot instead. Such ids increase and are unique per user, and the
 * user's earlier orders need not be computed.
 */
export function orderIdAt(slot: Slot): number {
  return slot % 100_000_000
}
