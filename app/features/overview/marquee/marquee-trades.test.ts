import { expect, test } from 'vitest'
import type { TradeType } from '~/domain/protocol/trade-type'
import { marqueeTrades } from './marquee-trades'

const trade = (tradeType: TradeType, timestamp: number) => ({ tradeType, timestamp })
const times = (trades: readonly { readonly timestamp: number }[]) => trades.map(({ timestamp }) => timestamp)

test('keeps the first three perp trades of all venues and the first seven other trades, newest first', () => {
  const perps = [40, 10, 30, 99, 98].map((at) => trade(at === 10 ? 'velocity_perp' : 'drift_perp', at))
  const others = [5, 20, 25, 1, 2, 3, 4, 97].map((at) => trade('kamino', at))
  expect(times(marqueeTrades([...perps, ...others]))).toEqual([40, 30, 25, 20, 10, 5, 4, 3, 2, 1])
})

test('does not replace missing perp trades with other trades', () => {
  const others = [8, 7, 6, 5, 4, 3, 2, 1].map((at) => trade('jupiter_limit', at))
  expect(times(marqueeTrades([...others, trade('drift_perp', 9)]))).toEqual([9, 8, 7, 6, 5, 4, 3, 2])
})

test('returns an empty list if there are no trades', () => {
  expect(marqueeTrades([])).toEqual([])
})
