import { expect, test } from 'vitest'
import type { PerpMarketWire } from '~/contracts/perp'
import { marketsAnswer, perpMarketWire } from '../../../tests/helpers/perp-wires'
import { followFigure, type PrintFigure } from './follow-figure'
import { changeText } from './market-figures'
import { startMarkets } from './markets-state'
import { createMarketsStore } from './markets-store'

const market = (publicKey: string, priceChange24Hour: number) =>
  perpMarketWire(publicKey, { priceChange24Hour })

const meta = { source: 'simulated', dataTime: 100, dataSlot: 1, notice: null } as const
const stateOf = (...markets: readonly PerpMarketWire[]) =>
  startMarkets(marketsAnswer(markets, 100, meta), null)

const printChange: PrintFigure = (market) => {
  const change = market?.priceChange24Hour ?? null
  return { text: changeText(change), className: change !== null && change < 0 ? 'down' : 'up' }
}

/** An element with one text, as the server has drawn it. */
const drawn = (text: string, className = '') => {
  const element = {
    className,
    firstChild: { nodeValue: text as string | null },
    get textContent() {
      return element.firstChild.nodeValue
    },
    set textContent(_: string | null) {
      throw new Error('a new text in place of the one that is there')
    },
  }
  return element
}

test('a figure writes what its market reads, and its tone, into the text that is there', () => {
  const store = createMarketsStore(stateOf(market('SOL', 2), market('BTC', 3)))
  const element = drawn('+2.00%', 'up')
  followFigure(store, 'SOL', printChange)(element)
  store.set(stateOf(market('SOL', -1.5), market('BTC', 3)))
  expect(element.textContent).toBe('−1.50%')
  expect(element.className).toBe('down')
})

test('a figure that is shown for another market than it was drawn for reads the new one at once', () => {
  const store = createMarketsStore(stateOf(market('SOL', 2), market('BTC', 3)))
  const element = drawn('+2.00%', 'up')
  followFigure(store, 'BTC', printChange)(element)
  expect(element.textContent).toBe('+3.00%')
})

test('a figure that has left the page is not written any more', () => {
  const store = createMarketsStore(stateOf(market('SOL', 2)))
  const element = drawn('+2.00%', 'up')
  const follow = followFigure(store, 'SOL', printChange)
  follow(element)
  follow(null)
  store.set(stateOf(market('SOL', 5)))
  expect(element.textContent).toBe('+2.00%')
})

test('only markets that have changed are told, and those who follow one before those who hear of all', () => {
  const [sol, btc] = [market('SOL', 2), market('BTC', 3)]
  const store = createMarketsStore(stateOf(sol, btc))
  const heard: string[] = []
  store.subscribe(() => heard.push('all'))
  store.follow('SOL', () => heard.push('SOL'))
  store.follow('BTC', () => heard.push('BTC'))
  store.set(stateOf(sol, market('BTC', 4)))
  expect(heard).toEqual(['BTC', 'all'])
})

test('a market that has left the lists is known no more', () => {
  const store = createMarketsStore(stateOf(market('SOL', 2), market('BTC', 3)))
  store.set(stateOf(market('BTC', 3)))
  expect(store.marketOf('SOL')).toBeUndefined()
  expect(store.first().markets).toHaveLength(2)
})
