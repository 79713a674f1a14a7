import { expect, test } from 'vitest'
import { combined, liveRow, mapped, writeText, writtenBy } from './live-value'
import { createRowStore } from './row-store'

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

/** An element with one text, as the server has drawn it. */
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

test('an element writes what its row reads into the text that is there', () => {
  const store = storeOf(sol, btc)
  const element = drawn('2.00')
  writtenBy(liveRow(sol!, 'SOL', store)(priceOf), writePrice)?.(element)
  store.set([{ key: 'SOL', price: 1.5 }, btc!])
  expect(element.textContent).toBe('1.50')
})

test('an element that was drawn of an older version reads the newest as soon as it stands on the page', () => {
  const store = storeOf(sol)
  const price = liveRow(sol!, 'SOL', store)(priceOf)
  store.set([{ key: 'SOL', price: 4 }])
  const element = drawn('2.00')
  writtenBy(price, writePrice)?.(element)
  expect(element.textContent).toBe('4.00')
})

test('a number that is drawn again as it was drawn before replaces what was written meanwhile', () => {
  const store = storeOf(sol)
  const element = drawn('2.00')
  const first = writtenBy(liveRow(sol!, 'SOL', store)(priceOf), writePrice)
  first?.(element)
  store.set([{ key: 'SOL', price: 4 }])
  const again: Row = { key: 'SOL', price: 2 }
  first?.(null)
  store.set([again])
  // React compares with what it drew itself, 2.00, and leaves the element alone.
  writtenBy(liveRow(again, 'SOL', store)(priceOf), writePrice)?.(element)
  expect(element.textContent).toBe('2.00')
})

test('only what has changed of a row is told', () => {
  const store = storeOf(sol)
  const heard: (number | null)[] = []
  liveRow(sol!, 'SOL', store)(priceOf).follow((price) => heard.push(price))
  store.set([{ key: 'SOL', price: 2 }])
  store.set([{ key: 'SOL', price: 5 }])
  expect(heard).toEqual([2, 5])
})

test('an element that has left the page is not written any more, and is not known any more', () => {
  const store = storeOf(sol)
  const element = drawn('2.00')
  const ref = writtenBy(liveRow(sol!, 'SOL', store)(priceOf), writePrice)
  ref?.(element)
  ref?.(null)
  store.set([{ key: 'SOL', price: 5 }])
  expect(element.textContent).toBe('2.00')
})

test('what goes missing is left to the next drawing', () => {
  const store = storeOf(sol)
  const element = drawn('2.00')
  writtenBy(liveRow(sol!, 'SOL', store)(priceOf), writePrice)?.(element)
  store.set([{ key: 'SOL', price: null }])
  expect(element.textContent).toBe('2.00')
})

test('a row without a store stays as it is drawn, and a plain value writes nothing', () => {
  expect(liveRow(sol!, 'SOL', undefined)(priceOf).now()).toBe(2)
  expect(writtenBy(5, writePrice)).toBeUndefined()
})

test('what is read of two values follows both', () => {
  const store = storeOf(sol, btc)
  const live = (row: Row) => liveRow(row, row.key, store)(priceOf)
  const heard: number[] = []
  const ratio = combined(live(sol!), live(btc!), (one, other) => (one ?? 0) / (other ?? 1))
  const leave = mapped(ratio, (value) => 100 * value).follow((percent) => heard.push(percent))
  store.set([{ key: 'SOL', price: 6 }, btc!])
  store.set([
    { key: 'SOL', price: 6 },
    { key: 'BTC', price: 4 },
  ])
  leave()
  store.set([sol!, btc!])
  expect(heard).toEqual([100 * (2 / 3), 200, 150])
})

test('a store tells of rows that have changed, and knows none that has left', () => {
  const store = storeOf(sol, btc)
  const heard: string[] = []
  store.follow('SOL', () => heard.push('SOL'))
  store.follow('BTC', () => heard.push('BTC'))
  store.set([sol!, { key: 'BTC', price: 4 }])
  expect(heard).toEqual(['BTC'])
  store.set([sol!])
  expect(store.rowOf('BTC')).toBeUndefined()
})
