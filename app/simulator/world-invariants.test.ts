import { afterAll, expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import type { ChainEvent } from '~/domain/chain/chain-event'
import { mintsOfMarket } from '~/domain/perp/perp-market-mints'
import type { LedgerTransaction } from './ledger'
import { eventProtocols, observe, statesOf } from './world/observe.fixture'
import { expectWithin, minuteRange } from './world/price-range.fixture'
import { createWorld } from './world/world'
import { secondsOfSlot, slotsPerHour } from './world/world-time'
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
