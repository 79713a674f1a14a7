import { expect, test } from 'vitest'
import { addressOf, dcaState } from '../../../tests/helpers/world/states'
import { mints } from '../token/mints'
import { planCycles } from './dca-schedule'
import { plannedSpend, spentByHourRaw } from './planned-spend'

const now = 1_700_000_000

/**
 * An order that spends 100 USDC per hour until its 250 USDC are spent. Its first cycle is in half an hour.
 */
const state = dcaState({
  inDepositedRaw: 250_000_000n,
  inAmountPerCycleRaw: 100_000_000n,
  cycleFrequencySeconds: 3_600,
  nextCycleAt: now + 1_800,
})

const usdc = side(mints.USDC, 'USDC', 1)

function side(mint: typeof mints.USDC, symbol: string, priceUsd: number | undefined) {
  return {
    mint,
    symbol,
    name: symbol,
    logoUrl: undefined,
    verified: true,
    decimals: 6,
    uiMultiplier: 1,
    uiScale: undefined,
    priceUsd,
  }
}

test('spends cycle by cycle until nothing is left, with the rest in the last cycle', () => {
  expect(spentByHourRaw(state, now, 4)).toEqual([100_000_000n, 100_000_000n, 50_000_000n, 0n])
})

test.each([7, 60, 3_599, 3_600, 5_000])(
  'puts cycles every %i s into the same hours as the list of cycles',
  (every) => {
    const order = { ...state, cycleFrequencySeconds: every, inAmountPerCycleRaw: 1_234_567n }
    const listed = planCycles(order, now, 100_000)
    const sums = [0, 1, 2].map((hour) =>
      listed
        .filter(({ at }) => at >= now + hour * 3_600 && at < now + (hour + 1) * 3_600)
        .reduce((sum, { inputRaw }) => sum + inputRaw, 0n),
    )
    expect(spentByHourRaw(order, now, 3)).toEqual(sums)
  },
)

test('continues an overdue order from now, and spends nothing without an amount per cycle', () => {
  expect(spentByHourRaw({ ...state, nextCycleAt: 0 }, now, 1)).toEqual([100_000_000n])
  expect(spentByHourRaw({ ...state, inAmountPerCycleRaw: 0n }, now, 1)).toEqual([0n])
})

test('adds orders by the token they trade, on either side', () => {
  const sol = side(mints.wSOL, 'SOL', 200)
  const buys = { state, input: usdc, output: sol, buy: true }
  const sells = { state: { ...state, nextCycleAt: now }, input: sol, output: usdc, buy: false }
  expect(plannedSpend([buys, sells], now, 3)).toEqual({
    series: [
      { token: { mint: mints.wSOL, symbol: 'SOL', verified: true }, usdByHour: [20_100, 20_100, 10_050] },
    ],
    unpricedOrders: 0,
  })
})

test('lists five tokens separately, largest first, and adds up the others', () => {
  const orders = [1, 2, 3, 4, 5, 6, 7].map((cents) => ({
    state: {
      ...state,
      inAmountPerCycleRaw: BigInt(cents) * 10_000n,
      inDepositedRaw: BigInt(cents) * 10_000n,
    },
    input: usdc,
    output: side(addressOf(`token ${cents}`), `T${cents}`, undefined),
    buy: true,
  }))
  const { series } = plannedSpend(orders, now, 1)
  expect(series.map(({ token }) => token?.symbol)).toEqual(['T7', 'T6', 'T5', 'T4', 'T3', undefined])
  expect(series.at(-1)?.usdByHour[0]).toBeCloseTo(0.03)
})

test('counts an order whose input has no price, but adds nothing', () => {
  const order = { state, input: side(mints.USDC, 'USDC', undefined), output: usdc, buy: true }
  expect(plannedSpend([order], now, 2)).toEqual({ series: [], unpricedOrders: 1 })
})
