import { expect, test } from 'vitest'
import { createRowStore } from './row-store'

interface Row {
  readonly key: string
  readonly price: number
}

const keys = ['SOL', 'BTC', 'ETH'] as const
const pricedAt = (price: number): readonly Row[] => keys.map((key) => ({ key, price }))

/** Creates a store whose idle work runs only when the test calls it, and records the notifications. */
function followed() {
  const requested = new Set<() => boolean>()
  const store = createRowStore<Row>(
    ({ key }) => key,
    pricedAt(1),
    (work) => requested.add(work),
  )
  const told: string[] = []
  const leaves = keys.map((key) => store.follow(key, ({ price }) => told.push(`${key} ${price}`)))
  const work = () => [...requested].map((piece) => piece())
  return { store, told, work, leaves }
}

test('notifies of rows in view immediately, and of others one by one when there is time', () => {
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

test('notifies a row that comes into view of missed changes, if any', () => {
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

test('notifies once of several versions of a row out of view, with the newest', () => {
  const { store, told, work } = followed()
  store.setInView('BTC', false)
  store.set(pricedAt(2))
  store.set(pricedAt(3))
  expect(work()).toEqual([false])
  expect(told.filter((line) => line.startsWith('BTC'))).toEqual(['BTC 3'])
})

test('does no idle work for a row that was removed or has no listener', () => {
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
