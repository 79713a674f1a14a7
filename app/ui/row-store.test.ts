import { expect, test } from 'vitest'
import { createRowStore } from './row-store'

interface Row {
  readonly key: string
  readonly price: number
}

const keys = ['SOL', 'BTC', 'ETH'] as const
const pricedAt = (price: number): readonly Row[] => keys.map((key) => ({ key, price }))

/** A store whose later work is done when the test says so; what its followers were told. */
function followed() {
  const asked = new Set<() => boolean>()
  const store = createRowStore<Row>(
    ({ key }) => key,
    pricedAt(1),
    (work) => asked.add(work),
  )
  const told: string[] = []
  const leaves = keys.map((key) => store.follow(key, ({ price }) => told.push(`${key} ${price}`)))
  const work = () => [...asked].map((piece) => piece())
  return { store, told, work, leaves }
}

test('rows in view are told at once, those out of view piece by piece when there is time', () => {
  const { store, told, work } = followed()
  store.setInView('BTC', false)
  store.setInView('ETH', false)
  store.set(pricedAt(2))
  expect(told).toEqual(['SOL 2'])
  expect(work()).toEqual([true])
  expect(told).toEqual(['SOL 2', 'BTC 2'])
  expect(work()).toEqual([false])
  expect(told).toEqual(['SOL 2', 'BTC 2', 'ETH 2'])
})

test('a row that comes into view is told at once what it has missed, and nothing where it has missed nothing', () => {
  const { store, told } = followed()
  store.setInView('BTC', false)
  store.setInView('ETH', false)
  store.set([...pricedAt(2).slice(0, 2), ...pricedAt(1).slice(2)])
  told.length = 0
  store.setInView('BTC', true)
  expect(told).toEqual(['BTC 2'])
  store.setInView('BTC', false)
  store.setInView('BTC', true)
  expect(told).toEqual(['BTC 2'])
})

test('several versions of a row out of view are one piece of work and end with the newest', () => {
  const { store, told, work } = followed()
  store.setInView('BTC', false)
  store.set(pricedAt(2))
  store.set(pricedAt(3))
  expect(work()).toEqual([false])
  expect(told.filter((line) => line.startsWith('BTC'))).toEqual(['BTC 3'])
})

test('a row that has left the list, or that nobody follows any more, is no work left over', () => {
  const { store, told, work, leaves } = followed()
  store.setInView('BTC', false)
  store.setInView('ETH', false)
  store.set(pricedAt(2))
  store.set(pricedAt(2).filter(({ key }) => key !== 'BTC'))
  for (const leave of leaves) leave()
  told.length = 0
  expect(work()).toEqual([true])
  expect(work()).toEqual([false])
  expect(told).toEqual([])
})
