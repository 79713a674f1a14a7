import { afterAll, expect, test } from 'vitest'
import type { ChainEvent } from '~/domain/chain/chain-event'
import type { LimitOrderState } from '~/domain/order/order'
import { dcaPaceTier } from '~/domain/order/tiers'
import { mints } from '~/domain/token/mints'
import type { Ledger } from './ledger'
import { entriesSince, eventProtocols, observe, statesOf } from './world/observe.fixture'
import { slotsPerHour } from './world/world-time'
import { createWorldLedger } from './world-ledger'

/** 2026-11-21T09:00:00Z. The date is arbitrary, because all panels must have data at any time. */
const nowMs = Date.UTC(2026, 10, 21, 9)
const ledger = createLedger(nowMs)
const dayAgo = createLedger(nowMs - 86_400_000)
const tip = ledger.currentSlot()
afterAll(() => {
  ledger.stop()
  dayAgo.stop()
})

function createLedger(atMs: number): Ledger {
  return createWorldLedger({ seed: 1, speed: 1, clock: { nowMs: () => atMs, monotonicMs: () => 0 } })
}

const tokens = [...ledger.tokens()]
const priceOf = new Map(tokens.map((token) => [token.mint, token.priceUsd()]))
const decimalsOf = new Map(tokens.map((token) => [token.mint, token.decimals]))
const markets = statesOf(ledger, 'drift-perps', 'perp-market')
const listed = markets.filter(({ status }) => status !== 7 && status !== 8)
const kamino = statesOf(ledger, 'kamino-limit', 'limit').filter((order) => order.remainingInputRaw > 0n)

function kindsOf(events: readonly ChainEvent[]): Set<string> {
  return new Set(events.map((event) => (event.type === 'order-closed' ? event.end : event.type)))
}

function countAbove(numbers: readonly number[], bound: number): number {
  return numbers.filter((number) => number > bound).length
}

test('has more than 600 tokens, well-known ones included, each with a mint account', () => {
  expect(tokens.length).toBeGreaterThanOrEqual(600)
  expect(new Set(tokens.map(({ mint }) => mint)).size).toBe(tokens.length)
  const mintCount = statesOf(ledger, 'spl-token', 'mint').length
  expect(mintCount).toBe(tokens.length)
  expect(ledger.token(mints.wSOL)).toMatchObject({ symbol: 'SOL', decimals: 9, verified: true })
  expect(ledger.token(mints.USDC)?.priceUsd()).toBeCloseTo(1, 2)
  expect(new Set(tokens.map(({ decimals }) => decimals)).size).toBeGreaterThanOrEqual(5)
  expect(new Set(tokens.map(({ tokenProgram }) => tokenProgram)).size).toBe(2)
  expect(tokens.filter(({ verified }) => verified).length).toBeGreaterThan(100)
  for (const { supplyRaw } of tokens) expect(supplyRaw < 2n ** 64n).toBe(true)
})

test('has hostile tokens: markup, formulas, bidirectional and invisible characters, a long name, a false USDC', () => {
  const names = tokens.map(({ name, symbol }) => `${name} ${symbol}`)
  for (const pattern of [/<script>/, /\u202e/, /\u200b/, /^=HYPERLINK/, /.{10000}/, /javascript|<img/]) {
    expect(names.some((name) => pattern.test(name))).toBe(true)
  }
  const usdc = tokens.filter(({ symbol }) => symbol === 'USDC')
  expect(usdc.length).toBeGreaterThan(1)
  expect(usdc.filter(({ verified }) => verified).map(({ mint }) => mint)).toEqual([mints.USDC])
  expect(tokens.some((token) => token.priceUsd() === undefined)).toBe(true)
  expect(tokens.some((token) => token.name === undefined)).toBe(true)
})

test('has the same token facts in Metaplex as in the Token API', () => {
  const described = statesOf(ledger, 'spl-token', 'token-metadata')
  expect(described.length).toBeGreaterThan(500)
  for (const { mint, symbol } of described)
    expect(ledger.token(mint)?.symbol?.replaceAll('\0', '')).toBe(symbol)
})

test('has more than 1,500 active DCA orders in all pace tiers', () => {
  const orders = statesOf(ledger, 'jupiter-dca', 'dca').filter(
    (order) => order.inUsedRaw < order.inDepositedRaw,
  )
  expect(orders.length).toBeGreaterThanOrEqual(1500)
  const paces = orders.flatMap((order) => {
    const price = priceOf.get(order.inputMint)
    const perCycle = Number(order.inAmountPerCycleRaw) / 10 ** decimalsOf.get(order.inputMint)!
    return price === undefined ? [] : [(perCycle * price * 60) / order.cycleFrequencySeconds]
  })
  expect(new Set(paces.map(dcaPaceTier))).toEqual(new Set([0, 1, 2, 3]))
})

test('has more than 4,000 open Jupiter limit orders, mostly of version 2, some partially filled', () => {
  const [second, first] = [
    statesOf(ledger, 'jupiter-limit', 'limit'),
    statesOf(ledger, 'jupiter-limit-v1', 'limit'),
  ]
  expect(second.length + first.length).toBeGreaterThanOrEqual(4000)
  expect(second.length).toBeGreaterThan(4 * first.length)
  expect(first.length).toBeGreaterThan(200)
  const isPartial = (order: LimitOrderState) => order.remainingInputRaw < order.initialInputRaw
  expect([...second, ...first].filter(isPartial).length).toBeGreaterThan(10)
})

test("has openings, partial fills, completions and cancellations in all limit programs within a day, and expiries in Jupiter's", () => {
  for (const id of ['jupiter-limit', 'jupiter-limit-v1', 'kamino-limit'] as const) {
    const events = observe(ledger, id, tip - 24 * slotsPerHour).flatMap(({ found }) => found.events)
    const kinds = kindsOf(events)
    expect(kinds).toContain('order-opened')
    expect(kinds).toContain('completed')
    expect(kinds).toContain('cancelled')
    expect(kinds.has('expired')).toBe(id !== 'kamino-limit')
    const partial = events.filter((event) => event.type === 'order-filled' && event.remainingInputRaw !== 0n)
    expect(partial.length).toBeGreaterThan(3)
  }
})

test('has more than 600 Kamino orders, makers with several, and 25 orders on each side of the SOL book', () => {
  expect(kamino.length).toBeGreaterThanOrEqual(600)
  const makers = new Map<string, number>()
  for (const { maker } of kamino) makers.set(maker, (makers.get(maker) ?? 0) + 1)
  expect([...makers.values()].filter((count) => count > 2).length).toBeGreaterThan(50)
  const sol = priceOf.get(mints.wSOL)!
  const limitOf = ({ initialInputRaw, expectedOutputRaw }: LimitOrderState, isAsk: boolean) =>
    isAsk
      ? Number(expectedOutputRaw) / 1e6 / (Number(initialInputRaw) / 1e9)
      : Number(initialInputRaw) / 1e6 / (Number(expectedOutputRaw) / 1e9)
  const bids = kamino.filter(
    ({ inputMint, outputMint }) => inputMint === mints.USDC && outputMint === mints.wSOL,
  )
  const asks = kamino.filter(
    ({ inputMint, outputMint }) => inputMint === mints.wSOL && outputMint === mints.USDC,
  )
  const near = (price: number) => price > sol * 0.9 && price < sol * 1.1
  expect(bids.map((order) => limitOf(order, false)).filter(near).length).toBeGreaterThanOrEqual(25)
  expect(asks.map((order) => limitOf(order, true)).filter(near).length).toBeGreaterThanOrEqual(25)
})

test('has Kamino makers with a weekly volume above ten, five and one million dollars', () => {
  const volumes = new Map<string, number>()
  for (const { found } of observe(ledger, 'kamino-limit', tip - 7 * 24 * slotsPerHour)) {
    for (const event of found.events) {
      if (event.type !== 'order-filled' || event.outputMint === undefined) continue
      const usd =
        (Number(event.outputRaw) / 10 ** decimalsOf.get(event.outputMint)!) *
        (priceOf.get(event.outputMint) ?? 0)
      volumes.set(event.maker ?? '', (volumes.get(event.maker ?? '') ?? 0) + usd)
    }
  }
  const [first = 0, second = 0, third = 0] = [...volumes.values()].sort((a, b) => b - a)
  expect(first).toBeGreaterThan(10e6)
  expect(second).toBeGreaterThan(5e6)
  expect(second).toBeLessThan(first)
  expect(third).toBeGreaterThan(1e6)
  expect(third).toBeLessThan(5e6)
})

test('has more than 60 Drift markets, including one each in settlement, delisted, reduce-only and without positions', () => {
  expect(markets.length).toBeGreaterThanOrEqual(60)
  const statuses = markets.map(({ status }) => status)
  expect([6, 7, 8].map((wanted) => statuses.filter((status) => status === wanted).length)).toEqual([1, 1, 1])
  const active = markets.filter(({ status }) => status === 1)
  expect(active.filter((market) => market.longBaseRaw === 0n && market.shortBaseRaw === 0n).length).toBe(1)
  expect(markets.find(({ marketIndex }) => marketIndex === 0)?.name).toBe('SOL-PERP')
})

test('has more than 3,000 users with perp positions, and many open orders', () => {
  const users = statesOf(ledger, 'drift-perps', 'perp-user')
  const holders = users.filter(({ positions }) => positions.some(({ baseRaw }) => baseRaw !== 0n))
  expect(holders.length).toBeGreaterThanOrEqual(3000)
  expect(users.flatMap(({ orders }) => orders).length).toBeGreaterThan(1500)
  expect(
    new Set(users.flatMap(({ orders }) => orders.map(({ orderType }) => orderType))).size,
  ).toBeGreaterThanOrEqual(4)
})

test('has funding rates and long/short ratios extreme enough for the ranking panels', () => {
  const annual = listed.map(
    (market) =>
      (Number(market.lastFundingRateRaw) / 1e9 / (Number(market.lastFundingOracleTwapPriceRaw) / 1e6)) *
      876_000,
  )
  expect(countAbove(annual, 200)).toBeGreaterThanOrEqual(1)
  expect(countAbove(annual, 100)).toBeGreaterThanOrEqual(6)
  expect(countAbove(annual, 0)).toBeGreaterThan(8)
  expect(
    countAbove(
      annual.map((rate) => -rate),
      0,
    ),
  ).toBeGreaterThan(8)
  expect(
    countAbove(
      annual.map((rate) => -rate),
      200,
    ),
  ).toBeGreaterThanOrEqual(1)
  const ratios = listed
    .filter(({ shortBaseRaw, longBaseRaw }) => shortBaseRaw !== 0n && longBaseRaw !== 0n)
    .map(({ longBaseRaw, shortBaseRaw }) => Number(longBaseRaw) / -Number(shortBaseRaw))
  expect(countAbove(ratios, 3)).toBeGreaterThanOrEqual(1)
  expect(
    countAbove(
      ratios.map((ratio) => 1 / ratio),
      1 / 0.33,
    ),
  ).toBeGreaterThanOrEqual(1)
})

test('has at least two markets whose daily change exceeds two standard deviations', () => {
  const before = new Map(
    statesOf(dayAgo, 'drift-perps', 'perp-market').map((market) => [
      market.key,
      Number(market.oraclePriceRaw),
    ]),
  )
  const changes = listed.map((market) => Number(market.oraclePriceRaw) / before.get(market.key)! - 1)
  const mean = changes.reduce((sum, change) => sum + change, 0) / changes.length
  const deviation = Math.sqrt(changes.reduce((sum, change) => sum + (change - mean) ** 2, 0) / changes.length)
  expect(changes.filter((change) => Math.abs(change - mean) > 2 * deviation).length).toBeGreaterThanOrEqual(2)
})

test('has Drift fills of at least a thousand dollars every hour, and liquidations among the fills', () => {
  const fills = observe(ledger, 'drift-perps', tip - 8 * slotsPerHour)
    .flatMap(({ found }) => found.events)
    .filter((event) => event.type === 'perp-filled')
  for (let hour = 0; hour < 8; hour++) {
    const within = fills.filter(({ slot }) => Math.floor((tip - slot) / slotsPerHour) === hour)
    expect(within.filter(({ quoteRaw }) => quoteRaw >= 1_000_000_000n).length).toBeGreaterThan(20)
  }
  expect(fills.some(({ explanation }) => explanation === 5)).toBe(true)
})

test('has about half an event per second', () => {
  const from = tip - 6 * slotsPerHour
  const count = eventProtocols.reduce((sum, id) => sum + [...entriesSince(ledger, id, from)].length, 0)
  expect(count / (6 * 3600)).toBeGreaterThan(0.3)
  expect(count / (6 * 3600)).toBeLessThan(0.75)
})
