import type { UnixSeconds } from '~/domain/base/time'
import type { PerpOrderState, PerpUserState } from '~/domain/perp/perp'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import type { PerpVenue } from '~/domain/protocol/venues'
import { perpOrderOf, positionOf } from '../../helpers/world/states'
import type { BlockDraft } from './draft'
import { replaceOrderCall, tradeCall } from './perp-events'
import { busyMarkets, perpMarket, perpUser, perpVenueWorlds } from './perp-world'

/** Users that quote all the time. All other trades are from `takers` users. */
export const makers = 60
const takers = 5_000
const tradeBaseRaw = 10_000_000n
const tradeQuoteRaw = 1_000_000n

/** What happens at a perps venue. */
export interface PerpTraffic {
  fill(draft: BlockDraft, at: UnixSeconds): void
  replaceOrder(draft: BlockDraft, at: UnixSeconds): void
  moveMarket(draft: BlockDraft, at: UnixSeconds): void
}

export function createPerpTraffic(venueId: PerpVenue): PerpTraffic {
  const venue = perpVenueWorlds[venueId]
  const { changeTopics: topics } = perpVenueFacts[venueId]
  const users = new Map<number, PerpUserState>()
  const steps = { fill: 0, order: 0, market: 0 }
  let fillRecordId = BigInt(Date.now())

  const userAt = (index: number): PerpUserState => users.get(index) ?? perpUser(venue, index, makers)

  function putUser(draft: BlockDraft, index: number, state: PerpUserState): void {
    users.set(index, state)
    const account = { key: state.key, owner: venue.programId, data: venue.encoding.account(state) }
    draft.put(account, topics.positions)
  }

  function putMarket(draft: BlockDraft, index: number, at: UnixSeconds): void {
    steps.market += 1
    const state = perpMarket(venue, index, steps.market, at)
    const account = { key: state.key, owner: venue.programId, data: venue.encoding.account(state) }
    draft.put(account, topics.markets)
  }

  return {
    fill(draft, at) {
      steps.fill += 1
      fillRecordId += 1n
      const [makerIndex, takerIndex] = [
        steps.fill % makers,
        makers + ((steps.fill * 7) % Math.min(takers, venue.users - makers)),
      ]
      const [maker, taker] = [userAt(makerIndex), userAt(takerIndex)]
      const makerOrder = maker.orders[0]
      if (makerOrder === undefined) return
      const baseRaw = makerOrder.direction === 'long' ? tradeBaseRaw : -tradeBaseRaw
      const { marketIndex } = makerOrder
      const amounts = { baseRaw: tradeBaseRaw, quoteRaw: tradeQuoteRaw }
      const trade = { fillRecordId, marketIndex, maker: maker.key, taker: taker.key, makerOrder, ...amounts }
      draft.call(tradeCall(venue, at, trade))
      putUser(draft, makerIndex, withPosition(maker, marketIndex, baseRaw))
      putUser(draft, takerIndex, withPosition(taker, marketIndex, -baseRaw))
      putMarket(draft, marketIndex, at)
    },
    replaceOrder(draft, at) {
      steps.order += 1
      const index = steps.order % makers
      const maker = userAt(index)
      const [cancelled, ...kept] = maker.orders
      const placed = nextOrder(maker, steps.order)
      draft.call(replaceOrderCall(venue, at, maker.key, { cancelled, placed }))
      putUser(draft, index, { ...maker, orders: [...kept, placed], nextOrderId: placed.orderId + 1 })
    },
    moveMarket: (draft, at) => putMarket(draft, steps.market % venue.markets, at),
  }
}

function nextOrder({ nextOrderId }: PerpUserState, step: number): PerpOrderState {
  const order = perpOrderOf(nextOrderId, step % busyMarkets)
  return {
    ...order,
    direction: step % 2 === 0 ? 'long' : 'short',
    priceRaw: 180_000_000n + BigInt(step % 1_000) * 1_000n,
  }
}

function withPosition(state: PerpUserState, marketIndex: number, baseRaw: bigint): PerpUserState {
  const held = state.positions.find((position) => position.marketIndex === marketIndex)
  const others = state.positions.filter((position) => position !== held)
  const size = (held?.baseRaw ?? 0n) + baseRaw
  const next = { ...(held ?? positionOf(marketIndex, 0n)), baseRaw: size }
  return { ...state, positions: size === 0n ? others : [...others, next] }
}
