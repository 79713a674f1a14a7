import type { Slot } from '~/domain/base/time'
import type { Scene } from '../stories/scene'
import { slotsPerDay } from '../world-time'
import { type Collateral, createCollateral } from './collateral'
import { createFunding, type Funding } from './funding'
import { createPerpMarkets, type PerpMarkets } from './markets'
import { createSpotMarkets, type SpotMarket } from './spot-markets'
import { createPerpUsers, type PerpUsers } from './users'
import type { PerpVenueModel } from './venue'

/**
 * Number of past slots that are computed at the start. Older stories only matter if they still have open
 * positions or orders. Three days are long enough: volume covers one day, every traded market has a trade
 * within two days, and a keeper writes every user's account within this time.
 */
export const pastSlots = 3 * slotsPerDay

/** World data that the perp stories of one venue are computed from. */
export interface PerpScene extends Scene {
  readonly venue: PerpVenueModel
  readonly markets: PerpMarkets
  readonly users: PerpUsers
  readonly funding: Funding
  readonly spotMarkets: readonly SpotMarket[]
  readonly collateral: Collateral
}

/** Creates the world data of one venue. Equal seeds of `scene` and equal models create equal venues. */
export function createPerpScene(scene: Scene, venue: PerpVenueModel): PerpScene {
  const { seed, book, calendar } = scene
  const markets = createPerpMarkets(seed, venue, book)
  const users = createPerpUsers({ seed, venue, wallet: scene.wallet, markets })
  const spotMarkets = createSpotMarkets(seed, venue, scene.tokens)
  return {
    ...scene,
    venue,
    markets,
    users,
    spotMarkets,
    collateral: createCollateral({ seed, venue, book, users, markets: spotMarkets }),
    funding: createFunding({ seed, rules: venue.funding, markets, calendar }),
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
