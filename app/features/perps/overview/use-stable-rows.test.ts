import { expect, test } from 'vitest'
import { sameOrNext } from './use-stable-rows'

const row = (name: string, price: number) => ({ name, price })
const looksSame = (one: { name: string }, other: { name: string }) => one.name === other.name
const before = [row('SOL', 1), row('BTC', 2)]

test('returns the same list if all rows read the same', () => {
  expect(sameOrNext(before, [row('SOL', 3), row('BTC', 4)], looksSame)).toBe(before)
})

test('replaces only the positions where another row appears', () => {
  const next = [row('SOL', 3), row('ETH', 4)]
  const merged = sameOrNext(before, next, looksSame)
  expect(merged[0]).toBe(before[0])
  expect(merged[1]).toBe(next[1])
})

test('returns a new list if the length changes', () => {
  expect(sameOrNext(before, [row('SOL', 1)], looksSame)).toEqual([before[0]])
  expect(sameOrNext(before, [...before, row('ETH', 1)], looksSame)).toHaveLength(3)
})
