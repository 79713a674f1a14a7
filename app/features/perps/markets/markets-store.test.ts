import { expect, test } from 'vitest'
import { marketsResult, perpMarketWire } from '../../../../tests/helpers/web/perp-wires'
import { startMarkets } from './markets-state'
import { createMarketsStore } from './markets-store'

const market = (publicKey: string, priceChange24Hour: number) =>
  perpMarketWire(publicKey, { priceChange24Hour })

const meta = { source: 'simulated', dataTime: 100, dataSlot: 1, notice: null } as const
const stateOf = (...markets: readonly ReturnType<typeof market>[]) =>
  startMarkets({ choice: 'drift', answer: marketsResult(markets, 100, meta), stats: null })

test('notifies followers of the changed market only, before subscribers of all markets', () => {
  const [sol, btc] = [market('SOL', 2), market('BTC', 3)]
  const store = createMarketsStore(stateOf(sol, btc))
  const heard: string[] = []
  store.subscribe(() => heard.push('all'))
  store.follow('SOL', () => heard.push('SOL'))
  store.follow('BTC', () => heard.push('BTC'))
  store.set(stateOf(sol, market('BTC', 4)))
  expect(heard).toEqual(['BTC', 'all'])
})

test('forgets a market that has left the list', () => {
  const store = createMarketsStore(stateOf(market('SOL', 2), market('BTC', 3)))
  store.set(stateOf(market('BTC', 3)))
  expect(store.marketOf('SOL')).toBeUndefined()
  expect(store.first().markets).toHaveLength(2)
})
