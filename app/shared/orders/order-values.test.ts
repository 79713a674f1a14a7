import { expect, test } from 'vitest'
import type { DcaOrderWire, KaminoOrderWire, LimitOrderWire } from '~/contracts/orders/order'
import { awayPercent, remainingUsd, secondsLeft } from './order-values'

const limit = (fields: Partial<LimitOrderWire>) =>
  ({
    buy: true,
    limitPriceUsd: null,
    inputMintPrice: null,
    outputMintPrice: null,
    ...fields,
  }) as LimitOrderWire
const kamino = (fields: Partial<KaminoOrderWire>) =>
  ({ remainingInputAmount: null, inputMintPrice: null, ...fields }) as KaminoOrderWire
const dca = (fields: Partial<DcaOrderWire>) =>
  ({
    inDepositedRaw: '1000',
    inUsedRaw: '400',
    inWithdrawnRaw: '0',
    inAmountPerCycleRaw: '200',
    cycleFrequency: 60,
    nextCycleAt: 1030,
    ...fields,
  }) as DcaOrderWire

test('returns a negative distance for a buy order with a limit below the market price', () => {
  expect(awayPercent(limit({ buy: true, limitPriceUsd: 75, outputMintPrice: 100, inputMintPrice: 1 }))).toBe(
    -25,
  )
})

test('returns a positive distance for a sell order with a limit above the market price', () => {
  expect(
    awayPercent(limit({ buy: false, limitPriceUsd: 150, outputMintPrice: 1, inputMintPrice: 100 })),
  ).toBe(50)
})

test('returns no distance if a price is unknown', () => {
  expect(awayPercent(limit({ limitPriceUsd: 75 }))).toBeUndefined()
  expect(awayPercent(limit({ outputMintPrice: 100 }))).toBeUndefined()
  expect(awayPercent(limit({ limitPriceUsd: 75, outputMintPrice: 0 }))).toBeUndefined()
})

test('values the remaining amount of a Kamino order at the current price of the input token', () => {
  expect(remainingUsd(kamino({ remainingInputAmount: 12.5, inputMintPrice: 4 }))).toBe(50)
  expect(remainingUsd(kamino({ remainingInputAmount: 0, inputMintPrice: 4 }))).toBe(0)
  expect(remainingUsd(kamino({ remainingInputAmount: 12.5 }))).toBeNull()
  expect(remainingUsd(kamino({ inputMintPrice: 4 }))).toBeNull()
})

test('adds the time until the next cycle and two full cycles if three cycles remain', () => {
  expect(secondsLeft(dca({}), 1000)).toBe(30 + 2 * 60)
})

test('keeps the last digit of an amount beyond 2^53', () => {
  const order = dca({
    inDepositedRaw: '18446744073709551615',
    inUsedRaw: '18446744073709551614',
    inAmountPerCycleRaw: '1',
  })
  expect(secondsLeft(order, 1000)).toBe(30)
})
