import type { Address } from '~/domain/base/ids'
import type { UnixSeconds } from '~/domain/base/time'
import type { PerpMarketState, PerpUserState } from '~/domain/perp/perp'
import type { PerpProtocolId } from '~/domain/protocol/protocol'
import { driftProgramId } from '~/protocols/drift-perps/layout'
import { velocityProgramId } from '~/protocols/velocity-perps/layout'
import type { PerpEncoding } from '~/simulator/world/perps/encoding'
import { driftEncoding } from '~/simulator/world/perps/venues/drift-encoding'
import { velocityEncoding } from '~/simulator/world/perps/venues/velocity-encoding'
import {
  perpOrderOf,
  perpUserState,
  positionOf,
  spotMarketState,
  spotPositionOf,
} from '../../helpers/world/states'
import { marketCount, marketState } from '../drift/world'
import { keyOf, type OrderAccount } from '../ingest/orders'
import { shareOf } from './share'

/** A perps venue of the world. */
export interface PerpVenueWorld {
  readonly protocol: PerpProtocolId
  readonly programId: Address
  readonly encoding: PerpEncoding
  readonly users: number
  readonly markets: number
  /** Number of the venue's first user and market, so that no two accounts have the same number. */
  readonly from: number
}

/** No user is idle. Sextant skips idle users of Drift, so this is the most that it could have to follow. */
export const perpVenueWorlds = {
  drift: {
    protocol: 'drift-perps',
    programId: driftProgramId,
    encoding: driftEncoding,
    users: shareOf(170_000),
    markets: marketCount,
    from: 0,
  },
  velocity: {
    protocol: 'velocity-perps',
    programId: velocityProgramId,
    encoding: velocityEncoding,
    users: shareOf(30_000),
    markets: 24,
    from: 500_000,
  },
} as const satisfies Record<string, PerpVenueWorld>

const ordersOfMaker = 8
const restingOrders = 3
/** Users with positions take turns in these markets, because a user has at most eight positions. */
export const busyMarkets = 8

export function perpUserKey({ from }: PerpVenueWorld, index: number): Address {
  return keyOf(3, from + index)
}

/** Returns a user at the start. One in four has positions, one in twenty resting orders, the first ones many. */
export function perpUser(venue: PerpVenueWorld, index: number, makers: number): PerpUserState {
  const isMaker = index < makers
  const positions = isMaker ? busyMarkets : index % 4 === 0 ? 1 + (index % 3) : 0
  const orders = isMaker ? ordersOfMaker : index % 20 === 0 ? restingOrders : 0
  return perpUserState({
    protocol: venue.protocol,
    key: perpUserKey(venue, index),
    authority: keyOf(4, venue.from + index),
    positions: Array.from({ length: positions }, (_, n) =>
      positionOf(
        (index + n) % busyMarkets,
        BigInt(1 + (index % 90)) * (n % 2 === 0 ? 10_000_000n : -10_000_000n),
      ),
    ),
    orders: Array.from({ length: orders }, (_, n) => perpOrderOf(n + 1, (index + n) % busyMarkets)),
    nextOrderId: orders + 1,
    hasOpenOrder: orders > 0,
    spotPositions: [spotPositionOf(0, BigInt(1 + (index % 1_000)) * 1_000_000_000n)],
  })
}

/** Returns a market at a step. */
export function perpMarket(
  venue: PerpVenueWorld,
  index: number,
  step: number,
  at: UnixSeconds,
): PerpMarketState {
  const state = marketState(index, step, at)
  const number = venue.from + index
  return {
    ...state,
    protocol: venue.protocol,
    key: keyOf(5, number),
    oracle: keyOf(6, number),
    ammBaseRaw: state.longBaseRaw + state.shortBaseRaw,
  }
}

/** Yields the accounts of all markets and users of both venues. */
export function* perpAccounts(makers: number, at: UnixSeconds): Generator<OrderAccount> {
  for (const venue of Object.values(perpVenueWorlds)) {
    const accountOf = (state: Parameters<PerpEncoding['account']>[0]): OrderAccount => ({
      key: state.key,
      owner: venue.programId,
      data: venue.encoding.account(state),
    })
    yield accountOf(spotMarketState({ protocol: venue.protocol, key: keyOf(7, venue.from) }))
    for (let index = 0; index < venue.markets; index += 1) yield accountOf(perpMarket(venue, index, 0, at))
    for (let index = 0; index < venue.users; index += 1) yield accountOf(perpUser(venue, index, makers))
  }
}
