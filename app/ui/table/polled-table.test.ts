import './style-scope.fixture'
import { expect, test } from 'vitest'
import { looksSameIn } from './column'
import { keepRows } from './polled-table'

interface Row {
  readonly key: string
  readonly price: number
  readonly readAt: number
}

const looksSame = looksSameIn<Row>([{ reads: ['key'] }, { reads: ['price'] }])
const row = (key: string, price: number, readAt: number): Row => ({ key, price, readAt })

test('keeps the object of a row whose drawn fields are the same, even if the row moves', () => {
  const before = [row('SOL', 1, 10), row('BTC', 2, 10)]
  const next = [row('BTC', 2, 20), row('SOL', 3, 20)]
  const kept = keepRows(before, next, ({ key }) => key, looksSame)
  expect(kept[0]).toBe(before[1])
  expect(kept[1]).toBe(next[1])
})
