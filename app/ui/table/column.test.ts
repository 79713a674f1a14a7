import { expect, test } from 'vitest'
import { columnOf, looksSameIn } from './column'

interface Row {
  readonly name: string
  readonly price?: number | null | undefined
}

const column = columnOf<Row, object>()
const looksSame = looksSameIn<Row>([
  column({ key: 'name', reads: ['name'], cell: ({ name }) => name }),
  column({ key: 'price', updates: ['price'], cell: () => null }),
])

test('two versions of a row look different if a field that the cell reads differs', () => {
  expect(looksSame({ name: 'a' }, { name: 'b' })).toBe(false)
})

test('two versions of a row look the same if only a known value changes that updates in place', () => {
  expect(looksSame({ name: 'a', price: 1 }, { name: 'a', price: 2 })).toBe(true)
})

test.each([
  ['null', { name: 'a', price: null }],
  ['undefined', { name: 'a', price: undefined }],
  ['missing', { name: 'a' }],
])('a value that is %s is unknown', (_, unknown) => {
  expect(looksSame(unknown, { name: 'a', price: 1 })).toBe(false)
  expect(looksSame({ name: 'a', price: 1 }, unknown)).toBe(false)
  expect(looksSame(unknown, { name: 'a', price: null })).toBe(true)
})
