import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  computeBreakEvenPriceUsd,
  computeEntryPriceUsd,
  computeFillPriceUsd,
  computeFundingAprPercent,
  computeFundingRateBps,
  computeLongShortRatio,
  computeMarketAverageFundingRateBps,
  computeMarketFundingRateBps,
  computeNotionalUsd,
  computeOpenInterestBase,
  computeOpenInterestBaseRaw,
  computeOpenInterestUsd,
  computePriceUsd,
  computeUnrealizedPnlUsd,
  computeUnsettledFundingUsd,
  computeVolume24hUsd,
} from './perp-math'

// Numbers of real accounts: SOL-PERP at slot 405286914, XRP-PERP at slot 354806508, and User 8BGz…Exvq3
// (short 5.5 SOL).
const solPerp = {
  longBaseRaw: 422_751_350_000_000n,
  shortBaseRaw: -425_175_120_000_000n,
  oraclePriceRaw: 85_016_475n,
  oracleTwapPriceRaw: 85_043_706n,
  lastFundingRateRaw: -987_625n,
  last24hAvgFundingRateRaw: -1_206_903n,
  lastFundingOracleTwapPriceRaw: 85_029_676n,
  fundingPeriodSeconds: 3600,
  volume24hQuoteRaw: 21_702_819_705_585n,
  lastTradeAt: 1_773_072_618,
  cumulativeFundingLongRaw: 44_901_176_776n,
  cumulativeFundingShortRaw: 44_694_977_101n,
}
const shortPosition = {
  baseRaw: -5_500_000_000n,
  quoteRaw: 403_467_586n,
  quoteEntryRaw: 391_135_250n,
  quoteBreakEvenRaw: 390_777_134n,
  lastCumulativeFundingRaw: 4_879_582_661n,
}

test('takes the larger side as open interest, in base units and at the oracle price', () => {
  expect(computeOpenInterestBaseRaw(solPerp)).toBe(425_175_120_000_000n)
  expect(computeOpenInterestBase(solPerp)).toBe(425_175.12)
  expect(computeOpenInterestUsd(solPerp)).toBeCloseTo(36_146_889.96, 2)
})

test('gives open interest no USD value without an oracle price', () => {
  expect(computeOpenInterestUsd({ ...solPerp, oraclePriceRaw: 0n })).toBeUndefined()
  expect(computeOpenInterestUsd({ ...solPerp, oraclePriceRaw: -1n })).toBeUndefined()
})

test('gives a market without positions an open interest of 0 USD', () => {
  expect(computeOpenInterestUsd({ ...solPerp, longBaseRaw: 0n, shortBaseRaw: 0n })).toBe(0)
})

test('divides user longs by user shorts, and returns no ratio if one side is empty', () => {
  expect(computeLongShortRatio(solPerp)).toBeCloseTo(0.994299361, 9)
  expect(computeLongShortRatio({ longBaseRaw: 3n, shortBaseRaw: -1n })).toBe(3)
  expect(computeLongShortRatio({ longBaseRaw: 0n, shortBaseRaw: -1n })).toBeUndefined()
  expect(computeLongShortRatio({ longBaseRaw: 1n, shortBaseRaw: 0n })).toBeUndefined()
})

test('computes the funding rate in basis points per hour of the oracle TWAP at which it was set', () => {
  expect(computeMarketFundingRateBps(solPerp)).toBeCloseTo(-0.116150625, 8)
})

test('uses the current TWAP for markets without the TWAP of the update', () => {
  const xrpPerp = {
    lastFundingRateRaw: 61_916n,
    lastFundingOracleTwapPriceRaw: 0n,
    oracleTwapPriceRaw: 3_613_435n,
    fundingPeriodSeconds: 3600,
  }
  expect(computeMarketFundingRateBps(xrpPerp)).toBeCloseTo(0.171349422, 8)
})

test('computes the average funding rate at the current oracle TWAP', () => {
  expect(computeMarketAverageFundingRateBps(solPerp)).toBeCloseTo(-0.141915617, 8)
})

test('converts funding of another period to one hour', () => {
  expect(computeFundingRateBps(1_000_000n, 1_000_000n, 3600)).toBe(10)
  expect(computeFundingRateBps(1_000_000n, 1_000_000n, 300)).toBe(120)
})

test('returns no funding rate without a TWAP or a period', () => {
  expect(computeFundingRateBps(1n, 0n, 3600)).toBeUndefined()
  expect(computeFundingRateBps(1n, -1n, 3600)).toBeUndefined()
  expect(computeFundingRateBps(1n, 1n, 0)).toBeUndefined()
})

test('converts 0.125 basis points per hour to 10.95 percent a year', () => {
  expect(computeFundingAprPercent(0.125)).toBeCloseTo(10.95, 10)
  expect(computeFundingAprPercent(-0.116150625)).toBeCloseTo(-10.1747947, 6)
})

test('decays the rolling volume linearly to zero one day after the last trade', () => {
  expect(computeVolume24hUsd(solPerp, solPerp.lastTradeAt)).toBe(21_702_819.705585)
  expect(computeVolume24hUsd(solPerp, solPerp.lastTradeAt + 3600)).toBeCloseTo(20_798_535.551186, 5)
  expect(computeVolume24hUsd(solPerp, solPerp.lastTradeAt + 86_400)).toBe(0)
  expect(computeVolume24hUsd(solPerp, solPerp.lastTradeAt + 900_000)).toBe(0)
})

test('does not inflate the volume if the clock is behind the last trade', () => {
  expect(computeVolume24hUsd(solPerp, solPerp.lastTradeAt - 60)).toBe(21_702_819.705585)
})

test('treats prices of zero or less as unknown', () => {
  expect(computePriceUsd(85_016_475n)).toBe(85.016475)
  expect(computePriceUsd(0n)).toBeUndefined()
  expect(computePriceUsd(-5n)).toBeUndefined()
})

test('computes the notional from size and price, regardless of the sign', () => {
  expect(computeNotionalUsd(shortPosition.baseRaw, solPerp.oraclePriceRaw)).toBeCloseTo(467.5906125, 9)
  expect(computeNotionalUsd(5_500_000_000n, solPerp.oraclePriceRaw)).toBeCloseTo(467.5906125, 9)
  expect(computeNotionalUsd(5n, 0n)).toBeUndefined()
})

test('computes the price of an execution as quote per base', () => {
  expect(computeFillPriceUsd(500_000_000n, 74_552_236n)).toBe(149.104472)
  expect(computeFillPriceUsd(219_000_000_000n, 248_324_100n)).toBeCloseTo(1.1339, 12)
  expect(computeFillPriceUsd(0n, 1n)).toBeUndefined()
})

test('returns positive entry and break-even prices for longs and shorts', () => {
  expect(computeEntryPriceUsd(shortPosition)).toBeCloseTo(71.1155, 6)
  expect(computeBreakEvenPriceUsd(shortPosition)).toBeCloseTo(71.050388, 6)
  expect(computeEntryPriceUsd({ baseRaw: 160_000_000n, quoteEntryRaw: -364_764_800n })).toBe(2279.78)
  expect(computeEntryPriceUsd({ baseRaw: 0n, quoteEntryRaw: 5n })).toBeUndefined()
  expect(computeBreakEvenPriceUsd({ baseRaw: 0n, quoteBreakEvenRaw: 5n })).toBeUndefined()
})

test('computes unrealized profit as the result of closing at the oracle price', () => {
  expect(computeUnrealizedPnlUsd(shortPosition, solPerp.oraclePriceRaw)).toBeCloseTo(-64.1230265, 9)
  expect(computeUnrealizedPnlUsd(shortPosition, 0n)).toBeUndefined()
  // 2 SOL entered at 180, with 300 of earlier trades not yet settled.
  expect(
    computeUnrealizedPnlUsd({ baseRaw: 2_000_000_000n, quoteRaw: -60_000_000n }, 181_000_000n),
  ).toBeCloseTo(302, 9)
  expect(computeUnrealizedPnlUsd({ baseRaw: 0n, quoteRaw: 1_500_000n }, 0n)).toBe(1.5)
})

test('credits funding to a short while the cumulative rate rises, and debits a long', () => {
  expect(computeUnsettledFundingUsd(shortPosition, solPerp)).toBeCloseTo(218.98466942, 8)
  const long = { baseRaw: 160_000_000n, lastCumulativeFundingRaw: 273_468_321_045n }
  const ethPerp = {
    cumulativeFundingLongRaw: 1_181_515_781_081n,
    cumulativeFundingShortRaw: 1_179_889_156_104n,
  }
  expect(computeUnsettledFundingUsd(long, ethPerp)).toBeCloseTo(-145.2875936, 7)
  expect(computeUnsettledFundingUsd({ ...long, baseRaw: 0n }, ethPerp)).toBe(0)
})

test('returns only finite numbers for any input', () => {
  const wide = fc.bigInt(-(2n ** 127n), 2n ** 127n)
  const narrow = fc.bigInt(-(2n ** 63n), 2n ** 63n)
  fc.assert(
    fc.property(wide, wide, narrow, narrow, fc.integer(), (long, short, price, amount, seconds) => {
      const market = {
        longBaseRaw: long,
        shortBaseRaw: short,
        oraclePriceRaw: price,
        volume24hQuoteRaw: amount,
        lastTradeAt: seconds,
        cumulativeFundingLongRaw: long,
        cumulativeFundingShortRaw: short,
      }
      const position = {
        baseRaw: amount,
        quoteRaw: price,
        quoteEntryRaw: price,
        lastCumulativeFundingRaw: price,
      }
      const numbers = [
        computeOpenInterestBase(market),
        computeOpenInterestUsd(market),
        computeLongShortRatio(market),
        computeFundingRateBps(amount, price, seconds),
        computeVolume24hUsd(market, 0),
        computeNotionalUsd(amount, price),
        computeFillPriceUsd(amount, price),
        computeEntryPriceUsd(position),
        computeUnrealizedPnlUsd(position, price),
        computeUnsettledFundingUsd(position, market),
      ]
      for (const number of numbers) expect(number === undefined || Number.isFinite(number)).toBe(true)
    }),
  )
})
