import { expect, test } from 'vitest'
import type { DcaOrderWire, KaminoOrderWire, LimitOrderWire } from '~/contracts/order'
import { awayPercent, remainingUsd, secondsLeft } from './order-figures'

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

test('a buy below the market is away by less than zero', () => {
  expect(awayPercent(limit({ buy: true, limitPriceUsd: 75, outputMintPrice: 100, inputMintPrice: 1 }))).toBe(
    -25,
  )
})

test('a sell above the market is away by more than zero', () => {
  expect(
    awayPercent(limit({ buy: false, limitPriceUsd: 150, outputMintPrice: 1, inputMintPrice: 100 })),
  ).toBe(50)
})

test('without a price on either side nobody knows how far a limit is away', () => {
  expect(awayPercent(limit({ limitPriceUsd: 75 }))).toBeUndefined()
  expect(awayPercent(limit({ outputMintPrice: 100 }))).toBeUndefined()
  expect(awayPercent(limit({ limitPriceUsd: 75, outputMintPrice: 0 }))).toBeUndefined()
})

test('what a Kamino order still offers is worth its input at the current price', () => {
  expect(remainingUsd(kamino({ remainingInputAmount: 12.5, inputMintPrice: 4 }))).toBe(50)
  expect(remainingUsd(kamino({ remainingInputAmount: 0, inputMintPrice: 4 }))).toBe(0)
  expect(remainingUsd(kamino({ remainingInputAmount: 12.5 }))).toBeNull()
  expect(remainingUsd(kamino({ inputMintPrice: 4 }))).toBeNull()
})

test('three cycles remain: the wait for the first, then two more', () => {
  expect(secondsLeft(dca({}), 1000)).toBe(30 + 2 * 60)
})

test('an amount beyond 2^53 keeps its last digit', () => {
  const order = dca({
    inDepositedRaw: '18446744073709551615',
    inUsedRaw: '18446744073709551614',
    inAmountPerCycleRaw: '1',
  })
  expect(secondsLeft(order, 1000)).toBe(30)
})
