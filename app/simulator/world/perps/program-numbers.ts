import type { PerpDirection } from '~/domain/perp/perp'

/** Values of `OrderAction`, and the values of `OrderActionExplanation` that occur in this world. */
export const orderActions = { place: 0, cancel: 1, fill: 2, trigger: 3, expire: 4 } as const
export const explanations = {
  none: 0,
  expired: 4,
  reduceOnlyIncreases: 3,
  liquidation: 5,
  withAmm: 6,
  matchJit: 9,
} as const

export const perpMarketType = 1
export const openStatus = 1
/** Duration of an order's auction, slots. */
export const auctionSlots = 10

export function directionNumber(direction: PerpDirection): number {
  return direction === 'long' ? 0 : 1
}
