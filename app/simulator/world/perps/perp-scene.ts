import type { Slot } from '~/domain/time'
import type { Scene } from '../stories/scene'
import { slotsPerDay } from '../world-time'
import { type Collateral, createCollateral } from './collateral'
import { createFunding, type Funding } from './funding'
import { createPerpMarkets, type PerpMarkets } from './markets'
import { createSpotMarkets, type SpotMarket } from './spot-markets'
import { createPerpUsers, type PerpUsers } from './users'

/**
 * What happened longer ago is forgotten but for what it left: positions and orders. Volume is that of a day, no market that is
 * traded goes two days without a trade, and a keeper comes to every user's account more often than that.
 */
export const pastSlots = 3 * slotsPerDay

/** What stories about perps are told against. */
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
  const spotMarkets = createSpotMarkets(scene.tokens)
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
 * Number of an order that is placed in a slot. The program counts each user's orders; here the slot counts, so that numbers
 * grow and no user has one twice, without anybody having to know all that the user did before.
 */
export function orderIdAt(slot: Slot): number {
  return slot % 100_000_000
}
