import { afterAll, describe, expect, test } from 'vitest'
import type { ChainEvent, PerpOrderAction } from '~/domain/chain/chain-event'
import type { PerpOrderState } from '~/domain/perp/perp'
import { perpProtocolOf } from '~/domain/protocol/protocol'
import { type PerpVenue, perpVenues } from '~/domain/protocol/venues'
import { observe, statesOf } from './world/observe.fixture'
import { FundingStory } from './world/perps/funding-story'
import type { PerpStory } from './world/perps/perp-story'
import { PositionStory } from './world/perps/positions/position-story'
import { RestingOrderStory } from './world/perps/resting-orders/resting-order-story'
import { expectWithin, minuteRange } from './world/price-range.fixture'
import { createTimeline } from './world/stories/timeline'
import { createWorld } from './world/world'
import { hourOfSlot, slotsPerHour } from './world/world-time'
import { createWorldLedger } from './world-ledger'

/** 2026-11-18T17:30:00Z. The speed of the world is reduced, so that two days can be read quickly. */
const nowMs = Date.UTC(2026, 10, 18, 17, 30)
const speed = 0.15
const ledger = createWorldLedger({ seed: 2, speed, clock: { nowMs: () => nowMs, monotonicMs: () => 0 } })
/** The world of the ledger. It shows what happened, and the ledger must show the same. */
const world = createWorld(2, speed)
const tip = ledger.currentSlot()
const from = tip - 50 * slotsPerHour
afterAll(() => ledger.stop())

const observed = Object.fromEntries(
  perpVenues.map((venue) => [venue, observe(ledger, perpProtocolOf(venue), from)]),
)

type EventOf<T extends ChainEvent['type']> = Extract<ChainEvent, { readonly type: T }>

/** Returns the events of one type, oldest first. */
function eventsOf<T extends ChainEvent['type']>(venue: PerpVenue, type: T): EventOf<T>[] {
  const events = observed[venue]!.flatMap(({ found }) => found.events)
  return events.filter((event): event is EventOf<T> => event.type === type)
}

/** Returns what an event reports of an order. */
function reported({ orderId, marketIndex, direction, priceRaw, terms, ...event }: PerpOrderAction) {
  const { baseRaw, baseFilledRaw, quoteFilledRaw } = event
  return { orderId, marketIndex, direction, baseRaw, baseFilledRaw, quoteFilledRaw, priceRaw, ...terms }
}

/** Returns what the event of a placed order should report. An order without a limit price reports none. */
function placed({ slot: _slot, marketType: _marketType, priceRaw, ...order }: PerpOrderState) {
  return { ...order, priceRaw: priceRaw === 0n ? undefined : priceRaw }
}

/** Compares the only event of a transaction with the step of the story that caused it. */
function expectStory(story: PerpStory, step: number, event: ChainEvent | undefined): void {
  const trade = story.tradeOf(step)
  if (trade) {
    const [taker, maker] = trade.changes
    const { quoteRaw } = trade
    expect(event).toMatchObject({
      type: 'perp-filled',
      marketIndex: trade.market.index,
      quoteRaw,
      taker: taker!.user.key,
      takerDirection: taker!.baseRaw > 0n ? 'long' : 'short',
      maker: maker?.user.key,
      baseRaw: taker!.baseRaw > 0n ? taker!.baseRaw : -taker!.baseRaw,
    })
  } else if (story instanceof FundingStory) {
    const funding = story.scene.funding.at(story.market, story.id.hour)
    expect(event).toMatchObject({
      type: 'perp-funding',
      marketIndex: story.market.index,
      fundingRateRaw: funding.rateRaw,
      cumulativeLongRaw: funding.cumulativeRaw,
      cumulativeShortRaw: funding.cumulativeRaw,
      oracleTwapPriceRaw: funding.oracleTwapRaw,
      markTwapPriceRaw: funding.markTwapRaw,
    })
  } else if (story instanceof PositionStory) {
    const { taker } = story.terms
    expect(event).toMatchObject({ type: 'perp-order', action: 'place', user: taker.key })
    const order = story.openOrderOf(taker, story.stepAt(step).slot)
    expect(reported(event as PerpOrderAction)).toEqual(placed(order!))
  } else if (story instanceof RestingOrderStory) {
    const { type } = story.stepAt(step)
    const action = { placed: 'place', triggered: 'trigger', cancelled: 'cancel', expired: 'expire' }[type]
    expect(event).toMatchObject({ type: 'perp-order', action, orderId: story.orderId })
    expect(event).toMatchObject({ user: story.terms.user.key, marketIndex: story.terms.market.index })
    if (type !== 'placed') return
    expect(reported(event as PerpOrderAction)).toEqual(placed(story.orderAfter(story.stepAt(step))))
  } else expect(event).toBeUndefined()
}

describe.each(perpVenues)('%s', (venue) => {
  const protocol = perpProtocolOf(venue)
  const { scene, books } = world.perps[venue]

  test('emits for every step the event that describes it', () => {
    const timeline = createTimeline(books)
    const hours = Array.from({ length: 51 }, (_, index) => hourOfSlot(tip) - 50 + index)
    const happenings = hours
      .flatMap((hour) => timeline.hour(hour))
      .filter(({ slot }) => slot >= from && slot <= tip)
    expect(observed[venue]!.map(({ transaction }) => transaction.slot)).toEqual(
      happenings.map(({ slot }) => slot),
    )
    for (const [index, { story, step }] of happenings.entries()) {
      const { found } = observed[venue]![index]!
      expect(found.corrupt).toEqual([])
      const expectsEvents = story.steps[step]?.failed !== true && !found.truncated
      if (!expectsEvents) continue
      expect(found.events.length).toBeLessThanOrEqual(1)
      expectStory(story as PerpStory, step, found.events[0])
    }
  })

  test('has the same open interest in a market as in the positions of its users', () => {
    const users = statesOf(ledger, protocol, 'perp-user')
    for (const market of statesOf(ledger, protocol, 'perp-market')) {
      const held = users
        .flatMap(({ positions }) => positions)
        .filter((position) => position.marketIndex === market.marketIndex && position.baseRaw !== 0n)
      const sum = (isSide: (raw: bigint) => boolean) =>
        held.reduce((total, { baseRaw }) => (isSide(baseRaw) ? total + baseRaw : total), 0n)
      expect(market.longBaseRaw).toBe(sum((raw) => raw > 0n))
      expect(market.shortBaseRaw).toBe(sum((raw) => raw < 0n))
      expect(market.longBaseRaw + market.shortBaseRaw).toBe(market.ammBaseRaw + market.unsettledLpBaseRaw)
      expect(market.numberOfUsersWithBase).toBe(held.length)
    }
  })

  test('has the same deposits and borrows in spot markets as in user accounts, and pays depositors what borrowers owe', () => {
    const balances = statesOf(ledger, protocol, 'perp-user').flatMap((user) => user.spotPositions)
    const spotMarkets = statesOf(ledger, protocol, 'spot-market')
    expect(spotMarkets.map(({ name }) => name)).toEqual(scene.venue.spotMarkets.map(({ name }) => name))
    for (const market of spotMarkets) {
      const sum = (side: string) =>
        balances
          .filter(
            ({ marketIndex, balanceType }) => marketIndex === market.marketIndex && balanceType === side,
          )
          .reduce((total, { scaledBalanceRaw }) => total + scaledBalanceRaw, 0n)
      expect(market.depositBalanceRaw).toBe(sum('deposit'))
      expect(market.borrowBalanceRaw).toBe(sum('borrow'))
      expect(market.borrowBalanceRaw < market.depositBalanceRaw).toBe(true)
      const got = market.depositBalanceRaw * (market.cumulativeDepositInterestRaw - 10_000_000_000n)
      const paid = market.borrowBalanceRaw * (market.cumulativeBorrowInterestRaw - 10_000_000_000n)
      // Cumulative interest is rounded down to ten decimals.
      expect(got <= paid && got > paid - market.depositBalanceRaw).toBe(true)
    }
    const borrowed = spotMarkets.filter(({ borrowBalanceRaw }) => borrowBalanceRaw > 0n)
    const quote = { drift: 'USDC', velocity: 'USDT' }[venue]
    expect(borrowed.map(({ name }) => name)).toEqual([quote, 'SOL'])
    for (const { cumulativeDepositInterestRaw: interest } of borrowed)
      expect(interest > 10_000_000_000n).toBe(true)
  })

  test("counts in a market's daily volume the fills of the 24 hours up to its last fill", () => {
    const fills = eventsOf(venue, 'perp-filled')
    expect(new Set(fills.map((fill) => `${fill.marketIndex} ${fill.fillRecordId}`)).size).toBe(fills.length)
    let compared = 0
    for (const market of statesOf(ledger, protocol, 'perp-market')) {
      const own = fills.filter((fill) => fill.marketIndex === market.marketIndex)
      const last = own.at(-1)?.slot
      // In a market with few trades, the 24 hours before the last trade may begin before the observed range.
      if (last === undefined || last < tip - 25 * slotsPerHour) continue
      const day = own.filter((fill) => fill.slot > last - 24 * slotsPerHour)
      expect(market.volume24hQuoteRaw).toBe(day.reduce((sum, fill) => sum + fill.quoteRaw, 0n))
      compared++
    }
    expect(compared).toBeGreaterThan(3)
  })

  test('fills perps at a price of their minute', () => {
    for (const fill of eventsOf(venue, 'perp-filled')) {
      const market = scene.markets.byIndex(fill.marketIndex)!
      const base = Number(fill.baseRaw) / 1e9
      // Quote amounts are rounded down to millionths. The rounding matters for a tiny trade of a cheap
      // contract.
      const tolerance = 0.0005 + 2e-6 / (base * market.usualPrice)
      const price = Number(fill.quoteRaw) / 1e6 / base
      expectWithin(
        price,
        minuteRange(fill.at, (at) => scene.markets.priceAt(market, at)),
        tolerance,
      )
    }
  })

  test('increases the cumulative rate by each funding rate', () => {
    for (const { index } of scene.markets.all) {
      const updates = eventsOf(venue, 'perp-funding').filter(({ marketIndex }) => marketIndex === index)
      if (!scene.markets.byIndex(index)!.facts.isExpired) expect(updates.length).toBeGreaterThan(45)
      for (const [position, update] of updates.entries()) {
        const earlier = updates[position - 1]
        if (earlier) expect(update.cumulativeLongRaw - earlier.cumulativeLongRaw).toBe(update.fundingRateRaw)
      }
    }
  })
})

test("computes Drift's funding rates from the premium and 1/5000 of the oracle price", () => {
  for (const update of eventsOf('drift', 'perp-funding').filter(({ marketIndex }) => marketIndex === 0)) {
    const oracle = Number(update.oracleTwapPriceRaw)
    const premium = Number(update.markTwapPriceRaw) - oracle + oracle / 5000
    expect(Number(update.fundingRateRaw) / ((premium * 1000) / 24)).toBeCloseTo(1, 2)
  }
})

/** Funding rate of Velocity by its program, with a dead zone of 5 basis points and a slope of 1. */
function velocityRate(markRaw: bigint, oracleRaw: bigint, mostRaw: bigint): bigint {
  const spread = markRaw - oracleRaw
  const clamp = (oracleRaw * 5n) / 10_000n
  const premium = spread > clamp ? spread - clamp : spread < -clamp ? spread + clamp : 0n
  const daily = premium + oracleRaw / 3333n
  const limited = daily > mostRaw ? mostRaw : daily < -mostRaw ? -mostRaw : daily
  return (limited * 1000n) / 24n
}

test("computes Velocity's funding rates from the spread beyond the dead zone and 1/3333 of the oracle price", () => {
  const updates = eventsOf('velocity', 'perp-funding')
  expect(updates.length).toBeGreaterThan(5 * 45)
  for (const { marketIndex, markTwapPriceRaw, oracleTwapPriceRaw, fundingRateRaw } of updates) {
    const mostRaw = oracleTwapPriceRaw / (marketIndex < 3 ? 33n : 20n)
    expect(fundingRateRaw).toBe(velocityRate(markTwapPriceRaw, oracleTwapPriceRaw, mostRaw))
  }
})

test('has funding records with the same market index and record id at both venues', () => {
  const [drift, velocity] = perpVenues.map(
    (venue) => new Set(eventsOf(venue, 'perp-funding').map((each) => `${each.marketIndex} ${each.recordId}`)),
  )
  const shared = [...velocity!].filter((id) => drift!.has(id))
  expect(shared.length).toBe(velocity!.size)
})

test('has wallets with accounts at both venues, and other wallets with an account at one', () => {
  const [drift, velocity] = perpVenues.map(
    (venue) =>
      new Set(statesOf(ledger, perpProtocolOf(venue), 'perp-user').map(({ authority }) => authority)),
  )
  const shared = [...velocity!].filter((authority) => drift!.has(authority))
  expect(shared.length).toBeGreaterThan(100)
  expect(shared.length).toBeLessThan(velocity!.size - 100)
})
