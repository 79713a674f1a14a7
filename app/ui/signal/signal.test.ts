import { expect, test } from 'vitest'
import { createRowStore } from './row-store'
import { bind, combine, map, rowSignal, writeText } from './signal'

interface Row {
  readonly key: string
  readonly price: number | null
}

const [sol, btc]: readonly Row[] = [
  { key: 'SOL', price: 2 },
  { key: 'BTC', price: 3 },
]
const storeOf = (...rows: readonly (Row | undefined)[]) =>
  createRowStore<Row>(
    ({ key }) => key,
    rows.flatMap((row) => row ?? []),
  )
const priceOf = ({ price }: Row) => price

/** Creates an element with one text node, like an element that the server has rendered. */
const drawn = (text: string) => {
  const element = {
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
const writePrice = (element: ReturnType<typeof drawn>, price: number) => writeText(element, price.toFixed(2))

test("writes a row's new value into the existing text node", () => {
  const store = storeOf(sol, btc)
  const element = drawn('2.00')
  bind(rowSignal(sol!, 'SOL', store)(priceOf), writePrice)?.(element)
  store.set([{ key: 'SOL', price: 1.5 }, btc!])
  expect(element.textContent).toBe('1.50')
})

test('shows the newest value as soon as an element rendered with an older one is mounted', () => {
  const store = storeOf(sol)
  const price = rowSignal(sol!, 'SOL', store)(priceOf)
  store.set([{ key: 'SOL', price: 4 }])
  const element = drawn('2.00')
  bind(price, writePrice)?.(element)
  expect(element.textContent).toBe('4.00')
})

test('replaces a written value if the same number is rendered again', () => {
  const store = storeOf(sol)
  const element = drawn('2.00')
  const first = bind(rowSignal(sol!, 'SOL', store)(priceOf), writePrice)
  first?.(element)
  store.set([{ key: 'SOL', price: 4 }])
  const again: Row = { key: 'SOL', price: 2 }
  first?.(null)
  store.set([again])
  // React compares the new value with its own last render, 2.00, and does not change the element.
  bind(rowSignal(again, 'SOL', store)(priceOf), writePrice)?.(element)
  expect(element.textContent).toBe('2.00')
})

test('notifies only of changed values', () => {
  const store = storeOf(sol)
  const heard: (number | null)[] = []
  rowSignal(sol!, 'SOL', store)(priceOf).follow((price) => heard.push(price))
  store.set([{ key: 'SOL', price: 2 }])
  store.set([{ key: 'SOL', price: 5 }])
  expect(heard).toEqual([2, 5])
})

test('stops writing to a removed element and forgets it', () => {
  const store = storeOf(sol)
  const element = drawn('2.00')
  const ref = bind(rowSignal(sol!, 'SOL', store)(priceOf), writePrice)
  ref?.(element)
  ref?.(null)
  store.set([{ key: 'SOL', price: 5 }])
  expect(element.textContent).toBe('2.00')
})

test('leaves the element unchanged if its value goes missing, until the next render', () => {
  const store = storeOf(sol)
  const element = drawn('2.00')
  bind(rowSignal(sol!, 'SOL', store)(priceOf), writePrice)?.(element)
  store.set([{ key: 'SOL', price: null }])
  expect(element.textContent).toBe('2.00')
})

test('keeps a row without a store as rendered, and writes nothing for a plain value', () => {
  expect(rowSignal(sol!, 'SOL', undefined)(priceOf).now()).toBe(2)
  expect(bind(5, writePrice)).toBeUndefined()
})

test('notifies of changes to either of two combined values', () => {
  const store = storeOf(sol, btc)
  const live = (row: Row) => rowSignal(row, row.key, store)(priceOf)
  const heard: number[] = []
  const ratio = combine(live(sol!), live(btc!), (one, other) => (one ?? 0) / (other ?? 1))
  const leave = map(ratio, (value) => 100 * value).follow((percent) => heard.push(percent))
  store.set([{ key: 'SOL', price: 6 }, btc!])
  store.set([
    { key: 'SOL', price: 6 },
    { key: 'BTC', price: 4 },
  ])
  leave()
  store.set([sol!, btc!])
  expect(heard).toEqual([100 * (2 / 3), 200, 150])
})

test('notifies of changed rows and forgets removed listeners', () => {
  const store = storeOf(sol, btc)
  const heard: string[] = []
  store.follow('SOL', () => heard.push('SOL'))
  store.follow('BTC', () => heard.push('BTC'))
  store.set([sol!, { key: 'BTC', price: 4 }])
  expect(heard).toEqual(['BTC'])
  store.set([sol!])
  expect(store.rowOf('BTC')).toBeUndefined()
})
