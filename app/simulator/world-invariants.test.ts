import { afterAll, expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import type { ChainEvent } from '~/domain/chain/chain-event'
import { mintsOfMarket } from '~/domain/perp/perp-market-mints'
import type { LedgerTransaction } from './ledger'
import { eventProtocols, observe, statesOf } from './world/observe.fixture'
import { createWorld } from './world/world'
import { secondsOfSlot, slotAtUnixTime, slotsPerHour } from './world/world-time'
import { createWorldLedger } from './world-ledger'

/**
 * 2026-11-18T17:30:00Z, which is daytime in America. The speed of the world is reduced, so that two days can
 * be read quickly.
 */
const nowMs = Date.UTC(2026, 10, 18, 17, 30)
const speed = 0.15
const ledger = createWorldLedger({ seed: 2, speed, clock: { nowMs: () => nowMs, monotonicMs: () => 0 } })
/** The world of the ledger. The tests use it only for its prices and read everything else from the ledger. */
const { scene } = createWorld(2, speed).perps.drift
const tip = ledger.currentSlot()
afterAll(() => ledger.stop())

const observed = new Map(eventProtocols.map((id) => [id, observe(ledger, id, tip - 50 * slotsPerHour)]))
const everything = [...observed.values()].flat()

type EventOf<T extends ChainEvent['type']> = Extract<ChainEvent, { readonly type: T }>

/** Returns the events of one type, oldest first. */
function eventsOf<T extends ChainEvent['type']>(id: (typeof eventProtocols)[number], type: T): EventOf<T>[] {
  const events = observed.get(id)?.flatMap(({ found }) => found.events) ?? []
  return events.filter((event): event is EventOf<T> => event.type === type)
}

function tokenOf(mint: string | undefined) {
  return scene.tokens.byMint(trustedAddress(mint ?? ''))!
}

function ui(mint: string | undefined, raw: bigint | undefined): number {
  return Number(raw) / 10 ** tokenOf(mint).decimals
}

/** Returns the lowest and the highest price within the last minute before the end of a given second. */
function minuteRange(at: number | null, priceAt: (seconds: number) => number): [number, number] {
  const end = secondsOfSlot(slotAtUnixTime(at! + 1))
  const prices = Array.from({ length: 32 }, (_, step) => priceAt(end - 2 * step))
  return [Math.min(...prices), Math.max(...prices)]
}

function expectWithin(value: number, [low, high]: [number, number], tolerance: number): void {
  expect(value).toBeGreaterThan(low * (1 - tolerance))
  expect(value).toBeLessThan(high * (1 + tolerance))
}

test('decodes every transaction: a successful one has events, a failed one has none', () => {
  let [failed, truncated, loaded] = [0, 0, 0]
  for (const { transaction, found } of everything) {
    expect(found.corrupt).toEqual([])
    if (transaction.error !== null) failed++
    const expectsEvents =
      transaction.error === null && !transaction.logs.some((line) => line.endsWith('SettlePnl'))
    // A truncated log may lack events.
    if (!found.truncated) expect(found.events.length > 0).toBe(expectsEvents)
    if (transaction.logs.includes('Log truncated')) truncated++
    if (transaction.version === 0) loaded++
  }
  expect(failed).toBeGreaterThan(10)
  expect(truncated).toBeGreaterThan(3)
  expect(loaded / everything.length).toBeGreaterThan(0.3)
})

function sumByMint(balances: LedgerTransaction['preTokenBalances']): Map<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const { mint, amountRaw } of balances) sums.set(mint, (sums.get(mint) ?? 0n) + amountRaw)
  return sums
}

test('keeps the total of tokens and lamports in every transaction', () => {
  const total = (numbers: readonly bigint[]) => numbers.reduce((sum, number) => sum + number, 0n)
  for (const { transaction } of everything) {
    const { preTokenBalances, postTokenBalances, preBalances, postBalances, feeLamports } = transaction
    expect(sumByMint(postTokenBalances)).toEqual(sumByMint(preTokenBalances))
    expect(total(postBalances) + feeLamports).toBe(total(preBalances))
    expect(postBalances.every((lamports) => lamports >= 0n)).toBe(true)
    expect(preTokenBalances.every(({ accountIndex }) => accountIndex < preBalances.length)).toBe(true)
  }
})

test('moves the tokens of every spot fill as its event reports', () => {
  let compared = 0
  for (const { transaction, found } of everything) {
    const change = (mint: string | undefined, owner: string | undefined) => {
      const held = (balances: LedgerTransaction['preTokenBalances']) =>
        balances
          .filter((balance) => balance.mint === mint && balance.owner === owner)
          .reduce((sum, { amountRaw }) => sum + amountRaw, 0n)
      return held(transaction.postTokenBalances) - held(transaction.preTokenBalances)
    }
    for (const event of found.events) {
      if (event.type !== 'order-filled') continue
      expect(change(event.outputMint, event.maker)).toBe(event.outputRaw)
      if (event.inputRaw !== undefined) expect(change(event.inputMint, event.order)).toBe(-event.inputRaw)
      compared++
    }
  }
  expect(compared).toBeGreaterThan(2000)
})

test("fills DCA orders at the market price less Jupiter's 0.1 % fee", () => {
  for (const fill of eventsOf('jupiter-dca', 'order-filled')) {
    const grossRaw = fill.outputRaw + fill.feeRaw!
    expect(fill.feeRaw).toBe(grossRaw / 1000n)
    // An amount of only a few base units is too small to compute a price.
    if (grossRaw < 1000n || fill.inputRaw! < 1000n) continue
    const price = ui(fill.outputMint, grossRaw) / ui(fill.inputMint, fill.inputRaw)
    const [input, output] = [tokenOf(fill.inputMint).asset, tokenOf(fill.outputMint).asset]
    expectWithin(
      price,
      minuteRange(fill.at, (at) => scene.book.ratio(input, output, at)),
      0.0015,
    )
  }
})

test('fills limit orders at their limit price when the market reaches it, and not after they expire', () => {
  for (const id of ['jupiter-limit', 'jupiter-limit-v1', 'kamino-limit'] as const) {
    const opened = new Map(eventsOf(id, 'order-opened').map((event) => [event.order, event]))
    const left = new Map([...opened].map(([order, event]) => [order, event.inputRaw]))
    let compared = 0
    for (const fill of eventsOf(id, 'order-filled')) {
      const order = opened.get(fill.order)
      if (order === undefined) continue
      const inputRaw = left.get(fill.order)! - fill.remainingInputRaw!
      left.set(fill.order, fill.remainingInputRaw!)
      if (fill.inputRaw !== undefined) expect(fill.inputRaw).toBe(inputRaw)
      const price = ui(order.outputMint, fill.outputRaw) / ui(order.inputMint, inputRaw)
      const limit = ui(order.outputMint, order.expectedOutputRaw) / ui(order.inputMint, order.inputRaw)
      expect(price / limit).toBeCloseTo(1, 3)
      const [input, output] = [tokenOf(order.inputMint).asset, tokenOf(order.outputMint).asset]
      expectWithin(
        price,
        minuteRange(fill.at, (at) => scene.book.ratio(input, output, at)),
        0.0005,
      )
      if (order.expiresAt !== undefined) expect(fill.at!).toBeLessThan(order.expiresAt)
      compared++
    }
    expect(compared).toBeGreaterThan(10)
  }
})

test('has almost no open orders that cross the market price', () => {
  const orders = (['jupiter-limit', 'jupiter-limit-v1', 'kamino-limit'] as const)
    .flatMap((id) => statesOf(ledger, id, 'limit'))
    .filter((order) => order.remainingInputRaw > 0n)
  const crossed = orders.filter((order) => {
    const [input, output] = [tokenOf(order.inputMint).asset, tokenOf(order.outputMint).asset]
    const limit = ui(order.outputMint, order.expectedOutputRaw) / ui(order.inputMint, order.initialInputRaw)
    return scene.book.ratio(input, output, secondsOfSlot(tip)) > limit * 1.0001
  })
  expect(crossed.length / orders.length).toBeLessThan(0.01)
})

test('fills DCA cycles when they are due, never before, and stores the next due time in the account', () => {
  const fills = eventsOf('jupiter-dca', 'order-filled')
  let compared = 0
  for (const state of statesOf(ledger, 'jupiter-dca', 'dca')) {
    const { createdAt, cycleFrequencySeconds, inAmountPerCycleRaw, inUsedRaw } = state
    const dueAt = (usedRaw: bigint) =>
      createdAt + Number(usedRaw / inAmountPerCycleRaw) * cycleFrequencySeconds
    expect(state.nextCycleAt).toBe(dueAt(inUsedRaw))
    expect(state.outWithdrawnRaw).toBe(state.outReceivedRaw)
    if (createdAt < nowMs / 1000 - 49 * 3600) continue
    let usedRaw = 0n
    for (const fill of fills.filter(({ order }) => order === state.key)) {
      expect(fill.at!).toBeGreaterThanOrEqual(dueAt(usedRaw))
      expect(fill.at!).toBeLessThan(dueAt(usedRaw) + 45)
      usedRaw += fill.inputRaw!
      compared++
    }
    expect(usedRaw).toBe(inUsedRaw)
  }
  expect(compared).toBeGreaterThan(100)
})

test('has the same open interest in a market as in the positions of its users', () => {
  const users = statesOf(ledger, 'drift-perps', 'perp-user')
  for (const market of statesOf(ledger, 'drift-perps', 'perp-market')) {
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
  const balances = statesOf(ledger, 'drift-perps', 'perp-user').flatMap((user) => user.spotPositions)
  const spotMarkets = statesOf(ledger, 'drift-perps', 'spot-market')
  expect(spotMarkets.map(({ name }) => name)).toEqual([
    'USDC',
    'SOL',
    'mSOL',
    'wBTC',
    'wETH',
    'USDT',
    'JitoSOL',
  ])
  for (const market of spotMarkets) {
    const sum = (side: string) =>
      balances
        .filter(({ marketIndex, balanceType }) => marketIndex === market.marketIndex && balanceType === side)
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
  expect(borrowed.map(({ name }) => name)).toEqual(['USDC', 'SOL'])
  for (const { cumulativeDepositInterestRaw: interest } of borrowed)
    expect(interest > 10_000_000_000n).toBe(true)
})

test("counts in a market's daily volume the fills of the 24 hours up to its last fill", () => {
  const fills = eventsOf('drift-perps', 'perp-filled')
  expect(new Set(fills.map((fill) => `${fill.marketIndex} ${fill.fillRecordId}`)).size).toBe(fills.length)
  for (const market of statesOf(ledger, 'drift-perps', 'perp-market')) {
    const own = fills.filter((fill) => fill.marketIndex === market.marketIndex)
    const last = own.at(-1)?.slot
    // In a market with few trades, the 24 hours before the last trade may begin before the observed range.
    if (last === undefined || last < tip - 25 * slotsPerHour) continue
    const day = own.filter((fill) => fill.slot > last - 24 * slotsPerHour)
    expect(market.volume24hQuoteRaw).toBe(day.reduce((sum, fill) => sum + fill.quoteRaw, 0n))
  }
})

test('fills perps at a price of their minute', () => {
  for (const fill of eventsOf('drift-perps', 'perp-filled')) {
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

test('prices a token like its perp market', () => {
  const now = secondsOfSlot(tip)
  let compared = 0
  for (const { name, marketIndex } of statesOf(ledger, 'drift-perps', 'perp-market'))
    for (const { mint, tokens } of mintsOfMarket(name)) {
      const market = scene.markets.byIndex(marketIndex)!
      const price = scene.markets.priceAt(market, now) / tokens
      expectWithin(scene.book.priceUsd(tokenOf(mint).asset, now), [price, price], 0.001)
      compared++
    }
  expect(compared).toBeGreaterThan(10)
})

test('increases the cumulative rate by each funding rate, which follows from the premium', () => {
  const updates = eventsOf('drift-perps', 'perp-funding').filter(({ marketIndex }) => marketIndex === 0)
  expect(updates.length).toBeGreaterThan(45)
  for (const [index, update] of updates.entries()) {
    const earlier = updates[index - 1]
    if (earlier) expect(update.cumulativeLongRaw - earlier.cumulativeLongRaw).toBe(update.fundingRateRaw)
    const oracle = Number(update.oracleTwapPriceRaw)
    const premium = Number(update.markTwapPriceRaw) - oracle + oracle / 5000
    expect(Number(update.fundingRateRaw) / ((premium * 1000) / 24)).toBeCloseTo(1, 2)
  }
})

test('has Poisson arrivals: counts of neighbouring hours differ as much as expected', () => {
  const hours = new Array<number>(48).fill(0)
  for (const { slot } of eventsOf('drift-perps', 'perp-order').filter(({ action }) => action === 'place')) {
    const hour = Math.floor((tip - slot) / (slotsPerHour / 4))
    if (hour < hours.length) hours[hour]! += 1
  }
  const pairs = Array.from({ length: 24 }, (_, pair) => [hours[2 * pair]!, hours[2 * pair + 1]!] as const)
  const scatter = pairs.reduce((sum, [a, b]) => sum + (a - b) ** 2, 0)
  const expected = pairs.reduce((sum, [a, b]) => sum + a + b, 0)
  expect(scatter / expected).toBeGreaterThan(0.45)
  expect(scatter / expected).toBeLessThan(1.9)
})
